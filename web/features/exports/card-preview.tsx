import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PageFilter } from "../../render/draw/filters.ts";
import { SvgPage } from "../../render/react/svg-page.tsx";
import type { PageScene } from "../../typeset/index.ts";
import type { PageSetter } from "./page-setter.ts";

interface CardPreviewProps {
  /** As set on the stage: what the card is composed of. None while they are being set. */
  pages: readonly PageScene[];
  card: PageSetter["card"];
  /** Pixels. */
  width: number;
  height: number;
  filter: PageFilter;
  /** Name of the network. */
  network: string;
}

type Composed = { of: string; pages: readonly PageScene[]; scene: PageScene | null };

/** When the window has nothing else to do: a press or a key never waits for a card. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const ticket = requestIdleCallback(act, { timeout: 3_000 });
    return () => cancelIdleCallback(ticket);
  }
  const timer = setTimeout(act, 300);
  return () => clearTimeout(timer);
}

/** What the network would show: the card itself, composed by the engine as its file is, once it comes into view. */
export function CardPreview({ pages, card, width, height, filter, network }: CardPreviewProps) {
  const { t } = useTranslation("app");
  const box = useRef<HTMLDivElement>(null);
  const compose = useRef(card);
  compose.current = card;
  const [isNear, setNear] = useState(false);
  const [composed, setComposed] = useState<Composed | null>(null);
  const size = `${width} ${height}`;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "200px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear || pages.length === 0) return;
    let isWanted = true;
    const show = (scene: PageScene | null) => isWanted && setComposed({ of: size, pages, scene });
    const stop = whenIdle(() =>
      compose.current({ width, height }).then(show, (error: unknown) => {
        console.warn("The card could not be composed", error);
        show(null);
      }),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [isNear, pages, size, width, height]);

  // Another network's card has another shape; the same one's stays until it is composed anew.
  const shown = composed?.of === size ? composed : null;
  if (shown && !shown.scene && shown.pages === pages) return <p className="text-xs text-ink-2">{t("exports.card.noPreview")}</p>;
  return (
    <div ref={box} className="w-full overflow-hidden border border-rule bg-wash" style={{ aspectRatio: `${width} / ${height}` }}>
      {shown?.scene && (
        <div role="img" aria-label={t("exports.card.preview", { network })}>
          <SvgPage scene={shown.scene} filter={filter} label="" hasTextVersion className="block h-auto w-full" />
        </div>
      )}
    </div>
  );
}
