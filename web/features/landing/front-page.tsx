import { clsx } from "clsx";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { type HeroPaper, heroPapers, offeredPapers } from "./hero-papers.ts";
import { PageOutline } from "./page-outline.tsx";
import { paperIds } from "./paper-ids.ts";
import type { OpenPressRoom } from "./press-room.ts";

interface FrontPageProps {
  openPressRoom: OpenPressRoom;
}

/** The front page a visitor sees first, on its stage, with the papers it can be set in anew. */
export function FrontPage({ openPressRoom }: FrontPageProps) {
  const { code } = useLanguage();
  return <Stage key={code} openPressRoom={openPressRoom} />;
}

/** `picture`: made when the site was built, `outline` where that is missing. `set`: by the typesetter in this window. */
type Lying = { how: "picture" | "outline" | "setting" | "set" | "failed"; paper: HeroPaper };

function Stage({ openPressRoom }: FrontPageProps) {
  const { t } = useTranslation();
  const { code, tag } = useLanguage();
  const [lying, setLying] = useState<Lying>({ how: "picture", paper: heroPapers[code] });
  const [pages, setPages] = useState<{ page: ReactNode; number: number }[]>([]);
  const number = useRef(0);
  const set = useRef(lying.paper);

  async function setAnew(paper: HeroPaper) {
    number.current += 1;
    const mine = number.current;
    setLying({ how: "setting", paper });
    try {
      const { setInPaper } = await import("./set-page.tsx");
      const page = await setInPaper(code, paper, openPressRoom, t("landing.page.alt"));
      if (mine !== number.current) return;
      set.current = paper;
      setPages((before) => [...before.slice(-1), { page, number: mine }]);
      setLying({ how: "set", paper });
    } catch (error) {
      console.warn("The page could not be set", error);
      if (mine === number.current) setLying({ how: "failed", paper: set.current });
    }
  }

  const paper = t(`papers.${lying.paper}`);
  return (
    <div className="bg-stone px-5 py-6 md:px-8 lg:px-10">
      <figure className="mx-auto max-w-[38rem]">
        <div className="-mx-5 mb-5 flex overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:px-1">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex box in every browser, and this is no form. */}
          <div role="group" aria-label={t("landing.page.choose")} className="flex">
            {offeredPapers[code].map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === lying.paper}
                onClick={() => void setAnew(id)}
                className={clsx(nameClass, id === lying.paper ? "bg-ink text-paper" : "text-ink-2 hover:bg-rule hover:text-ink")}
              >
                {t(`papers.${id}`)}
              </button>
            ))}
          </div>
          <a href="#templates" className={clsx(nameClass, "ms-auto flex items-center text-ink-2 hover:bg-rule hover:text-ink")}>
            {t("landing.page.all", { number: new Intl.NumberFormat(tag).format(paperIds.length) })}
          </a>
        </div>
        <div
          aria-busy={lying.how === "setting"}
          className={clsx(
            "relative aspect-[3/4] bg-[#f4efe2] shadow-page transition-opacity",
            lying.how === "setting" && "opacity-[.92] delay-150",
          )}
        >
          <Picture isCovered={pages.length > 0} onMissing={() => setLying((now) => ({ ...now, how: "outline" }))} />
          {pages.map(({ page, number: id }, index) => (
            <div
              key={id}
              aria-hidden={index < pages.length - 1}
              onAnimationEnd={() => setPages((all) => all.slice(-1))}
              className="print-in absolute inset-0"
            >
              {page}
            </div>
          ))}
        </div>
        <figcaption aria-live="polite" className="mt-3 text-center text-xs text-ink-2">
          {t(`landing.page.told.${lying.how}`, { paper })}
        </figcaption>
      </figure>
    </div>
  );
}

const nameClass = "h-9 shrink-0 rounded-ctl px-3 text-xs font-semibold whitespace-nowrap pointer-coarse:h-11";

/** Made by the product in the visitor's language; the outline of its slots while there is none. */
function Picture({ isCovered, onMissing }: { isCovered: boolean; onMissing: () => void }) {
  const { t } = useTranslation();
  const { code } = useLanguage();
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <PageOutline />;
  return (
    <img
      src={`/hero/${code}.avif`}
      width={1080}
      height={1440}
      alt={isCovered ? "" : t("landing.page.alt")}
      // Beside the words it is the first thing seen, and the page's head asks for it; below them it waits for what they need.
      loading="lazy"
      onError={() => {
        setMissing(true);
        onMissing();
      }}
      className="size-full"
    />
  );
}
