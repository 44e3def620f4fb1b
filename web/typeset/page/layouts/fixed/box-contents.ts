import { fields } from "../../../model/fields.ts";
import type { LayoutContext } from "../../context.ts";
import type { Refer } from "../../masthead/ears.ts";
import { almanacRows, holdsRowBox, setRowBox, tableRows } from "../../parts/boxes.ts";
import type { Decks } from "../../parts/decks.ts";
import type { Area, SceneBuilder } from "../../scene-builder.ts";
import { type FixedBox, isCustom } from "./fixed-box.ts";
import { setBylineIn, setCaptionIn, setDecksIn, setHeadIn, setInsideIn, setPictureIn, setQuoteIn } from "./fixed-parts.ts";

/** What a box has to know of the others. */
interface PageOfBoxes {
  readonly boxes: readonly FixedBox[];
  readonly decks: Decks | null;
}

/** False where the box is too small for what it is there for. */
export function setBox(
  context: LayoutContext,
  builder: SceneBuilder,
  { decks, boxes }: PageOfBoxes,
  box: FixedBox,
  refers: Refer[],
): boolean {
  const { area, type, id } = box;
  switch (type) {
    case "expanded-title":
      if (!isCustom(box)) return setHeadIn(context, builder, area);
      return setQuoteIn(context, builder, "expanded-title", area) || context.lead.quote === "";
    case "byline":
      if (isCustom(box)) return setBylineIn(context, builder, area);
      if (decks) setDecksIn(context, builder, decks, area);
      return decks !== null || !hasDecks(context);
    case "image": {
      const hasCaptionApart = id === "main-image" && boxes.some((each) => each.type === "caption");
      setPictureIn(context, builder, id === "main-image" ? "main" : "small", area, hasCaptionApart);
      return true;
    }
    case "caption":
      setCaptionIn(context, builder, area);
      return true;
    case "whats-inside":
      return id === "market-ticker" ? setCornerIn(context, builder, area) : setInsideIn(context, builder, refers, area);
    case "masthead":
      if (isCustom(box)) setMottoIn(context, builder, area);
      return true;
    default:
      return true;
  }
}

const hasDecks = ({ lead: { deck, kicker, byline } }: LayoutContext) => deck + kicker + byline !== "";

/** Paper name and motto once more, in a box that was added for them. */
function setMottoIn(context: LayoutContext, builder: SceneBuilder, { x, y, width, height }: Area): void {
  const { newspaper, faces } = context;
  const name = newspaper.newspaperName;
  const role = { ...faces.boxTitle, size: Math.min(faces.boxTitle.size * 2, height * 0.6) };
  builder.run("masthead", name, role, x, y + height / 2 + role.size * 0.3, width, {
    align: "center",
    least: 0,
    role: "furniture",
    of: fields.name,
  });
}

const footLine = 12;

/** The corner for tables: the edition's almanac, or the sample's market; false where the box has no room for it. */
function setCornerIn(context: LayoutContext, builder: SceneBuilder, area: Area): boolean {
  const { market } = context.newspaper;
  if (!market && context.almanac.length === 0) return true;
  if (!holdsRowBox(context, builder, market?.title ?? context.words.page.almanac, area)) return false;
  if (!market) {
    setRowBox(context, builder, "almanac", context.words.page.almanac, almanacRows(context, builder, area.width), area, 16);
    return true;
  }
  const { boxText } = context.faces;
  const share = market.size / boxText.size;
  const sized: LayoutContext = {
    ...context,
    faces: { ...context.faces, boxText: { ...boxText, size: market.size, leading: boxText.leading * share } },
  };
  const entries = market.entries.map(({ name, value, change }) => ({ label: name, value: `${value}  ${change}` }));
  const rows = tableRows(sized, builder, entries, area.width);
  setRowBox(sized, builder, "almanac", market.title, rows, area, 16, footLine);
  builder.run("almanac", market.updated, context.faces.jump, area.x + 8, area.y + area.height - 6, area.width - 16, {
    align: "center",
    least: 0.5,
  });
  return true;
}
