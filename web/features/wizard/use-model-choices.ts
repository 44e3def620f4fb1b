import { useTranslation } from "react-i18next";
import type { Model } from "../../../functions/ai/contract.ts";
import { useDraft } from "../../api/press/draft.ts";
import { useModels } from "../../api/press/models.ts";
import { chooseModel, type ModelChoice } from "./model-choice.ts";

export interface ModelChoices {
  text: ModelChoice;
  image: ModelChoice;
}

/** The models the draft stands for today, once the list of them is there. */
export function useModelChoices() {
  const models = useModels();
  const chosen = { text: useDraft((draft) => draft.textModel), image: useDraft((draft) => draft.imageModel) };
  const choicesOf = (list: readonly Model[]): ModelChoices => ({
    text: chooseModel(list, "text", chosen.text),
    image: chooseModel(list, "image", chosen.image),
  });
  return { models, choices: models.data ? choicesOf(models.data) : null, choicesOf };
}

/** A model by name in the interface's language: brands keep theirs. */
export function useModelName(): (model: Pick<Model, "id" | "name">) => string {
  const { t } = useTranslation("app");
  return ({ id, name }) => (id === "house" ? t("models.house") : id === "custom" ? t("models.custom") : name);
}
