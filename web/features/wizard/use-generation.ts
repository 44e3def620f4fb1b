import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ApiError } from "../../api/client.ts";
import { type Draft, useDraft } from "../../api/draft.ts";
import type { RunOrder } from "../../api/press-runs.ts";
import { useRefreshAccount, useTokens, useUser } from "../../api/queries.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { paths, signInPath } from "../../paths.ts";
import { showToast } from "../../ui/toast.ts";
import { findProblem, type Problem } from "./draft-check.ts";
import { editionYears, isPrintableDate } from "./limits.ts";
import { pageLanguageOf } from "./page-language.ts";
import type { RunOutcome } from "./run-state.ts";
import { usePressRun } from "./use-press-run.ts";

// The one model of this edition of the product; the note beside the button says so before anything is paid.
const house = { textModel: "house", imageModel: "house" };

/** The reader's own calendar day, not UTC's. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function orderOf(draft: Draft, interfaceLanguage: string): RunOrder {
  return {
    title: draft.title,
    content: draft.content,
    region: draft.region,
    templateId: draft.templateId,
    ...(draft.layout ? { layout: draft.layout } : {}),
    language: pageLanguageOf(draft.language, interfaceLanguage),
    ...house,
    author: draft.author,
    publishDate: draft.publishDate || today(),
  };
}

/** Why the last attempt gave no newspaper, in whole sentences, for the notice that stays. */
export interface Setback {
  title: string;
  text: string;
}

/** From the draft to the newspaper: checks, the run, and what the user is told on the way. */
export function useGeneration(onNewspaper: (newspaperId: string) => void) {
  const { t, i18n } = useTranslation("app");
  const navigate = useNavigate();
  const draft = useDraft();
  const { data: user } = useUser();
  const { data: purse } = useTokens();
  const refreshAccount = useRefreshAccount();
  const sentences = useSentences();
  const [setback, setSetback] = useState<Setback | null>(null);

  const sentenceOf = (code: string) => {
    const key = `run.errors.${code}`;
    return i18n.exists(key, { ns: "app" }) ? t(key as "run.errors.INVALID") : t("generate.failed.text");
  };
  const tellSetback = (text: string) => {
    const told = { title: t("generate.failed.title"), text };
    setSetback(told);
    showToast({ title: told.title, description: told.text, tone: "error" });
  };
  const toSignIn = () => location.assign(signInPath(paths.home));

  const tellProblem = (problem: Problem) => {
    switch (problem) {
      case "signed-out":
        return toSignIn();
      case "no-tokens":
        return showToast({
          title: t("generate.noTokens.title"),
          description: t("generate.noTokens.text"),
          tone: "error",
          action: { label: t("generate.noTokens.action"), onPress: () => navigate(paths.pricing) },
        });
      case "missing":
        return showToast({ title: t("generate.missing.title"), description: t("generate.missing.text"), tone: "error" });
      case "blank":
        return showToast({ title: t("generate.blank.title"), description: t("generate.blank.text"), tone: "error" });
      case "too-long":
        return showToast({ title: t("generate.tooLong.title"), description: t("generate.tooLong.text"), tone: "error" });
    }
  };

  const onEnd = (outcome: RunOutcome) => {
    switch (outcome.kind) {
      case "complete":
        setSetback(null);
        onNewspaper(outcome.newspaperId);
        showToast({ title: t("generate.done.title"), description: t("generate.done.text"), tone: "success" });
        break;
      case "failed": {
        const { code, refunded } = outcome.failure;
        tellSetback(sentences(sentenceOf(code), refunded && !purse?.isAdmin ? t("generate.refunded") : undefined, t("generate.kept")));
        break;
      }
      case "stopped":
        showToast({ title: outcome.refunded ? t("run.stopped") : t("run.stoppedCharged") });
    }
  };

  const onRefusal = (error: unknown, deed: "start" | "watch" | "stop") => {
    if (deed === "stop") return showToast({ title: t("run.stopFailed"), tone: "error" });
    if (!(error instanceof ApiError)) return tellSetback(t("run.errors.network"));
    if (error.status === 401) return void refreshAccount().then(toSignIn);
    if (error.code === "NO_TOKENS") {
      void refreshAccount();
      return tellProblem("no-tokens");
    }
    tellSetback(sentences(sentenceOf(error.code), t("generate.kept")));
  };

  const control = usePressRun(onEnd, onRefusal);
  const isDateWrong = !isPrintableDate(draft.publishDate);
  const problem = findProblem(draft, Boolean(user), purse);

  const press = () => {
    if (isDateWrong)
      return showToast({ title: t("generate.blank.title"), description: t("article.date.outOfRange", editionYears), tone: "error" });
    if (problem) return tellProblem(problem);
    setSetback(null);
    void control.start(orderOf(draft, i18n.language));
  };

  return {
    ...control,
    press,
    problem,
    setback,
    purse,
    isSignedIn: Boolean(user),
    pageLanguage: pageLanguageOf(draft.language, i18n.language),
  };
}
