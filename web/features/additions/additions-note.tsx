import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Badge } from "../../ui/badge.tsx";

/** What can be wrong comes first. */
const kinds = ["number", "name", "context"] as const;

/** What of the main story is the model's and not the author's, to be read before it is printed; nothing where there is nothing. */
export function AdditionsNote({ newspaper }: { newspaper: Newspaper }) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const { expandedContent, language } = newspaper;
  const { additions, contentLanguage } = expandedContent;
  if (additions.length === 0) return null;
  const count = additions.length;
  const isDoubtful = additions.some(({ kind }) => kind !== "context");
  const groups = kinds.map((kind) => ({ kind, passages: additions.filter((addition) => addition.kind === kind) }));
  return (
    <section aria-labelledby="additions-title" className="flex flex-col gap-3 border-t border-rule pt-5 pb-6">
      <h3 id="additions-title" className="text-h4">
        {t("additions.title")}
      </h3>
      <p className="text-sm text-ink-2">{t("additions.lead", { count, figure: figure(count) })}</p>
      {isDoubtful && <p className="text-sm text-warn">{t("additions.check")}</p>}
      <details className="text-sm">
        <summary className="cursor-pointer py-1 font-semibold text-pencil">{t("additions.show")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard, and no control is in it. */}
        <div role="document" aria-labelledby="additions-title" tabIndex={0} className="mt-2 max-h-96 overflow-y-auto border-y border-rule">
          {groups
            .filter(({ passages }) => passages.length > 0)
            .map(({ kind, passages }) => (
              <div key={kind} className="border-b border-rule py-2 last:border-b-0">
                <p id={`additions-${kind}`}>
                  <Badge tone={kind === "context" ? "ink" : "warn"}>{t(`additions.kinds.${kind}`)}</Badge>
                </p>
                <ul aria-labelledby={`additions-${kind}`} className="flex flex-col divide-y divide-rule">
                  {passages.map(({ text }) => (
                    <li key={text} lang={contentLanguage || language} dir="auto" className="py-2">
                      {text}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </div>
      </details>
    </section>
  );
}
