import type { Drawing, DrawingItem, PictureSource } from "../../typeset/index.ts";

const width = 900;
const height = 600;
const inset = 14;

/** A picture that is not there, as layout artists draw one: a tint, a keyline, the two diagonals, and the word for it. */
function drawingOf(word: string, language: string): Drawing {
  const [left, top, right, foot] = [inset, inset, width - inset, height - inset];
  const [middle, center] = [width / 2, height / 2];
  const plate = { width: Math.max(150, [...word].length * 34), height: 74 };
  const items: DrawingItem[] = [
    { kind: "path", d: `M0 0H${width}V${height}H0Z`, fill: "ink", opacity: 0.1 },
    { kind: "path", d: `M${left} ${top}L${right} ${foot}M${right} ${top}L${left} ${foot}`, stroke: "ink", strokeWidth: 1.6, opacity: 0.55 },
    { kind: "path", d: `M${left} ${top}H${right}V${foot}H${left}Z`, stroke: "ink", strokeWidth: 2.4, opacity: 0.7 },
    {
      kind: "path",
      d: `M${middle - plate.width / 2} ${center - plate.height / 2}h${plate.width}v${plate.height}h${-plate.width}Z`,
      fill: "paper",
      stroke: "ink",
      strokeWidth: 1.6,
      ground: true,
    },
    { kind: "label", x: middle, y: center + 13, anchor: "middle", text: word, size: 38, weight: 400, language },
  ];
  return { width, height, focus: { x: 0.5, y: 0.5 }, items };
}

/** The sample's main picture. */
export function placeholderPicture(word: string, caption: string, language: string): PictureSource {
  return { src: "", width, height, caption, alt: word, drawing: drawingOf(word, language) };
}
