import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import "../../i18n/layouts-words.ts";
import { type SettingName, settingRanges, stepped, typedSetting } from "./content-settings.ts";

interface StepperProps {
  name: SettingName;
  value: number;
  onChange: (value: number) => void;
}

const arrows: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };
const partClass =
  "grid h-9 w-9 shrink-0 place-items-center text-ink transition-colors hover:bg-wash disabled:text-ink-3 disabled:hover:bg-transparent pointer-coarse:h-11 pointer-coarse:w-11 -outline-offset-2";

/** A number with steps down and up; what is typed counts when the field is left or Enter is pressed. */
export function Stepper({ name, value, onChange }: StepperProps) {
  const { t } = useTranslation("layouts");
  const { tag } = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { least, most, step } = settingRanges[name];
  const label = t(`settings.names.${name}`);
  const write = (number: number) => number.toLocaleString(tag, step < 1 ? { minimumFractionDigits: 1 } : {});

  const take = () => {
    if (typed === null) return;
    setTyped(null);
    // The field was left as it was: a default outside of the range stands until it is edited.
    if (typed !== write(value)) onChange(typedSetting(name, typed));
  };

  const key = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (event.key === "Enter") take();
    else if (event.key === "Escape" && typed !== null) setTyped(null);
    else if (direction) {
      setTyped(null);
      onChange(stepped(name, typed === null ? value : typedSetting(name, typed), direction));
    } else return;
    event.preventDefault();
  };

  const button = (direction: 1 | -1) => (
    <button
      type="button"
      aria-label={t(direction > 0 ? "settings.more" : "settings.less", { name: label })}
      aria-controls={id}
      // Outside of its range a value comes back into it either way.
      disabled={direction > 0 ? value === most : value === least}
      onClick={() => onChange(stepped(name, value, direction))}
      className={partClass}
    >
      {direction > 0 ? (
        <Plus aria-hidden className="size-4" strokeWidth={1.75} />
      ) : (
        <Minus aria-hidden className="size-4" strokeWidth={1.75} />
      )}
    </button>
  );

  return (
    <div className="flex items-center justify-between gap-3 py-1">
      <label htmlFor={id} className="min-w-0 wrap-anywhere text-sm leading-snug">
        {label}
      </label>
      <span className="flex shrink-0 overflow-clip rounded-ctl border border-rule-2 bg-sheet">
        {button(-1)}
        <input
          id={id}
          role="spinbutton"
          inputMode={step < 1 ? "decimal" : "numeric"}
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          value={typed ?? write(value)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={key}
          className={clsx(
            "h-9 w-13 border-x border-rule bg-transparent text-center text-sm tabular-nums -outline-offset-2 pointer-coarse:h-11 pointer-coarse:text-base",
          )}
        />
        {button(1)}
      </span>
    </div>
  );
}
