import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Badge } from "../../ui/badge.tsx";

const kinds = { context: "additions.kinds.context", number: "additions.kinds.number", name: "additions.kinds.name" } as const;

/** What of the main story is the model's and not the author's, to be read before it is printed; nothing where there is nothing. */
export function AdditionsNote({ newspaper }: { newspaper: Newspaper }) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const { expandedContent, language } = newspaper;
  const { additions, contentLanguage } = expandedContent;
  if (additions.length === 0) return null;
  const count = additions.length;
  const isDoubtful = additions.some(({ kind }) => kind !== "context");
  // What can be wrong comes first.
  const ordered = additions.toSorted((a, b) => Number(a.kind === "context") - Number(b.kind === "context"));
  return (
    <section aria-labelledby="additions-title" className="flex flex-col gap-3 border-t border-rule pt-5 pb-6">
      <h3 id="additions-title" className="text-h4">
        {t("additions.title")}
      </h3>
      <p className="text-sm text-ink-2">{t("additions.lead", { count, figure: figure(count) })}</p>
      {isDoubtful && <p className="text-sm text-warn">{t("additions.check")}</p>}
      <details className="text-sm">
        <summary className="cursor-pointer py-1 font-semibold text-pencil">{t("additions.show")}</summary>
        <ul className="mt-2 flex max-h-96 flex-col divide-y divide-rule overflow-y-auto border-y border-rule">
          {ordered.map(({ text, kind }) => (
            <li key={`${kind} ${text}`} className="flex flex-col gap-1 py-2">
              <Badge tone={kind === "context" ? "ink" : "warn"}>{t(kinds[kind])}</Badge>
              <p lang={contentLanguage || language} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
