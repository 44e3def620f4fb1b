import { clsx } from "clsx";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { type HeroPaper, heroPapers, type Lying, offeredPapers } from "./hero-papers.ts";
import { paperIds } from "./paper-ids.ts";
import type { OpenPressRoom } from "./press-room.ts";
import type { PrintedPagesProps } from "./printed-pages.tsx";

interface FrontPageProps {
  openPressRoom: OpenPressRoom;
}

/** The front page a visitor sees first, on its stage, with the papers it can be set in anew. */
export function FrontPage({ openPressRoom }: FrontPageProps) {
  const { code } = useLanguage();
  return <Stage key={code} openPressRoom={openPressRoom} />;
}

function Stage({ openPressRoom }: FrontPageProps) {
  const { t } = useTranslation();
  const { code, tag } = useLanguage();
  const [lying, setLying] = useState<Lying>({ how: "picture", paper: heroPapers[code] });
  const [Pages, setPages] = useState<ComponentType<PrintedPagesProps> | null>(null);
  /** Another object with each press. */
  const [wanted, setWanted] = useState({ paper: lying.paper });

  async function setAnew(paper: HeroPaper) {
    setWanted({ paper });
    setLying({ how: "setting", paper });
    try {
      const { PrintedPages } = await import("./printed-pages.tsx");
      setPages(() => PrintedPages);
    } catch {
      setLying({ how: "failed", paper: heroPapers[code] });
    }
  }

  const isSetting = lying.how === "setting";
  return (
    <div className="bg-stone px-5 py-6 md:px-8 lg:px-10">
      <figure className="mx-auto max-w-[38rem]">
        <div className="-mx-5 mb-5 flex overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex box in every browser, and this is no form. */}
          <div role="group" aria-label={t("landing.page.choose")} className="contents">
            {offeredPapers(code).map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === lying.paper}
                onClick={() => void setAnew(id)}
                className={clsx(nameClass, id === lying.paper ? lyingClass : plainClass)}
              >
                {t(`papers.${id}`)}
              </button>
            ))}
          </div>
          <a href="#templates" className={clsx(nameClass, plainClass, "ms-auto sm:grow-0")}>
            {t("landing.page.all", { number: new Intl.NumberFormat(tag).format(paperIds.length) })}
          </a>
        </div>
        <div
          aria-busy={isSetting}
          className={clsx("relative aspect-[3/4] bg-[#f4efe2] shadow-page transition-opacity", isSetting && "opacity-[.92] delay-150")}
        >
          <img
            src={`/hero/${code}.avif`}
            width={1080}
            height={1440}
            alt={Pages ? "" : t("landing.page.alt")}
            // Beside the words it is the first thing seen, and the page's head asks for it; below them it waits for what they need.
            loading="lazy"
            className="size-full"
          />
          {Pages && <Pages wanted={wanted} openPressRoom={openPressRoom} onLie={setLying} />}
        </div>
        <figcaption aria-live="polite" className="mt-3 text-center text-xs text-ink-2">
          {t(`landing.page.told.${lying.how}`, { paper: t(`papers.${lying.paper}`) })}
        </figcaption>
      </figure>
    </div>
  );
}

// In one line with room for two inside each: however wide the face is, nothing below moves when ours comes.
const nameClass =
  "flex h-9 shrink-0 items-center justify-center rounded-ctl px-3 text-center text-xs leading-tight font-semibold whitespace-nowrap sm:min-w-min sm:shrink sm:grow sm:px-1 sm:text-balance sm:break-keep sm:whitespace-normal pointer-coarse:h-11";
const lyingClass =
  "bg-ink text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none";
const plainClass = "text-ink-2 hover:bg-rule hover:text-ink";
