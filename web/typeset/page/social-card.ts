import type { NewspaperToSet } from "../newspaper.ts";
import type { PageScene } from "../scene.ts";
import { templateOf } from "../templates/templates.ts";
import type { Board } from "./board.ts";
import { setName, setScotch } from "./device-masthead.ts";
import { narrowTemplate } from "./device-press.ts";
import { placeAndDate } from "./edition-texts.ts";
import { ascentOf } from "./fit-block.ts";
import { openBoard, openPress, type Press, type TypesetTools } from "./press.ts";
import { scaleScene } from "./scale-scene.ts";
import { type CardArea, setUprightStory, setWideStory } from "./social-card-story.ts";

/** Size of a card in pixels. */
export interface CardSize {
  width: number;
  height: number;
}

/** Width of a card in the template's points: its smallest type is then ten pixels high where the card is shown 500 pixels wide. */
const cardWidth = { wide: 292, upright: 266 } as const;
/** Width over height from which picture and words stand side by side. */
const wideFrom = 1.3;
const margin = 11;
const top = 6;
const foot = 6;

/**
 * A newspaper as one picture for social networks, composed for its size: nameplate, folio, headline, picture, deck, and first sentences of
 * the story where they have room. Everything on it is whole: text that has no room is left out, never cut off. A headline that fits at
 * no readable size ends with an ellipsis. Deterministic; never throws for its content. `size` in pixels, which are the scene's points.
 */
export function setSocialCard(newspaper: NewspaperToSet, tools: TypesetTools, size: CardSize): PageScene {
  const isWide = size.width / size.height >= wideFrom;
  const width = isWide ? cardWidth.wide : cardWidth.upright;
  const scale = size.width / width;
  const height = size.height / scale;
  const template = templateOf(newspaper.templateId);
  const grid = { margin, columns: 2, gutter: 10 };
  const press = openPress(newspaper, narrowTemplate(template, { width, height }, grid, 0.55), tools);
  const board = openBoard(press);
  const story: CardArea = { x: margin, y: 0, width: width - 2 * margin, height: 0 };
  story.y = setHead(press, board, isWide ? 20 : 26) + 6;
  const closing = height - foot - press.template.rules.thick;
  board.rule("colophon", margin, closing, story.width, press.template.rules.thick);
  story.height = closing - 6 - story.y;
  const frames = isWide ? setWideStory(press, board, story) : setUprightStory(press, board, story);
  const scene = board.scene({
    page: 1,
    width,
    height,
    background: template.config.colors.background,
    template: template.id,
    frames,
    sections: [],
    jumps: [],
  });
  return { ...scaleScene(scene, scale), width: size.width, height: size.height };
}

/** Name, rules and folio. Returns the foot. */
function setHead(press: Press, board: Board, most: number): number {
  const { template, faces, newspaper } = press;
  const width = template.page.width - 2 * margin;
  let y = setName(press, board, margin, top, width, most);
  y = setScotch(press, board, margin, y + 2, width);
  const date = placeAndDate(press);
  const text = date || newspaper.folio.motto || newspaper.region;
  if (!text) return y;
  const role = faces.folio;
  const leading = role.size * 1.5;
  board.run("folio", text, role, margin, y + ascentOf(role) + leading * 0.22, width, { align: "center", least: 0.7 });
  y += leading + 1;
  board.rule("folio", margin, y, width, template.rules.thin);
  return y;
}
