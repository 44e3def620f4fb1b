import { useTranslation } from "react-i18next";
import type { FailureReason } from "../../../functions/ai/contract.ts";
import type { Left, PressRun } from "../../../functions/press-runs/contract.ts";
import { useModels } from "../../api/press/models.ts";
import { useProviderName, useReasonWords } from "../../i18n/use-failure-words.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { isPicture, type Part } from "./parts.ts";
import type { Trouble } from "./use-blocks.ts";

/** In quarters of a text, as the server counts. */
const costOf = ({ block }: Part) => (block === "main" ? 4 : 1);

/** What a part is called in the list. */
export function usePartName(): (part: Part) => string {
  const { t } = useTranslation("app");
  const figure = useFigures();
  return ({ block, index = 0 }) => {
    switch (block) {
      case "name":
        return t("run.steps.name");
      case "headline":
        return t("article.headline.label");
      case "main":
        return t("run.steps.text");
      case "side":
        return t("blocks.side", { figure: figure(index + 1) });
      case "picture":
        return t("run.steps.mainPicture");
      case "small-picture":
        return t("run.steps.smallPicture");
    }
  };
}

/** How much the run can still give, in words. */
export function useLeftWords(): (left: Left, isHouse: boolean) => string {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const sentences = useSentences();
  return ({ texts, pictures }, isHouse) =>
    texts <= 0 && pictures <= 0
      ? t("blocks.left.nothing")
      : sentences(
          t("blocks.left.both", {
            texts: t("blocks.left.texts", { count: texts, figure: figure(texts) }),
            pictures: t("blocks.left.pictures", { count: pictures, figure: figure(pictures) }),
          }),
          isHouse ? undefined : t("blocks.left.note"),
        );
}

/** Why a part cannot be made again as things stand; null when it can, or when only the server knows. */
export function useObstacle(run: PressRun | undefined, isUnsaved: boolean): (part: Part) => string | null {
  const { t } = useTranslation("app");
  return (part) => {
    const { left, models } = run ?? {};
    if (models?.text === "house" && (part.block === "main" || part.block === "headline")) return t("blocks.obstacles.own-words");
    if (left && isPicture(part) && left.pictures < 1) return t("blocks.obstacles.pictures");
    if (left && !isPicture(part) && left.texts < costOf(part))
      return t(left.texts < 1 ? "blocks.obstacles.texts" : "blocks.obstacles.main");
    return isUnsaved ? t("blocks.obstacles.unsaved") : null;
  };
}

const codeWords: Record<string, FailureWords> = {
  NOT_FOUND: "blocks.failed.missing",
  NOT_CONFIGURED: "blocks.failed.model",
  PROVIDER_TIMEOUT: "run.errors.PROVIDER_TIMEOUT",
  RATE_LIMITED: "blocks.failed.hurried",
  UNAUTHORIZED: "pictures.errors.signed-out",
  network: "blocks.failed.network",
  lost: "blocks.failed.lost",
};
type FailureWords =
  | `blocks.failed.${"missing" | "model" | "hurried" | "network" | "lost" | "other"}`
  | "run.errors.PROVIDER_TIMEOUT"
  | "pictures.errors.signed-out";

/** Here no other model can be chosen: a part is made again by the one that made the newspaper. */
const reasonWords: Partial<Record<FailureReason, "blocks.failed.model" | "blocks.failed.other" | "blocks.failed.refused">> = {
  refused: "blocks.failed.refused",
  model: "blocks.failed.model",
  unavailable: "blocks.failed.model",
  timeout: "blocks.failed.model",
  "too-large": "blocks.failed.other",
  "bad-answer": "blocks.failed.other",
};

/** Why a part was not made and what to do, and that the newspaper is as it was. */
export function useTroubleWords(run: PressRun | undefined): (trouble: Trouble) => string {
  const { t } = useTranslation("app");
  const sentences = useSentences();
  const reasonOf = useReasonWords();
  const nameOf = useProviderName();
  const models = useModels();
  return ({ part, code, refusal, reason, provider }) => {
    if (refusal === "busy") return t("blocks.busy");
    if (refusal) return t(`blocks.obstacles.${refusal === "bound" ? (isPicture(part) ? "pictures" : "texts") : refusal}`);
    const kind = isPicture(part) ? "image" : "text";
    const model = models.data?.find((entry) => entry.kind === kind && entry.id === run?.models?.[kind]);
    const isOurs = model?.by !== "own";
    const here = isOurs && (reason === "key" || reason === "quota") ? "blocks.failed.model" : reason && reasonWords[reason];
    return sentences(
      here ? t(here, { provider: nameOf(provider) }) : (reasonOf(reason, provider, isOurs) ?? t(codeWords[code] ?? "blocks.failed.other")),
      code === "lost" ? undefined : t("blocks.unchanged"),
    );
  };
}
