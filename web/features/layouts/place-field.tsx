import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/layouts-words.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { buttonClass } from "../../ui/button.tsx";
import { controlClass, Field } from "../../ui/field.tsx";
import { inAscii } from "./content-settings.ts";
import "./section-overlay.css";

interface PlaceFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** `strokeAt`: when a key or button was pressed, in milliseconds; null for a typed number. The receiver clamps the value to its range. */
  onChange: (value: number, strokeAt: number | null) => void;
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number that is typed, or stepped by buttons and arrow keys. What was typed counts when the field is left, or with Enter. */
export function PlaceField({ label, value, least, most, onChange }: PlaceFieldProps) {
  const { t } = useTranslation("layouts");
  const { tag } = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value.toLocaleString(tag, { maximumFractionDigits: 1, useGrouping: false });

  const take = () => {
    if (typed === null) return;
    setTyped(null);
    const plain = inAscii(typed);
    const number = plain === "" ? Number.NaN : Number(plain);
    if (Number.isFinite(number)) onChange(number, null);
  };
  const step = (by: number, at: number) => {
    setTyped(null);
    onChange(value + by, at);
  };
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (event.key === "Enter") take();
    else if (event.key === "Escape") setTyped(null);
    else if (by !== undefined) step(by, event.timeStamp);
    else return;
    event.preventDefault();
  };

  return (
    <Field label={label}>
      {(control) => (
        <div className="flex">
          <button
            type="button"
            aria-label={t("details.less", { field: label })}
            aria-disabled={value <= least}
            className={buttonClass({ size: "icon" }, "place-step")}
            onClick={({ timeStamp }) => step(-1, timeStamp)}
          >
            <Minus aria-hidden className="size-4" strokeWidth={1.75} />
          </button>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            role="spinbutton"
            autoComplete="off"
            aria-valuenow={Math.round(value * 10) / 10}
            aria-valuetext={shown}
            aria-valuemin={least}
            aria-valuemax={most}
            value={typed ?? shown}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={take}
            onKeyDown={press}
            className={`${controlClass} place-number h-10 min-w-0 text-center tabular-nums pointer-coarse:h-11`}
          />
          <button
            type="button"
            aria-label={t("details.more", { field: label })}
            aria-disabled={value >= most}
            className={buttonClass({ size: "icon" }, "place-step")}
            onClick={({ timeStamp }) => step(1, timeStamp)}
          >
            <Plus aria-hidden className="size-4" strokeWidth={1.75} />
          </button>
        </div>
      )}
    </Field>
  );
}
