import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { FailureReason } from "../../../functions/ai/contract.ts";
import { isEditionDate, limits } from "../../../functions/http/limits.ts";
import { useCheckout } from "../../api/account/checkout.ts";
import { ApiError, onReached } from "../../api/client.ts";
import { importOf, type Origin, placeOf, useOrigin } from "../../api/press/article-origin.ts";
import { type Draft, useDraft } from "../../api/press/draft.ts";
import { forgetModels } from "../../api/press/models.ts";
import { type RunOrder, settledDebt } from "../../api/press/press-runs.ts";
import { useRefreshAccount, useTokens, useUser } from "../../api/queries.ts";
import { useErrorWords, useReasonWords } from "../../i18n/use-failure-words.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { paths, signInPath } from "../../paths.ts";
import { closeGame, useGameDoor } from "../../ui/game-door.ts";
import { showStage } from "../../ui/show-stage.ts";
import { dismissToast, showToast } from "../../ui/toast.ts";
import { findProblem, type Problem } from "./draft-check.ts";
import { pageLanguageOf } from "./page-language.ts";
import { rememberedOrder, rememberedRun } from "./remembered-run.ts";
import type { RunFailure, RunOutcome } from "./run-state.ts";
import { useModelChoices } from "./use-model-choices.ts";
import { usePressRun } from "./use-press-run.ts";

type OrderModels = Pick<RunOrder, "textModel" | "imageModel">;

const house: OrderModels = { textModel: "house", imageModel: "house" };

function leaveGame(): void {
  closeGame();
  showStage();
}

/** The reader's own calendar day, not UTC's. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

// The server takes no longer ones.
const longestAddress = 2_000;
const longestSiteName = 80;

function orderOf(draft: Draft, origin: Origin, interfaceLanguage: string, models: OrderModels): RunOrder {
  const { importedUrl = "", siteName = "", imageUrl = "" } = importOf(origin, draft.content) ?? {};
  const place = placeOf(origin, draft.region);
  return {
    title: draft.title,
    content: draft.content,
    region: draft.region,
    templateId: draft.templateId,
    ...(draft.layout ? { layout: draft.layout } : {}),
    language: pageLanguageOf(draft.language, interfaceLanguage),
    ...models,
    author: draft.author,
    publishDate: draft.publishDate || today(),
    ...(importedUrl && importedUrl.length <= longestAddress ? { importedUrl } : {}),
    ...(importedUrl && siteName && siteName.length <= longestSiteName ? { importedSite: siteName } : {}),
    ...(place ? { place } : {}),
    ...(imageUrl ? { imageUrl } : {}),
  };
}

/** Why the last attempt gave no newspaper, in whole sentences, for the notice that stays. */
export interface Setback {
  title: string;
  text: string;
  /** What can be done about it: try again, make what failed with the house edition, or mend the settings. */
  offers: readonly ("again" | "house" | "settings")[];
  /** The server could not be reached: true only until it is. */
  isUnreached?: boolean;
}

/** With these another try would meet the same answer. */
const lasting: readonly (FailureReason | undefined)[] = ["key", "quota", "refused", "model", "address"];

function offersAfter({ reason }: RunFailure): Setback["offers"] {
  if (reason === "key" || reason === "quota") return ["house", "settings"];
  if (!reason) return ["again"];
  return lasting.includes(reason) ? ["house"] : ["again", "house"];
}

/**
 * From the draft to the newspaper: checks, the run, and what the user is told on the way. That it is finished is said when `onNewspaper` is
 * done.
 */
