import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { type Dot, dotSize, dotThatWay, fieldSide, type Way } from "./game-rules.ts";

interface GameFieldProps {
  dots: readonly Dot[];
  /** What the keys do, read with the field. */
  describedBy: string;
  onTap: (id: number) => void;
}

const ways: Record<string, Way> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "start", ArrowRight: "end" };
const turned: Record<Way, Way> = { up: "up", down: "down", start: "end", end: "start" };

/** The field with its dots: tapped by finger, pointer or their number's key; arrow keys go from one to the next, Enter and Space tap. */
export function GameField({ dots, describedBy, onTap }: GameFieldProps) {
  const { t } = useTranslation("game");
  const figure = useFigures();
  const { direction } = useLanguage();
  const field = useRef<HTMLDivElement>(null);
  const held = useRef<number | null>(null);

  // The keyboard stays in the game when the dot that had it goes.
  useLayoutEffect(() => {
    if (held.current === null || dots.some(({ id }) => id === held.current)) return;
    held.current = null;
    field.current?.focus({ preventScroll: true });
  }, [dots]);

  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // By the key's place: not every keyboard types 1 with it, and none other has this digit on it.
    const number = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? event.key;
    const numbered = dots.find(({ slot }) => String(slot) === number);
    if (numbered) return onTap(numbered.id);
    const pressed = ways[event.key];
    if (!pressed) return;
    event.preventDefault();
    const way = direction === "rtl" ? turned[pressed] : pressed;
    const from = dots.find(({ id }) => id === held.current) ?? { x: fieldSide / 2, y: fieldSide / 2 };
    // From the middle every dot is to be found by some key, so the first press never leads nowhere.
    const target = dotThatWay(dots, from, way) ?? (held.current === null ? dots[0] : undefined);
    if (target) field.current?.querySelector<HTMLElement>(`[data-dot="${target.id}"]`)?.focus();
  };

  return (
    <div
      ref={field}
      role="application"
      aria-label={t("field")}
      aria-describedby={describedBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      style={{ width: fieldSide, height: fieldSide }}
      className="relative box-content shrink-0 touch-manipulation border border-rule-2 bg-paper"
    >
      {dots.map(({ id, slot, x, y }) => (
        <button
          key={id}
          type="button"
          data-dot={id}
          aria-label={t("dot", { figure: figure(slot) })}
          onFocus={() => {
            held.current = id;
          }}
          onBlur={() => {
            held.current = null;
          }}
          // At the touch, not when the finger is lifted again: the dot may have gone by then.
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.preventDefault();
            onTap(id);
          }}
          onClick={(event) => {
            if (event.detail === 0) onTap(id);
          }}
          style={{ insetInlineStart: x - dotSize / 2, top: y - dotSize / 2, width: dotSize, height: dotSize }}
          className="ring-gap absolute grid place-items-center rounded-full bg-ink text-lg font-semibold text-paper tabular-nums motion-safe:animate-[fade-in_120ms_var(--ease-press)] forced-colors:border forced-colors:border-[ButtonText]"
        >
          {figure(slot)}
        </button>
      ))}
    </div>
  );
}
