import { useTranslation } from "react-i18next";
import { useSentences } from "../../i18n/use-sentences.ts";
import type { ModelChoices } from "./use-model-choices.ts";

const isHouse = (id: string | undefined) => id === undefined || id === "house";

/** True where no model is asked at all. */
export function isAllHouse(choices: ModelChoices | null): boolean {
  return choices !== null && isHouse(choices.text.model?.id) && isHouse(choices.image.model?.id);
}

/** Which models will make the newspaper, shown before anything is paid. */
export function useModelsSentence(choices: ModelChoices | null): string {
  const { t } = useTranslation("app");
  const sentences = useSentences();
  if (!choices) return t("models.loading");
  const { text, image } = choices;
  const textName = text.model?.id === "custom" ? t("run.providers.custom") : (text.model?.name ?? "");
  const imageName = image.model?.name ?? "";
  if (isAllHouse(choices)) return t("generate.model");
  if (isHouse(text.model?.id)) return t("generate.models.pictures", { image: imageName });
  if (isHouse(image.model?.id)) return sentences(t("generate.models.text", { text: textName }), t("generate.models.check"));
  return sentences(t("generate.models.both", { text: textName, image: imageName }), t("generate.models.check"));
}
