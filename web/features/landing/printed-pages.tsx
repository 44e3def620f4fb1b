import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { SvgPage } from "../../render/react/svg-page.tsx";
import type { PageScene } from "../../typeset/index.ts";
import { type HeroPaper, heroPapers, type Lying } from "./hero-papers.ts";
import { fetchNewspaperOf, type OpenPressRoom } from "./press-room.ts";

export interface PrintedPagesProps {
  /** What is to be set; another object asks again. */
  wanted: { paper: HeroPaper };
  openPressRoom: OpenPressRoom;
  /** Called when the page lies there, and when it could not be set. */
  onLie: (lying: Lying) => void;
}

/**
 * The newspaper of the first screen, set in the paper wanted: each page prints in over the one before it, which stays when the next cannot
 * be had.
 */
export function PrintedPages({ wanted, openPressRoom, onLie }: PrintedPagesProps) {
  const { t } = useTranslation();
  const { code } = useLanguage();
  const [pages, setPages] = useState<PageScene[]>([]);
  const lies = useRef<HeroPaper>(heroPapers[code]);

  useEffect(() => {
    let isOver = false;
    const set = async () => {
      const [newspaper, room] = await Promise.all([fetchNewspaperOf(code), openPressRoom()]);
      const scene = await room.setFront({ ...newspaper, templateId: wanted.paper });
      if (isOver) return;
      lies.current = wanted.paper;
      setPages((before) => [...before.slice(-1), scene]);
      onLie({ how: "set", paper: wanted.paper });
    };
    set().catch((error) => {
      console.warn("The page could not be set", error);
      if (!isOver) onLie({ how: "failed", paper: lies.current });
    });
    return () => {
      isOver = true;
    };
  }, [wanted, code, openPressRoom, onLie]);

  if (pages.length === 0) return <span className="sr-only">{t("landing.page.alt")}</span>;
  return pages.map((scene, index) => (
    <div
      key={keyOf(scene)}
      aria-hidden={index < pages.length - 1}
      onAnimationEnd={() => setPages((all) => all.slice(-1))}
      className="print-in absolute inset-0"
    >
      <SvgPage scene={scene} label={t("landing.page.alt")} className="block size-full" />
    </div>
  ));
}

const keys = new WeakMap<PageScene, number>();
let count = 0;

function keyOf(scene: PageScene): number {
  const known = keys.get(scene);
  if (known !== undefined) return known;
  count += 1;
  keys.set(scene, count);
  return count;
}
