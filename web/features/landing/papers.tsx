import { useTranslation } from "react-i18next";
import { useDraft } from "../../api/press/draft.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { paths, signInPath } from "../../paths.ts";
import { paperIds } from "./paper-ids.ts";
import { Section } from "./section.tsx";

/** One, two and three columns. */
const layoutCount = 3;

/** A true page of every template. Each leads to the wizard with that template chosen. */
export function Papers() {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(useLanguage().tag);
  const edit = useDraft((draft) => draft.edit);
  return (
    <Section id="templates" title={t("landing.papers.title")} lead={t("landing.papers.text")}>
      <ul className="grid grid-cols-5 gap-x-6 gap-y-8 max-lg:grid-cols-4 max-md:-mx-5 max-md:flex max-md:snap-x max-md:scroll-px-5 max-md:gap-x-4 max-md:overflow-x-auto max-md:px-5 max-md:pt-1 max-md:pb-4">
        {paperIds.map((id) => (
          <li key={id} className="max-md:w-[44%] max-md:shrink-0 max-md:snap-start">
            <a href={signInPath(paths.home)} onClick={() => edit({ templateId: id, layout: null })} className="group block">
              <span className="block bg-stone p-3 transition-colors group-hover:bg-rule">
                <img
                  src={`/papers/${id}.avif`}
                  width={480}
                  height={640}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="aspect-3/4 h-auto w-full"
                />
              </span>
              <span className="mt-2 block text-sm font-semibold group-hover:underline">{t(`papers.${id}`)}</span>
            </a>
          </li>
        ))}
        <li className="col-span-2 flex flex-col self-start border-t border-rule-2 pt-3 max-lg:col-span-3 max-md:w-[60%] max-md:shrink-0">
          <span className="font-display text-h2 font-semibold tabular-nums">{number.format(paperIds.length * layoutCount)}</span>
          <span className="max-w-[20em] text-ink-2">{t("landing.papers.layouts")}</span>
        </li>
      </ul>
    </Section>
  );
}
