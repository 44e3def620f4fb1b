import type { Drawing, DrawingItem, PictureSource } from "../../typeset/index.ts";

const width = 900;
const height = 560;

const lines = (from: number, to: number, step: number, left: (y: number) => number, right: (y: number) => number): string => {
  let d = "";
  for (let y = from; y <= to; y += step) d += `M${left(y).toFixed(0)} ${y}H${right(y).toFixed(0)}`;
  return d;
};

/** A bay under hills, in the manner of the house's engravings: what counts where a page is seen small is its tone. */
function bay(): DrawingItem[] {
  const ink = "ink" as const;
  return [
    {
      kind: "path",
      d: lines(
        24,
        250,
        13,
        () => 0,
        () => width,
      ),
      stroke: ink,
      strokeWidth: 2.2,
      opacity: 0.55,
    },
    { kind: "path", d: "M640 60a70 70 0 1 0 .1 0Z", fill: "paper" },
    { kind: "path", d: "M0 300L90 240L180 268L300 150L390 220L470 190L620 300Z", fill: ink, opacity: 0.55 },
    { kind: "path", d: "M330 320L480 262L600 286L720 214L820 262L900 236V320Z", fill: ink, opacity: 0.82 },
    { kind: "path", d: `M0 300H${width}V${height}H0Z`, fill: "paper" },
    {
      kind: "path",
      d: lines(
        306,
        548,
        11,
        (y) => Math.max(0, 60 * Math.sin(y * 0.9)),
        (y) => width - Math.max(0, 90 * Math.sin(y * 1.7)),
      ),
      stroke: ink,
      strokeWidth: 3,
      opacity: 0.7,
    },
    { kind: "path", d: "M250 470L330 470L312 496H268Z M288 466V392L336 458Z", fill: ink },
  ];
}

/** A picture for a page that has none yet, to be seen small. */
export function standInPicture(): PictureSource {
  const drawing: Drawing = { width, height, items: bay() };
  return { src: "", width, height, caption: "", alt: "", drawing };
}
