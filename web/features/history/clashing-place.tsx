import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useTemplates } from "../../api/queries.ts";
import { changedWords, type WordRun } from "../../api/stone/changed-words.ts";
import type { Clash } from "../../api/stone/merge.ts";
import { pageFilters } from "../../render/draw/filters.ts";
import { usePlaceWords } from "./place-words.ts";

/** Beyond so many signs words are not compared: the whole is another. */
const mostCompared = 20_000;

/** The two versions of one place side by side, with the words in which they differ marked. */
export function ClashingPlace({ clash, language }: { clash: Clash; language: string }) {
  const { t } = useTranslation("history");
  const words = usePlaceWords();
  const describe = useDescription(clash.path);
  const title = useId();
  const [mine, theirs] = [describe(clash.mine), describe(clash.theirs)];
  const [own, other] =
    mine.length + theirs.length <= mostCompared
      ? changedWords(mine, theirs, language, "text")
      : [[{ text: mine, isOther: true }], [{ text: theirs, isOther: true }]];
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="mb-2 text-h4">
        {words.ofPath(clash.path)}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Version label={t("clash.mine")} runs={own} picture={pictureOf(clash.mine)} language={language} />
        <Version label={t("clash.theirs")} runs={other} picture={pictureOf(clash.theirs)} language={language} />
      </div>
    </section>
  );
}

function Version({ label, runs, picture, language }: { label: string; runs: WordRun[]; picture: string | null; language: string }) {
  const { t } = useTranslation("history");
  return (
    <figure className="min-w-0 border border-rule bg-paper p-3">
      <figcaption className="mb-1 text-xs font-semibold text-ink-2">{label}</figcaption>
      {picture ? (
        <img src={picture} alt="" className="max-h-60 w-full object-contain" />
      ) : (
        <p lang={language} dir="auto" className="max-h-80 overflow-y-auto whitespace-pre-wrap wrap-break-word">
          {runs.length === 0 && <span className="text-ink-2">{t("clash.nothing")}</span>}
          {runs.map(({ text, isOther }, index) =>
            isOther ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs of a text have no other name than their place.
              <mark key={index} className="bg-pencil/15 text-ink underline decoration-pencil decoration-2 underline-offset-4">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      )}
    </figure>
  );
}

const pictureOf = (value: unknown) => (typeof value === "string" && value.startsWith("/api/images/") ? value : null);

/** Describes the content of a place in words, as far as it can be described. */
function useDescription(path: string): (value: unknown) => string {
  const { t } = useTranslation(["history", "app"]);
  const { data: templates = [] } = useTemplates();
  return (value) => {
    if (value === null || value === undefined || value === "") return "";
    const filter = path === "currentFilter" && pageFilters.find((each) => each === value);
    if (filter) return t(`app:filters.${filter}`);
    if (path === "templateId") return templates.find(({ id }) => id === value)?.name ?? String(value);
    if (typeof value === "string" || typeof value === "number") return String(value);
    if (Array.isArray(value)) return value.map(headOf).filter(Boolean).join("\n") || t("clash.changed");
    return headOf(value) || t("clash.changed");
  };
}

function headOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const { headline, content, section, description } = entry as Record<string, unknown>;
  return [headline, content, section, description].filter((text) => typeof text === "string").join("\n");
}
