import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import type { SetWarning } from "../../typeset/index.ts";
import { useLayoutStore } from "./layout-store.ts";
import { useSectionWords } from "./use-section-words.ts";

const longestDetail = 90;
const told = ["collision", "overset", "shortened", "abridged", "empty"] as const;
const isTold = (code: SetWarning["code"]): code is (typeof told)[number] => told.includes(code as (typeof told)[number]);

/** What the typesetter could not do in the boxes as they stand. */
export function PageWarnings({ warnings }: { warnings: readonly SetWarning[] }) {
  const { t } = useTranslation("layouts");
  const { nameOf } = useSectionWords();
  const sections = useLayoutStore((store) => store.sections);
  const name = (id: string) => nameOf({ id, name: sections.find((section) => section.id === id)?.name ?? id });

  const sentencesOf = (wanted: (code: SetWarning["code"]) => boolean) => {
    const sentences = warnings.flatMap(({ code, block, detail }) => {
      if (!isTold(code) || !wanted(code)) return [];
      if (code === "empty") return [t("canvas.warnings.empty", { name: name(detail) })];
      if (code !== "collision")
        return [t(`canvas.warnings.${code === "abridged" ? "shortened" : code}`, { name: name(block), text: cut(detail) })];
      const [one = block, other = ""] = detail.split(/[\s,]+/);
      if (other === "furniture") return [t("canvas.warnings.furniture", { one: name(one) })];
      return [t("canvas.warnings.collision", { one: name(one), other: name(other) })];
    });
    return [...new Set(sentences)];
  };
  const collisions = sentencesOf((code) => code === "collision");
  const others = sentencesOf((code) => code !== "collision");
  const isEmpty = collisions.length + others.length === 0;
  return (
    <div className={clsx("mt-4 border-y border-t-2 border-rule border-t-warn py-3 text-sm", isEmpty && "hidden")}>
      <h3 className="font-ui text-sm font-semibold">{t("canvas.warnings.title")}</h3>
      {/* The details of the sections read them out. */}
      <Sentences sentences={collisions} />
      <div role="status">
        <Sentences sentences={others} />
      </div>
    </div>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="list-disc ps-5 text-ink-2 empty:hidden">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

const cut = (text: string) => ([...text].length > longestDetail ? `${[...text].slice(0, longestDetail).join("").trimEnd()}…` : text);
