import { type ComponentType, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "./choice.ts";
import { Field } from "./field.tsx";
import type { Asked, SelectListProps } from "./select-list.tsx";
import { TriggerIcon, type TriggerProps, triggerClass } from "./select-trigger.tsx";
import { showToast } from "./toast.ts";

interface SelectProps<Value extends string> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
}

let List: ComponentType<SelectListProps> | undefined;

async function fetchList(): Promise<void> {
  List ??= (await import("./select-list.tsx")).SelectList;
}

// Only into the browser's store: a press finds it there, and asks again where this failed.
const prepare = () => void fetchList().catch(() => undefined);

/** A field with a list. The list and what places it (25 KB) are fetched when the pointer or the keyboard comes to the field. */
export function Select<Value extends string>({ label, help, error, choices, value, onChange, disabled, className }: SelectProps<Value>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Field label={label} help={help} error={error} className={className}>
      {(control) =>
        asked && List ? (
          <List
            trigger={control}
            choices={choices}
            value={value}
            onChange={(next) => onChange(next as Value)}
            disabled={disabled}
            asked={asked}
          />
        ) : (
          <PlainTrigger control={control} disabled={disabled} onAsked={setAsked}>
            {choices.find((choice) => choice.value === value)?.label}
          </PlainTrigger>
        )
      }
    </Field>
  );
}

interface PlainTriggerProps {
  control: TriggerProps;
  disabled: boolean | undefined;
  children: ReactNode;
  /** The list is there, and was asked for. */
  onAsked: (asked: Asked) => void;
}

const openKeys = ["Enter", " ", "ArrowUp", "ArrowDown"];

/** To the eye, the keyboard and a screen reader the same as that of the list, until something is asked of it. */
function PlainTrigger({ control, disabled, children, onAsked }: PlainTriggerProps) {
  const { t, i18n } = useTranslation();
  const [isFetching, setFetching] = useState(false);
  const asked = useRef<Asked>({ isOpen: false, typed: "" });

  const ask = async (more: Partial<Asked>) => {
    asked.current = { ...asked.current, ...more };
    if (List) return onAsked(asked.current);
    if (isFetching) return;
    setFetching(true);
    try {
      await fetchList();
      onAsked(asked.current);
    } catch (error) {
      console.warn("The list could not be fetched", error);
      asked.current = { isOpen: false, typed: "" };
      setFetching(false);
      showToast({ title: t("listFailed"), tone: "error" });
    }
  };

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerType !== "mouse" || event.button !== 0 || event.ctrlKey) return;
    // What follows the press would meet the open list.
    event.preventDefault();
    event.currentTarget.focus();
    void ask({ isOpen: true });
  };

  const type = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { typed } = asked.current;
    if (event.key.length === 1 && (event.key !== " " || typed !== "")) void ask({ typed: typed + event.key });
    else if (openKeys.includes(event.key)) void ask({ isOpen: true });
    else return;
    event.preventDefault();
  };

  return (
    <button
      {...control}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="none"
      aria-busy={isFetching || undefined}
      dir={i18n.dir()}
      data-state="closed"
      disabled={disabled}
      className={triggerClass}
      onPointerEnter={prepare}
      onFocus={prepare}
      onPointerDown={press}
      onClick={() => void ask({ isOpen: true })}
      onKeyDown={type}
    >
      <span className="pointer-events-none">{children}</span>
      <TriggerIcon />
    </button>
  );
}
