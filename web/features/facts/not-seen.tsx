import { useFactWords } from "./use-fact-words.ts";

const limits = ["meaning", "speaker", "counting", "names", "capitals", "pictures"] as const;

/** The limits of the check, in the open beside its result. */
export function NotSeen() {
  const { t } = useFactWords();
  return (
    <section className="mt-6 border-t border-rule pt-3 text-sm">
      <h3 className="py-1 font-semibold">{t("limits.title")}</h3>
      <p className="mt-1 text-ink-2">{t("limits.text")}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-ink-2">
        {limits.map((limit) => (
          <li key={limit}>{t(`limits.${limit}`)}</li>
        ))}
      </ul>
    </section>
  );
}
