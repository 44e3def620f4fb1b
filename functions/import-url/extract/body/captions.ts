import { inlineTags, pictureTags } from "./blocks.ts";
import { type Amounts, measure } from "./measure.ts";
import { type PageElement, PageText } from "./page-tree.ts";

/** Longest text, in characters, that is taken for a caption by its place alone. */
const captionText = 260;
/** Pictures beyond this many are no pictures of an article. */
const mostPictures = 500;
/** Elements that are more than the frame of a picture. */
const noFrame = new Set(["body", "article", "main", "section", "blockquote", "ul", "ol", "table", "tr"]);

/** Takes out what stands in one frame with a picture and says little: captions and credits, whatever they are called. */
export function removeCaptions(body: PageElement): void {
  const amounts: Amounts = new Map();
  measure(body, amounts);
  for (const picture of body.querySelectorAll([...pictureTags].join(",")).slice(0, mostPictures)) {
    const frame = frameOf(picture, amounts);
    frame?.remove();
  }
  for (const figure of body.getElementsByTagName("figure")) {
    if ((amounts.get(figure)?.text ?? 0) <= captionText * 2 && figure.querySelectorAll("table,pre").length === 0) figure.remove();
  }
}

/** The largest element around a picture that holds, besides it, no more than a caption. */
function frameOf(picture: PageElement, amounts: Amounts): PageElement | null {
  let frame: PageElement | null = null;
  for (let at = picture.parentNode; at; at = at.parentNode) {
    const amount = amounts.get(at);
    if (!amount || noFrame.has(at.localName) || amount.headings > 0 || amount.text > captionText || amount.pieces > 4) break;
    if (at.localName === "p" && amount.text > captionText / 3) break;
    if (at.localName === "td" && cellsBeside(at) > 2) break;
    if (amount.text > 0 && !inlineTags.has(at.localName) && !startsWithText(at)) frame = at;
  }
  return frame;
}

/** Cells of the table a cell is in. */
function cellsBeside(cell: PageElement): number {
  for (let at = cell.parentNode; at; at = at.parentNode) if (at.localName === "table") return at.getElementsByTagName("td").length;
  return 0;
}

/** Text stands before any picture: it is not said of it. */
function startsWithText(element: PageElement): boolean {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node instanceof PageText) {
      if (node.textContent.trim() !== "") return true;
    } else if (holdsPicture(node)) return false;
    else if (node.textContent.trim() !== "") return true;
  }
  return false;
}

function holdsPicture(node: PageElement | PageText): boolean {
  return !(node instanceof PageText) && (pictureTags.has(node.localName) || node.querySelectorAll([...pictureTags].join(",")).length > 0);
}
