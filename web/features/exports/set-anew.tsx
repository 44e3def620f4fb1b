import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import type { PageScene } from "../../typeset/index.ts";
import type { PageSetter } from "./page-setter.ts";

interface SetAnewProps {
  /** As they are on the screen. */
  pages: readonly PageScene[];
  /** Points for which they are exported. */
  height: number;
  setter: PageSetter;
}

/** Points by which a page's height may differ and it is still the same page. */
const sameHeight = 0.01;

const pictures = ["imageUrl", "smallImageUrl"] as const;
const lostKeys = { imageUrl: "exports.anew.noMain", smallImageUrl: "exports.anew.noSmall" } as const;

const isOn = (pages: readonly PageScene[], picture: (typeof pictures)[number]) =>
  pages.some(({ items }) => items.some((item) => item.kind === "picture" && item.of === picture));

/** Says before a download that its pages are set anew for another shape of paper, and what of them is then missing. */
export function SetAnew({ pages, height, setter }: SetAnewProps) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const set = useRef(setter);
  set.current = setter;
  const [made, setMade] = useState<{ of: readonly PageScene[]; height: number; pages: readonly PageScene[] } | null>(null);
  const isAnew = pages.some((page) => Math.abs(page.height - height) >= sameHeight);
  useEffect(() => {
    if (!isAnew) return;
    let isWanted = true;
    set.current.pages(height).then(
      (anew) => isWanted && setMade({ of: pages, height, pages: anew }),
      (error: unknown) => console.warn("The pages could not be set for this paper", error),
    );
    return () => {
      isWanted = false;
    };
  }, [isAnew, pages, height]);
  const anew = made?.of === pages && made.height === height ? made.pages : null;
  const lost = anew ? pictures.filter((picture) => isOn(pages, picture) && !isOn(anew, picture)) : [];
  const sentences = [
    t("exports.anew.text"),
    ...lost.map((picture) => t(lostKeys[picture])),
    ...(anew && anew.length !== pages.length
      ? [t("exports.anew.pages", { after: figure(anew.length), before: figure(pages.length) })]
      : []),
  ];
  return (
    <p role="status" className="text-sm empty:hidden">
      {isAnew && sentences.join(" ")}
    </p>
  );
}
