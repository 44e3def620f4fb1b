import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import type { SetWarning } from "../../typeset/index.ts";
import { Notice } from "../../ui/notice.tsx";
import { useLayoutStore } from "./layout-store.ts";
import { useSectionWords } from "./use-section-words.ts";

const longestDetail = 90;
const told = ["collision", "overset", "shortened"] as const;
const isTold = (code: SetWarning["code"]): code is (typeof told)[number] => told.includes(code as (typeof told)[number]);

/** What the typesetter could not do in the boxes as they stand. */
export function PageWarnings({ warnings }: { warnings: readonly SetWarning[] }) {
  const { t } = useTranslation("layouts");
  const { nameOf } = useSectionWords();
  const sections = useLayoutStore((store) => store.sections);
  const name = (id: string) => nameOf({ id, name: sections.find((section) => section.id === id)?.name ?? id });

  const sentences = warnings.flatMap(({ code, block, detail }) => {
    if (!isTold(code)) return [];
    if (code !== "collision") return [t(`canvas.warnings.${code}`, { name: name(block), text: cut(detail) })];
    const [one = block, other = ""] = detail.split(/[\s,]+/);
    return [t("canvas.warnings.collision", { one: name(one), other: name(other) })];
  });
  const shown = [...new Set(sentences)];
  return (
    <div role="status">
      {shown.length > 0 && (
        <Notice tone="warn" title={t("canvas.warnings.title")} className="mt-4">
          <ul className="list-disc ps-5">
            {shown.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

const cut = (text: string) => ([...text].length > longestDetail ? `${[...text].slice(0, longestDetail).join("").trimEnd()}…` : text);
