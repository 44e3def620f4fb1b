import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { TextField } from "../../ui/field.tsx";
import { addressOf, type KeyEntry, type Mistake } from "./settings-form.ts";

interface CustomSectionProps {
  entry: KeyEntry;
  onEdit: (changes: Partial<KeyEntry>) => void;
  mistake: Mistake | null;
  /** Names the last test found, empty before it. */
  models: readonly string[];
  /** The field of the key, with its test. */
  children: ReactNode;
}

/** An OpenAI-compatible server of the user's own: its address, the key if it wants one, and which of its models is asked. */
export function CustomSection({ entry, onEdit, mistake, models, children }: CustomSectionProps) {
  const { t } = useTranslation("settings");
  const figure = useFigures();
  const listId = useId();
  const [isLeft, setLeft] = useState(false);
  const addressError = mistake === "addressMissing" || mistake === "addressWrong" ? t(`custom.${mistake}`) : undefined;
  const plain = { dir: "ltr", autoComplete: "off", autoCapitalize: "off", autoCorrect: "off", spellCheck: false } as const;
  return (
    <fieldset className="flex flex-col gap-4 border-t border-rule pt-4">
      <legend className="float-start mb-1 w-full text-base font-semibold">{t("custom.title")}</legend>
      <p className="clear-both text-sm text-ink-2">{t("custom.lead")}</p>
      <TextField
        {...plain}
        label={t("custom.address")}
        inputMode="url"
        placeholder="https://models.example.org/v1"
        value={entry.baseUrl}
        onChange={(event) => onEdit({ baseUrl: event.target.value, isRemoved: false })}
        onBlur={() => {
          setLeft(true);
          if (entry.baseUrl.trim()) onEdit({ baseUrl: addressOf(entry.baseUrl) });
        }}
        error={isLeft || mistake === "addressMissing" ? addressError : undefined}
      />
      {children}
      <TextField
        {...plain}
        label={t("custom.model")}
        list={listId}
        value={entry.model}
        onChange={(event) => onEdit({ model: event.target.value, isRemoved: false })}
        help={models.length > 0 ? t("custom.found", { count: models.length, figure: figure(models.length) }) : t("custom.modelHelp")}
        error={mistake === "modelMissing" ? t("custom.modelMissing") : undefined}
      />
      <datalist id={listId}>
        {models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </fieldset>
  );
}
