import { useTranslation } from "react-i18next";
import "../../i18n/facts-words.ts";
import type { Fact } from "../../claims/index.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { countOf, type FactRow, filtered } from "./fact-rows.ts";
import type { CheckedPage } from "./facts-piece.ts";

/** Which part of the page a field is. */
function partOf(path: string) {
  const last = path.split(".").at(-1) ?? "";
  if (path.startsWith("expandedContent.sideStories.")) return last === "headline" ? "sideHeadline" : "side";
  if (path.startsWith("folio.")) return "folio";
  const parts = {
    "expandedContent.expandedTitle": "headline",
    "expandedContent.deck": "deck",
    "expandedContent.kicker": "kicker",
    "expandedContent.quote": "quote",
    "expandedContent.byline": "byline",
    "expandedContent.expandedContent": "story",
    imageCaption: "caption",
    smallImageCaption: "caption",
  } as const;
  return parts[path as keyof typeof parts] ?? "other";
}

/** What is said of facts, in the reader's language. */
export function useFactWords() {
  const { t } = useTranslation("facts");
  const figure = useFigures();
  const sentences = useSentences();
  const says = (fact: Fact, isKept: boolean) =>
    t(
      `says.${isKept ? "kept" : fact.isMisgiven ? "misgiven" : fact.isModelsDoubt ? "contradicted" : fact.kind === "sentence" && fact.verdict === "given" ? "alike" : fact.verdict}`,
    );
  return {
    t,
    figure,
    says,
    where: (path: string) => t(`where.${partOf(path)}`),
    /** “Number: not in your article”. */
    told: (fact: Fact, isKept: boolean) => t("fact", { kind: t(`one.${fact.kind}`), says: says(fact, isKept) }),
    /** What came of the check, in words. */
    summary: (page: CheckedPage, rows: readonly FactRow[]) => {
      const count = (look: "added" | "changed" | "unchecked") => {
        const number = countOf(rows, look);
        return number === 0 ? "" : t(`lead.${look}`, { count: number, figure: figure(number) });
      };
      const wrong = filtered(rows, "open", "all").filter(({ fact }) => fact.isMisgiven).length;
      const misgiven = wrong === 0 ? "" : t("lead.misgiven", { count: wrong, figure: figure(wrong) });
      const [changed, added, unchecked] = [count("changed"), count("added"), count("unchecked")];
      const left = page.sentences.filter(({ verdict }) => verdict === "left out").length;
      const doubts = countOf(rows, "doubted");
      const compared = (kind: Fact["kind"]) => figure(page.facts.filter((fact) => fact.kind === kind).length);
      return sentences(
        changed === "" && added === "" && misgiven === "" && doubts === 0 ? t("lead.noneFound") : "",
        changed,
        added,
        misgiven,
        doubts === 0 ? "" : t("lead.doubted", { figure: figure(doubts) }),
        unchecked,
        left === 0 ? "" : t("lead.left", { count: left, figure: figure(left) }),
        t("lead.compared", {
          number: compared("number"),
          date: compared("date"),
          name: compared("name"),
          quotation: compared("quotation"),
        }),
      );
    },
  };
}
