import { useTranslation } from "react-i18next";
import { readyLanguages } from "../../../locales/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useInBrowser } from "../../ui/use-in-browser.ts";
import { paperIds } from "./paper-ids.ts";
import { PasteBox } from "./paste-box.tsx";
import type { OpenPressRoom } from "./press-room.ts";
import { WatchDemo } from "./watch-demo.tsx";

export function Opening({ openPressRoom }: { openPressRoom: OpenPressRoom }) {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const facts = [
    { value: number(tag, paperIds.length), text: t("landing.facts.papers.text") },
    { value: number(tag, readyLanguages.length), text: t("landing.facts.languages.text", { count: readyLanguages.length }) },
    { value: t("landing.facts.pdf.value"), text: t("landing.facts.pdf.text") },
  ];
  return (
    <section className="gutters flex flex-col pt-6 pb-12 lg:py-9 lg:pe-12 xl:pe-16">
      <DateLine />
      <h1 className="display-h1 mt-8 text-wrap [&:lang(zh)]:text-balance">{t("landing.title")}</h1>
      <p className="mt-5 max-w-[32em] font-lead text-lead text-ink-2">{t("landing.lead")}</p>
      <PasteBox aside={<WatchDemo openPressRoom={openPressRoom} />} />
      <ul className="mt-8 grid border-t-[3px] border-ink pt-4 sm:grid-cols-3 sm:divide-x sm:divide-rule max-sm:gap-3">
        {facts.map((fact) => (
          <li key={fact.text} className="flex flex-col gap-0.5 sm:px-4 sm:first:ps-0 max-sm:flex-row max-sm:items-baseline max-sm:gap-3">
            <span className="font-display text-h4 font-semibold tabular-nums">{fact.value}</span>
            <span className="by-phrase text-xs leading-snug text-ink-2">{fact.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of the visitor's own day, so it is empty, and as high, until there is one. */
function DateLine() {
  const { t } = useTranslation();
  const { tag, code } = useLanguage();
  const isHere = useInBrowser();
  const now = isHere ? new Date() : null;
  const day = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return (
    <p className="flex min-h-[calc(1lh+0.625rem+1px)] justify-between gap-4 border-b border-rule pb-2.5 text-xs font-medium text-ink-2">
      {now && (
        <>
          <span className="inline-block first-letter:uppercase">
            {new Intl.DateTimeFormat(localeOfVisitor(code, tag), day).format(now)}
          </span>
          <span className="max-sm:hidden">{t(now.getHours() < 14 ? "landing.morning" : "landing.evening")}</span>
        </>
      )}
    </p>
  );
}

const number = (tag: string, value: number) => new Intl.NumberFormat(tag).format(value);

/** The visitor's own region of the language shown: an English page in London says 20 November. */
function localeOfVisitor(code: string, tag: string): string {
  return navigator.languages.find((wanted) => wanted.toLowerCase().startsWith(`${code}-`)) ?? tag;
}
