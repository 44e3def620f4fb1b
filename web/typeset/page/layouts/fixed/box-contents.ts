import type { Press } from "../../context.ts";
import type { Refer } from "../../masthead/ears.ts";
import { almanacRows, holdsRowBox, setRowBox, tableRows } from "../../parts/boxes.ts";
import type { Decks } from "../../parts/decks.ts";
import type { Area, Board } from "../../scene-builder.ts";
import { isCustom, type LaidBox } from "./fixed-box.ts";
import { setBylineIn, setCaptionIn, setDecksIn, setHeadIn, setInsideIn, setPictureIn, setQuoteIn } from "./fixed-parts.ts";

/** What a box has to know of the others. */
interface PageOfBoxes {
  readonly boxes: readonly LaidBox[];
  readonly decks: Decks | null;
}

/** False where the box is too small for what it is there for. */
export function setBox(press: Press, board: Board, { decks, boxes }: PageOfBoxes, box: LaidBox, refers: Refer[]): boolean {
  const { area, type, id } = box;
  switch (type) {
    case "expanded-title":
      if (!isCustom(box)) return setHeadIn(press, board, area);
      return setQuoteIn(press, board, "expanded-title", area) || !hasQuote(press);
    case "byline":
      if (isCustom(box)) return setBylineIn(press, board, area);
      if (decks) setDecksIn(press, board, decks, area);
      return decks !== null || !hasDecks(press);
    case "image": {
      const hasCaptionApart = id === "main-image" && boxes.some((each) => each.type === "caption");
      setPictureIn(press, board, id === "main-image" ? "main" : "small", area, hasCaptionApart);
      return true;
    }
    case "caption":
      setCaptionIn(press, board, area);
      return true;
    case "whats-inside":
      return id === "market-ticker" ? setCornerIn(press, board, area) : setInsideIn(press, board, refers, area);
    case "masthead":
      if (isCustom(box)) setMottoIn(press, board, area);
      return true;
    default:
      return true;
  }
}

const hasQuote = ({ newspaper }: Press) => (newspaper.expandedContent.quote ?? "").trim() !== "";

function hasDecks({ newspaper }: Press): boolean {
  const { deck, kicker, byline } = newspaper.expandedContent;
  return [deck, kicker, byline].some((text) => text.trim() !== "");
}

/** Paper name and motto once more, in a box that was added for them. */
function setMottoIn(press: Press, board: Board, { x, y, width, height }: Area): void {
  const { newspaper, faces } = press;
  const name = newspaper.newspaperName;
  const role = { ...faces.boxTitle, size: Math.min(faces.boxTitle.size * 2, height * 0.6) };
  board.run("masthead", name, role, x, y + height / 2 + role.size * 0.3, width, { align: "center", least: 0, role: "furniture" });
}

const footLine = 12;

/** The corner for tables: the edition's almanac, or the sample's market; false where the box has no room for it. */
function setCornerIn(press: Press, board: Board, area: Area): boolean {
  const { market } = press.newspaper;
  if (!market && press.almanac.length === 0) return true;
  if (!holdsRowBox(press, board, market?.title ?? press.words.page.almanac, area)) return false;
  if (!market) {
    setRowBox(press, board, "almanac", press.words.page.almanac, almanacRows(press, board, area.width), area, 16);
    return true;
  }
  const { boxText } = press.faces;
  const share = market.size / boxText.size;
  const sized: Press = {
    ...press,
    faces: { ...press.faces, boxText: { ...boxText, size: market.size, leading: boxText.leading * share } },
  };
  const entries = market.entries.map(({ name, value, change }) => ({ label: name, value: `${value}  ${change}` }));
  const rows = tableRows(sized, board, entries, area.width);
  setRowBox(sized, board, "almanac", market.title, rows, area, 16, footLine);
  board.run("almanac", market.updated, press.faces.jump, area.x + 8, area.y + area.height - 6, area.width - 16, {
    align: "center",
    least: 0.5,
  });
  return true;
}
