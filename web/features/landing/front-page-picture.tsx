import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { useInBrowser } from "../../ui/use-in-browser.ts";
import { heroPapers } from "./hero-papers.ts";
import { PageOutline } from "./page-outline.tsx";

/** A front page made by the product in the visitor's language; the outline of its slots while there is none. */
export function FrontPagePicture() {
  const { t } = useTranslation();
  const { code } = useLanguage();
  const isHere = useInBrowser();
  const [missing, setMissing] = useState<string | null>(null);
  const src = `/hero/${code}.avif`;
  const isMissing = missing === src;
  return (
    <div className="bg-stone px-5 py-8 md:px-8 lg:px-10 lg:py-10">
      <figure className="mx-auto max-w-[38rem]">
        <div className="aspect-[3/4] bg-[#f4efe2] shadow-page">
          {isMissing ? (
            <PageOutline />
          ) : (
            <img
              key={src}
              src={src}
              width={1080}
              height={1440}
              alt={t("landing.page.alt")}
              // Beside the words it is the first thing seen; below them it waits for their faces.
              fetchPriority={isHere ? (matchMedia("(min-width: 64rem)").matches ? "high" : "low") : "auto"}
              onError={() => setMissing(src)}
              className="size-full"
            />
          )}
        </div>
        <figcaption className="mt-3 text-center text-xs text-ink-2">
          {isMissing ? t("landing.page.outline") : t("landing.page.caption", { paper: t(`papers.${heroPapers[code]}`) })}
          <a href="#templates" className="mx-auto mt-1 block w-fit font-medium text-pencil underline underline-offset-2">
            {t("landing.page.all")}
          </a>
        </figcaption>
      </figure>
    </div>
  );
}
