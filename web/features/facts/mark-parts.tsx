import { type CSSProperties, memo } from "react";
import type { Stroke } from "./mark-geometry.ts";
import type { Mark, Tone } from "./marks.ts";
import { useFactWords } from "./use-fact-words.ts";

export const keyOfMark = ({ fact: { at, kind } }: Mark) => `${kind} ${at.path} ${at.from} ${at.to}`;
export const keyOfStroke = ({ x, y }: Stroke) => `${x} ${y}`;

/** Of a page, in points. */
interface Measure {
  width: number;
  height: number;
}

/** Of what is long, or only not known, the line alone takes the pointer: the words stay free for editing. */
const isStrip = ({ fact, tone }: Mark) => tone === "unchecked" || fact.text.length > 60;

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Where words stand in the box of a page; of a strip only the place of their line. */
export function placeOf({ x, y, width, size, rotate, turn }: Stroke, page: Measure, strip: boolean): CSSProperties {
  const top = y - size * (strip ? 0.05 : 0.85);
  const height = size * (strip ? 0.45 : 1.25);
  return {
    left: percent(x, page.width),
    top: percent(top, page.height),
    width: percent(width, page.width),
    height: percent(height, page.height),
    ...(rotate !== 0 && {
      rotate: `${rotate}deg`,
      transformOrigin: `${percent(turn.x - x, width)} ${percent(turn.y - top, height)}`,
    }),
  };
}

/** In CSS pixels: as thick at every size of the page. */
const pens: Readonly<Record<Tone, { width: number; gap: number | null }>> = {
  added: { width: 2, gap: 4 },
  changed: { width: 1.75, gap: null },
  doubted: { width: 2, gap: 6 },
  model: { width: 2, gap: 9 },
  unchecked: { width: 1.25, gap: 4 },
};

/** So far under its baseline a line stands, in sizes: below the tails of letters. */
const under = (language: string) => (/^(?:ar|hi)/.test(language) ? 0.34 : 0.24);

export const MarkLine = memo(function MarkLine({ line, tone, zoom }: { line: Stroke; tone: Tone; zoom: number }) {
  const { x, y, width, size, rotate, turn, item } = line;
  const at = y + size * under(item.language);
  const { width: thick, gap } = pens[tone];
  return (
    <line
      x1={x}
      x2={x + width}
      y1={at}
      y2={at}
      stroke={`var(--mark-${tone})`}
      strokeWidth={thick / zoom}
      strokeDasharray={gap === null ? undefined : `0 ${gap / zoom}`}
      strokeLinecap={gap === null ? "butt" : "round"}
      transform={rotate === 0 ? undefined : `rotate(${rotate} ${turn.x} ${turn.y})`}
    />
  );
});

interface MarkButtonProps {
  mark: Mark;
  /** The first part of a mark is what the keyboard and the screen reader have of it. */
  stroke: Stroke;
  isFirst: boolean;
  page: Measure;
  id: string;
  index: number;
  isStop: boolean;
  isOpen: boolean;
  /** Its text is open for editing: it takes no pointer. */
  isLocked: boolean;
  onOpen: (mark: Mark, index: number) => void;
}

export const MarkButton = memo(function MarkButton(props: MarkButtonProps) {
  const { mark, stroke, isFirst, page, id, index, isStop, isOpen, isLocked, onOpen } = props;
  const { t, says } = useFactWords();
  const style = {
    ...placeOf(stroke, page, isStrip(mark)),
    ...(isLocked && { pointerEvents: "none" }),
    "--mark": `var(--mark-${mark.tone})`,
  } as CSSProperties;
  const shared = { type: "button", className: "fact-mark", style, onClick: () => onOpen(mark, index) } as const;
  if (!isFirst) return <button {...shared} tabIndex={-1} aria-hidden />;
  return (
    <button
      {...shared}
      id={id}
      tabIndex={isStop ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={t("mark", { kind: t(`one.${mark.fact.kind}`), text: mark.fact.text, says: says(mark.fact, false) })}
      data-verdict={mark.fact.verdict}
    />
  );
});
