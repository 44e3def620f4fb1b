import type { NewspaperToSet } from "../../../model/newspaper.ts";
import type { PageScene } from "../../../model/scene.ts";
import { templateOf } from "../../../templates/templates.ts";
import { closePage, openBuilder, openContext, type TypesetTools } from "../../context.ts";
import { type MastheadPlace, setNarrowMasthead, setPartingRules } from "../../masthead/narrow-masthead.ts";
import { picturePartOf } from "../../parts/lead-parts.ts";
import { scaleScene } from "../../scale-scene.ts";
import { narrowTemplate } from "./device-context.ts";
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
const foot = 6;
const ruleShare = 0.55;
/** Largest size of the name in points of the template. */
const mostName = { wide: 20, upright: 26 } as const;

/**
 * A newspaper as one picture for social networks, composed for its size: nameplate, folio, headline, picture, deck, and first sentences of
 * the story where they have room. Everything on it is whole: text that has no room is left out, never cut off. A headline that fits at
 * no readable size ends with an ellipsis. Deterministic; never throws for its content. `size` in pixels, which are the scene's points.
 */
export function setSocialCard(newspaper: NewspaperToSet, tools: TypesetTools, size: CardSize): PageScene {
  const shape = size.width / size.height >= wideFrom ? "wide" : "upright";
  const width = cardWidth[shape];
  const scale = size.width / width;
  const height = size.height / scale;
  const template = templateOf(newspaper.templateId);
  const grid = { margin, columns: 2, gutter: 10 };
  const context = openContext(newspaper, narrowTemplate(template, { width, height }, grid, ruleShare), tools);
  const builder = openBuilder(context);
  const measure = width - 2 * margin;
  const place: MastheadPlace = { left: margin, measure, most: mostName[shape], pageCount: 1, ruleShare, brief: true };
  const top = setNarrowMasthead(context, builder, place) + 6;
  // A picture that leaves the template's page at its side leaves the card there too.
  const bleeds = shape === "wide" && picturePartOf(template, newspaper.layout)?.bleed !== undefined;
  const rules = template.manner.strip.rules.reduce((sum, weight) => sum + weight * ruleShare + 1.4, 0);
  const closing = height - foot - rules;
  const hasPicture = context.lead.pictures.length > 0;
  if (!(bleeds && hasPicture)) setPartingRules(context, builder, "colophon", place, closing);
  const story: CardArea = { x: margin, y: top, width: measure, height: closing - 6 - top };
  const bleed = bleeds ? { right: width, top: top - 6, foot: height } : null;
  const frames = shape === "wide" ? setWideStory(context, builder, story, bleed) : setUprightStory(context, builder, story);
  const scene = closePage(context, builder, {
    page: 1,
    height,
    frames,
    sections: [],
  });
  return { ...scaleScene(scene, scale), width: size.width, height: size.height };
}
