import { Check } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Model } from "../../../functions/ai/contract.ts";
import { useDraft } from "../../api/press/draft.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { openSettings, type SettingsPlace, useSettingsDoor } from "../../ui/settings-door.ts";
import { type ModelKind, selectable } from "./model-choice.ts";
import { useModelChoices, useModelName } from "./use-model-choices.ts";
import { useModelNote } from "./use-model-note.ts";

/** The models of one kind: those that can be used, those that want a key, and those that cannot be had. */
export function ModelList({ kind, label }: { kind: ModelKind; label: string }) {
  const edit = useDraft((draft) => draft.edit);
  const { models, choices } = useModelChoices();
  const list = models.data ?? [];
  const own = list.filter((model) => model.kind === kind);
  const choose = (id: string) => {
    const pressed = own.find((model) => model.id === id);
    const model = pressed && selectable(list, pressed);
    if (model) edit(kind === "text" ? { textModel: model.id } : { imageModel: model.id });
  };
  const chosen = choices?.[kind].model?.id;
  return (
    // No stop of its own: from it the keyboard would go to the chosen one and past the buttons before it.
    <RadioGroup.Root aria-label={label} value={chosen ?? ""} onValueChange={choose} tabIndex={-1} className="divide-y divide-rule">
      {own.map((model) => (
        <ModelOption key={model.id} model={model} models={list} isStop={chosen === undefined || chosen === model.id} />
      ))}
    </RadioGroup.Root>
  );
}

const settingsPlaces: readonly string[] = ["openai", "anthropic", "stability", "custom"] satisfies SettingsPlace[];

interface ModelOptionProps {
  model: Model;
  models: readonly Model[];
  /** The one of the group that Tab reaches. */
  isStop: boolean;
}

function ModelOption({ model, models, isStop }: ModelOptionProps) {
  const { t } = useTranslation("app");
  const nameOf = useModelName();
  const note = useModelNote(models);
  const id = useId();
  const name = nameOf(model);
  const canSelect = selectable(models, model) !== null;
  const needsKey = model.status === "needs-key";
  const isAddress = model.provider === "custom";
  const option = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  const isSettingsOpen = useSettingsDoor((door) => door.isOpen);
  useEffect(() => {
    if (isSettingsOpen || needsKey || !hasAsked.current) return;
    hasAsked.current = false;
    // The button that opened the settings is gone with its reason, and the keyboard would be nowhere.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) option.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isSettingsOpen, needsKey]);
  const place = settingsPlaces.includes(model.provider) ? (model.provider as SettingsPlace) : null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 pe-3">
      <RadioGroup.Item
        ref={option}
        id={id}
        value={model.id}
        disabled={!canSelect}
        tabIndex={isStop ? 0 : -1}
        aria-describedby={`${id}-note`}
        className="group flex min-h-11 min-w-0 flex-1 basis-52 items-start gap-3 py-2.5 ps-3 text-start -outline-offset-2 enabled:hover:bg-wash"
      >
        <span
          aria-hidden
          className="mt-0.5 grid size-[18px] shrink-0 place-items-center rounded-full border border-rule-2 group-data-disabled:border-rule group-data-[state=checked]:border-ink group-data-[state=checked]:bg-ink"
        >
          <RadioGroup.Indicator>
            <Check className="size-3 text-paper" strokeWidth={2.5} />
          </RadioGroup.Indicator>
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm font-semibold group-data-disabled:text-ink-3">
            {name}
            {model.recommended && <Badge tone="ok">{t("models.recommended")}</Badge>}
            {needsKey && <Badge tone="warn">{t(isAddress ? "models.needsAddress" : "models.needsKey")}</Badge>}
          </span>
          <span id={`${id}-note`} className="text-xs text-ink-2">
            {note(model)}
          </span>
        </span>
      </RadioGroup.Item>
      {needsKey && place && (
        <Button
          size="small"
          className="ms-auto mb-2.5 mt-1"
          aria-label={isAddress ? undefined : t("models.addKeyFor", { name })}
          onClick={() => {
            hasAsked.current = true;
            openSettings(place);
          }}
        >
          {t(isAddress ? "models.addAddress" : "models.addKey")}
        </Button>
      )}
    </div>
  );
}