export function useGeneration(onNewspaper: (newspaperId: string) => void | Promise<void>) {
  const { t, i18n } = useTranslation("app");
  const navigate = useNavigate();
  const { data: user } = useUser();
  const { data: purse } = useTokens();
  const refreshAccount = useRefreshAccount();
  const client = useQueryClient();
  const { models, choices, choicesOf } = useModelChoices();
  const sentences = useSentences();
  const sentenceOf = useErrorWords();
  const reasonOf = useReasonWords();
  const [pickedUp] = useState(() => rememberedOrder(rememberedRun() ?? ""));
  const ordered = useRef(pickedUp);
  const [setback, setSetback] = useState<Setback | null>(null);

  const isUnreached = setback?.isUnreached === true;
  useEffect(() => (isUnreached ? onReached(() => setSetback(null)) : undefined), [isUnreached]);

  /** `brief` is enough for the toast, which must not cover the notice and its buttons on a small screen. */
  const tellSetback = (text: string, offers: Setback["offers"] = [], brief = text, isUnreached = false) => {
    const told = { title: t("generate.failed.title"), text, offers, isUnreached };
    setSetback(told);
    showToast({ title: told.title, description: brief, tone: "error" });
  };
  // The pricing page can try again, and says why where it cannot.
  const { buy } = useCheckout(() => {
    dismissToast();
    navigate(paths.pricing);
  });
  const buyTokens = () => {
    buy();
    // After the pressed message has gone, which would take this one with it.
    queueMicrotask(() => showToast({ title: t("generate.noTokens.opening") }));
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
          action: { label: t("generate.noTokens.action"), onPress: buyTokens },
        });
      case "missing":
        return showToast({ title: t("generate.missing.title"), description: t("generate.missing.text"), tone: "error" });
      case "blank":
        return showToast({ title: t("generate.blank.title"), description: t("generate.blank.text"), tone: "error" });
      case "too-long":
        return showToast({ title: t("generate.tooLong.title"), description: t("generate.tooLong.text"), tone: "error" });
    }
  };

  const onEnd = async (outcome: RunOutcome, runId: string) => {
    const isRefunded = outcome.kind === "failed" ? outcome.failure.refunded : outcome.kind === "stopped" && outcome.refunded;
    const settled = isRefunded && (await settledDebt(runId)) ? t("generate.settled") : undefined;
    switch (outcome.kind) {
      case "complete":
        setSetback(null);
        await onNewspaper(outcome.newspaperId);
        showToast({
          title: t("generate.done.title"),
          description: t("generate.done.text"),
          tone: "success",
          // A user who is playing the game stays in it until they ask to see the page.
          ...(useGameDoor.getState().isOpen ? { action: { label: i18n.t("game:show"), onPress: leaveGame } } : {}),
        });
        break;
      case "failed": {
        const { code, reason, provider } = outcome.failure;
        const comfort = [isRefunded ? t("generate.refunded") : undefined, settled, t("generate.kept")];
        tellSetback(
          sentences(sentenceOf(code), reasonOf(reason, provider, true), ...comfort),
          offersAfter(outcome.failure),
          sentences(sentenceOf(code), ...comfort),
        );
        break;
      }
      case "stopped":
        if (purse?.isAdmin) showToast({ title: t("run.stoppedFree") });
        else showToast({ title: isRefunded ? t("run.stopped") : t("run.stoppedCharged"), description: settled });
    }
  };

  const onRefusal = (error: unknown, deed: "start" | "watch" | "stop") => {
    if (deed === "stop") return showToast({ title: t("run.stopFailed"), tone: "error" });
    if (!(error instanceof ApiError)) return tellSetback(t("run.errors.network"), [], undefined, true);
    // An order leads to sign-in (specification §5); a run that was being watched goes on, and the screen says that the session has ended.
    if (error.status === 401) return void refreshAccount().then(deed === "start" ? toSignIn : undefined);
    if (error.code === "NO_TOKENS") {
      void refreshAccount();
      return tellProblem("no-tokens");
    }
    if (error.code === "NOT_CONFIGURED") forgetModels(client);
    const canBeHouse = error.code === "NOT_CONFIGURED" || (error.code === "OPERATOR_LIMIT" && offersHouse(error.details));
    tellSetback(sentences(sentenceOf(error.code), t("generate.kept")), canBeHouse ? ["house", "settings"] : []);
  };

  const control = usePressRun(onEnd, onRefusal);
  const problem = useDraft((draft) => findProblem(draft, Boolean(user), purse));

  const pageLanguage = pageLanguageOf(
    useDraft((draft) => draft.language),
    i18n.language,
  );

  const failed = control.run?.outcome?.kind === "failed" ? control.run : null;
  const isSameArticle = useDraft(({ title, content }) => ordered.current?.title === title && ordered.current.content === content);
  const resumes = failed && isSameArticle ? failed.id : null;

  const start = (draft: Draft, chosen: OrderModels) => {
    setSetback(null);
    const order = orderOf(draft, useOrigin.getState(), i18n.language, chosen);
    ordered.current = order;
    // What the failed run had finished need not be made twice.
    void control.start(resumes ? { ...order, resumes } : order);
  };

  /** With the house edition; in place of the models that failed alone, where what the others made is kept. */
  const pressWithHouse = () => {
    const code = control.run?.outcome?.kind === "failed" ? control.run.outcome.failure.code : null;
    const { textModel, imageModel } = (resumes && ordered.current) || house;
    void press({
      textModel: code === "PICTURES_FAILED" ? textModel : house.textModel,
      imageModel: code === "TEXT_FAILED" ? imageModel : house.imageModel,
    });
  };

  /** Starts with the chosen models, or with those that are given. */
  const press = async (instead?: OrderModels) => {
    const draft = useDraft.getState();
    if (!isEditionDate(draft.publishDate))
      return showToast({
        title: t("generate.blank.title"),
        description: t("article.date.outOfRange", { from: limits.year.least, to: limits.year.most }),
        tone: "error",
      });
    if (problem) return tellProblem(problem);
    if (instead) return start(draft, instead);
    const list = models.data ?? (await models.refetch({ cancelRefetch: false })).data;
    if (!list) return tellSetback(t("models.failed"));
    const { text, image } = choices ?? choicesOf(list);
    start(draft, { textModel: text.model?.id ?? house.textModel, imageModel: image.model?.id ?? house.imageModel });
  };

  return {
    ...control,
    press: () => void press(),
    pressWithHouse,
    /** Parts of the failed run are kept for another try with the same article. */
    isResumable: resumes !== null && Object.values(failed?.steps ?? {}).includes("done"),
    choices,
    problem,
    setback,
    purse,
    isSignedIn: Boolean(user),
    pageLanguage,
  };
}

function offersHouse(details: unknown): boolean {
  return typeof details === "object" && details !== null && "house" in details && details.house === true;
}
