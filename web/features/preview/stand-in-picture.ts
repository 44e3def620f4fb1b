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

/** A tower over roofs. */
function town(): DrawingItem[] {
  const ink = "ink" as const;
  const sky = lines(
    20,
    330,
    13,
    () => 0,
    () => width,
  );
  return [
    { kind: "path", d: sky, stroke: ink, strokeWidth: 2.2, opacity: 0.5 },
    { kind: "path", d: "M0 340L120 270L240 340L330 280L430 340V560H0Z M560 340L680 260L800 340L900 300V560H560Z", fill: ink, opacity: 0.8 },
    { kind: "path", d: "M440 560V170L500 70L560 170V560Z", fill: "paper", stroke: ink, strokeWidth: 5 },
    { kind: "path", d: "M440 170L500 70L560 170Z M484 240H516V300H484Z M500 170m-26 30a26 26 0 1 0 52 0a26 26 0 1 0-52 0Z", fill: ink },
    { kind: "path", d: "M0 470H900V560H0Z", fill: ink, opacity: 0.9 },
  ];
}

/** A picture for a page that has none yet, to be seen small. */
export function standInPicture(role: "main" | "small"): PictureSource {
  const drawing: Drawing = { width, height, items: role === "main" ? bay() : town() };
  return { src: "", width, height, caption: "", alt: "", drawing };
}
