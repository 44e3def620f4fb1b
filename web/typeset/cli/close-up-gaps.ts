/** A word space much wider than its natural width; points from the upper left corner of the text. */
export interface Gap {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its width as a multiple of the natural one. */
  times: number;
}

/**
 * The wide spaces that are seen in the panel #web, read from where the browser has put each letter. Runs in the browser: everything it uses
 * is inside.
 */
export function gapsOf({ scale, wide, height }: { scale: number; wide: number; width: number; height: number }): Gap[] {
  const panel = document.querySelector("#web");
  const paragraphs = Array.from(panel?.querySelectorAll("p") ?? []);
  const box = panel?.firstElementChild?.getBoundingClientRect();
  const [first] = paragraphs;
  if (!box || !first) return [];
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return [];
  context.font = getComputedStyle(first).font;
  const natural = context.measureText("n n").width - context.measureText("nn").width;
  const found: { x: number; y: number; width: number; height: number; times: number }[] = [];
  const range = document.createRange();
  for (const { firstChild: node } of paragraphs) {
    if (!(node instanceof Text)) continue;
    for (let at = 1; at < node.data.length - 1; at++) {
      if (node.data[at] !== " ") continue;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const space = range.getBoundingClientRect();
      if (space.width <= natural * wide || space.top - box.top > height) continue;
      found.push({
        x: (space.left - box.left) / scale,
        y: (space.top - box.top) / scale,
        width: space.width / scale,
        height: space.height / scale,
        times: space.width / natural,
      });
    }
  }
  return found;
}
