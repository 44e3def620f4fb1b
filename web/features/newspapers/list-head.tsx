import { ChevronDown, ChevronUp, Search, X } from "lucide-react";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { controlClass } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import { isolated } from "./isolated.ts";
import type { useSearch } from "./use-search.ts";

/** Pixels that a press on an arrow scrolls (specification §2). */
const scrollStep = 200;

interface ListHeadProps {
  search: ReturnType<typeof useSearch>;
  shown: number;
  /** How many there are, those included that have not been fetched yet. */
  total: number;
  /** The list below is the one that was asked for. */
  isSettled: boolean;
}

/** The search, the number of newspapers and the arrows. It stays while the cards scroll. */
export function ListHead({ search, shown, total, isSettled }: ListHeadProps) {
  const { t } = useTranslation(["newspapers", "app"]);
  const figure = useFigures();
  const isStill = useReducedMotion();
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, sought } = search;
  const scroll = (direction: 1 | -1) =>
    head.current?.closest("[data-panel-scroll]")?.scrollBy({ top: direction * scrollStep, behavior: isStill ? "auto" : "smooth" });
  const counted = { count: total, figure: figure(total) };
  const words =
    sought === "" ? t("count", counted) : total === 0 ? t("search.none", { text: isolated(sought) }) : t("search.found", counted);
  return (
    <div ref={head} className="sticky -top-4 [@media(height<22rem)]:static z-10 -mx-6 -mt-4 border-b border-rule bg-sheet px-6 pt-4 pb-2">
      <label htmlFor={id} className="text-xs font-semibold">
        {t("search.label")}
      </label>
      <div className="relative mt-1.5">
        <Search aria-hidden className="absolute start-3 top-1/2 size-[18px] -translate-y-1/2 text-ink-2" strokeWidth={1.75} />
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
          dir="auto"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setTyped("");
          }}
          className={`${controlClass} h-10 ps-10 pe-10 pointer-coarse:h-11 [&::-webkit-search-cancel-button]:hidden`}
        />
        {typed !== "" && (
          <span className="absolute end-0 top-0">
            <IconButton
              label={t("search.clear")}
              onClick={() => {
                setTyped("");
                input.current?.focus();
              }}
            >
              <X aria-hidden className="size-4" strokeWidth={1.75} />
            </IconButton>
          </span>
        )}
      </div>
      <div className="flex min-h-10 items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-xs text-ink-2 wrap-anywhere">
          {isSettled && words}
          {isSettled && shown < total && <span className="sr-only"> {t("shown", { count: shown, figure: figure(shown) })}</span>}
        </p>
        {shown > 2 && (
          <span className="-me-2.5 flex shrink-0">
            <IconButton label={t("app:newspapers.up")} side="bottom" onClick={() => scroll(-1)}>
              <ChevronUp aria-hidden className="size-[18px]" strokeWidth={1.75} />
            </IconButton>
            <IconButton label={t("app:newspapers.down")} side="bottom" onClick={() => scroll(1)}>
              <ChevronDown aria-hidden className="size-[18px]" strokeWidth={1.75} />
            </IconButton>
          </span>
        )}
      </div>
    </div>
  );
}
