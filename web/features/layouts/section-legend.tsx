import { useTranslation } from "react-i18next";
import type { SectionType } from "../../../functions/templates/contract.ts";
import { sectionTypes } from "./section-types.ts";
import "../../i18n/layouts-words.ts";
import "./section-overlay.css";
import { useSectionWords } from "./use-section-words.ts";

/** Fields of the model's answer, and of the newspaper for pictures, that fill a section. */
const fields: Record<SectionType, string> = {
  masthead: "newspaperName",
  "expanded-title": "expandedTitle",
  "expanded-content": "expandedContent",
  "side-stories": "sideStories",
  image: "imageUrl",
  caption: "caption",
  "whats-inside": "whatsInside",
  byline: "byline",
};

/** What the colors of the boxes mean, and which part of an AI's answer stands in them. */
export function SectionLegend() {
  const { t } = useTranslation("layouts");
  const { typeOf } = useSectionWords();
  return (
    <section className="flex flex-col gap-3" aria-labelledby="section-legend">
      <h2 id="section-legend" className="text-h4">
        {t("legend.title")}
      </h2>
      <p className="text-sm text-ink-2">{t("legend.intro")}</p>
      <ul className="divide-y divide-rule border-y border-rule text-sm">
        {sectionTypes.map((type) => (
          <li key={type} data-section-type={type} className="flex items-start gap-3 py-2">
            <span aria-hidden className="section-swatch mt-1 size-3.5" />
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-semibold">{typeOf(type)}</span>
                <code dir="ltr" className="text-xs text-ink-2">
                  {fields[type]}
                </code>
              </p>
              <p className="text-ink-2">{t(`legend.${type}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
