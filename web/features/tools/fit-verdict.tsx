import { Check, CircleAlert } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useStone } from "../../api/stone/stone.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { fitOf, type NewspaperToSet, type SetNewspaper } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { CutOffer } from "./cut-offer.tsx";
import { type SuggestCut, useCut } from "./use-cut.ts";
import "../../i18n/tools-words.ts";

interface FitVerdictProps {
  /** The pages as they are at this moment, and what they were set of. */
  set: SetNewspaper & { toSet: NewspaperToSet };
  suggest: SuggestCut;
}

/** Whether the story fits its front page, in words, and what could be done where it does not. */
export function FitVerdict({ set, suggest }: FitVerdictProps) {
  const { t } = useTranslation(["tools", "app"]);
  const button = useRef<HTMLButtonElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const { state, ask, drop, take } = useCut(suggest);
  const language = useStone(({ newspaper }) => newspaper?.expandedContent.contentLanguage || newspaper?.language);
  const { words, isGood, canCut } = useVerdict(set);
  const leave = () => {
    drop();
    button.current?.focus();
  };
  const accept = () => {
    const takeBack = take();
    line.current?.focus({ preventScroll: true });
    if (!takeBack) return showToast({ title: t("fit.cut.stale"), tone: "error" });
    showToast({
      title: t("fit.cut.taken"),
      tone: "success",
      action: { label: t("undo"), onPress: () => !takeBack() && showToast({ title: t("changed"), tone: "error" }) },
    });
  };
  const Icon = isGood ? Check : CircleAlert;
  const isSearching = state.kind === "searching";
  const answer = () => {
    switch (state.kind) {
      case "searching":
        return t("fit.searching");
      case "none":
        return t("fit.none");
      case "failed":
        return t("fit.failed");
      default:
        return "";
    }
  };
  return (
    // On wide screens the offer stands over the whole bar of tools, which is where it is placed.
    <div ref={line} tabIndex={-1} className="flex flex-wrap max-desk:relative items-center gap-x-3 gap-y-1">
      <span className={`flex items-start gap-1.5 text-sm ${isGood ? "text-ok" : "text-warn"}`}>
        <Icon aria-hidden className="mt-px size-[18px] shrink-0" strokeWidth={1.75} />
        {words}
      </span>
      {canCut && (
        <Button ref={button} size="small" busy={isSearching} aria-expanded={state.kind === "offered"} onClick={() => void ask()}>
          {t("fit.suggest")}
        </Button>
      )}
      <p role="status" className={state.kind === "searching" ? "sr-only" : "w-full text-xs text-ink-2 empty:hidden"}>
        {canCut ? answer() : ""}
      </p>
      {canCut && state.kind === "offered" && <CutOffer cut={state.cut} language={language ?? "en"} onTake={accept} onLeave={leave} />}
    </div>
  );
}

interface Verdict {
  words: string;
  isGood: boolean;
  /** A cut may help. */
  canCut: boolean;
}

/** Letters of a text by which its owner knows it. */
const mostQuoted = 40;
const beginningOf = (text: string) => (text.length > mostQuoted ? `${text.slice(0, mostQuoted).trimEnd()}…` : text);

/** The worst first. */
function useVerdict(set: FitVerdictProps["set"]): Verdict {
  const { t } = useTranslation(["tools", "app"]);
  const figure = useFigures();
  const { warnings, toSet } = set;
  const { over, lastPage, isChosen, short } = fitOf(set, toSet);
  const has = (code: string, block?: string) => warnings.some((each) => each.code === code && (!block || each.block === block));
  const detailsOf = (code: string) => warnings.filter((each) => each.code === code).map(({ detail }) => detail);
  const bad = (words: string, canCut = false): Verdict => ({ words, isGood: false, canCut });
  if (has("overset")) return bad(t("stage.overset", { ns: "app" }));
  if (has("missing-glyph")) return bad(t("stage.missingGlyph", { ns: "app", signs: detailsOf("missing-glyph").join(" ") }));
  if (has("shortened", "expanded-title")) return bad(t("stage.headlineCut", { ns: "app" }));
  const [abridged] = detailsOf("abridged");
  if (abridged) return bad(t("stage.abridged", { ns: "app", text: beginningOf(abridged) }));
  const textless = toSet.expandedContent.sideStories.filter(({ content }) => content.trim() === "").length;
  if (textless > 0) return bad(t("fit.textless", { count: textless, figure: figure(textless) }));
  const page = figure(lastPage);
  if (over > 0) {
    const values = { count: over, figure: figure(over), page };
    if (isChosen) return { words: t("fit.chosen", values), isGood: true, canCut: false };
    return bad(t("fit.over", values), true);
  }
  if (short > 0) return { words: t("fit.short", { count: short, figure: figure(short) }), isGood: false, canCut: false };
  return { words: t("stage.fits", { ns: "app" }), isGood: true, canCut: false };
}
