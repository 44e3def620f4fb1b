import { useFactWords } from "./use-fact-words.ts";

const limits = ["counting", "speaker", "meaning", "capitals", "pictures"] as const;

/** The limits of the check, shown together with its result. */
export function NotSeen() {
  const { t } = useFactWords();
  return (
    <details className="mt-6 border-t border-rule pt-3 text-sm">
      <summary className="cursor-pointer py-1 font-semibold text-pencil">{t("limits.title")}</summary>
      <p className="mt-1 text-ink-2">{t("limits.text")}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-ink-2">
        {limits.map((limit) => (
          <li key={limit}>{t(`limits.${limit}`)}</li>
        ))}
      </ul>
    </details>
  );
}
