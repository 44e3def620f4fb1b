import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { TextField } from "../../ui/field.tsx";
import { addressOf, type KeyEntry, type Mistake } from "./settings-form.ts";

interface CustomSectionProps {
  entry: KeyEntry;
  onEdit: (changes: Partial<KeyEntry>) => void;
  mistake: Mistake | null;
  /** Something of it is saved, wanted or wrong: it is shown without being opened. */
  isOfInterest: boolean;
  /** Names the last test found, empty before it. */
  models: readonly string[];
  /** The field of the key, with its test. */
  children: ReactNode;
}

/** An OpenAI-compatible server of the user's own: its address, the key if it wants one, and which of its models is asked. */
export function CustomSection({ entry, onEdit, mistake, isOfInterest, models, children }: CustomSectionProps) {
  const { t } = useTranslation("settings");
  const figure = useFigures();
  const listId = useId();
  const bodyId = useId();
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? isOfInterest;
  const addressError = mistake === "addressMissing" || mistake === "addressWrong" ? t(`custom.${mistake}`) : undefined;
  const plain = { dir: "ltr", autoComplete: "off", autoCapitalize: "off", autoCorrect: "off", spellCheck: false } as const;
  return (
    <section className="border-t border-rule">
      <h3 className="font-ui text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpened(!isOpen)}
          className="-mx-2 flex w-[calc(100%+1rem)] items-center justify-between gap-3 rounded-ctl px-2 py-3 text-start font-semibold hover:bg-wash"
        >
          {t("custom.title")}
          <ChevronDown
            aria-hidden
            className={clsx("size-[18px] shrink-0 transition-transform", isOpen && "rotate-180")}
            strokeWidth={1.75}
          />
        </button>
      </h3>
      {isOpen && (
        <div id={bodyId} className="flex flex-col gap-4 pb-1">
          <p className="text-sm text-ink-2">{t("custom.lead")}</p>
          <TextField
            {...plain}
            label={t("custom.address")}
            inputMode="url"
            data-key-of="custom"
            placeholder="https://models.example.org/v1"
            value={entry.baseUrl}
            onChange={(event) => onEdit({ baseUrl: event.target.value, isRemoved: false })}
            onBlur={() => {
              if (entry.baseUrl.trim() && entry.baseUrl !== addressOf(entry.baseUrl)) onEdit({ baseUrl: addressOf(entry.baseUrl) });
            }}
            help={t("custom.addressHelp")}
            error={addressError}
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
        </div>
      )}
    </section>
  );
}
