import { Check } from "lucide-react";
import { Select as Primitive } from "radix-ui";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Choice } from "./choice.ts";
import { TriggerIcon, type TriggerProps, triggerClass } from "./select-trigger.tsx";

/** How the list was asked for while its files were on their way. */
export interface Asked {
  isOpen: boolean;
  /** Letters pressed so far, which choose by their beginning. */
  typed: string;
}

export interface SelectListProps {
  trigger: TriggerProps;
  choices: readonly Choice<string>[];
  value: string;
  onChange: (value: string) => void;
  disabled: boolean | undefined;
  asked: Asked;
}

/** The field with its list, in the place of the plain trigger; does what was asked of that. */
export function SelectList({ trigger, choices, value, onChange, disabled, asked }: SelectListProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [{ isOpen, typed }] = useState(asked);
  useLayoutEffect(() => {
    if (!isOpen && typed !== "") button.current?.focus({ preventScroll: true });
  }, [isOpen, typed]);
  useEffect(() => {
    if (isOpen) return;
    // The list knows what it holds only after it has been drawn.
    const timer = setTimeout(() => {
      for (const key of typed) button.current?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
    return () => clearTimeout(timer);
  }, [isOpen, typed]);
  return (
    <Primitive.Root value={value} onValueChange={onChange} disabled={disabled} defaultOpen={isOpen}>
      <Primitive.Trigger {...trigger} ref={button} className={triggerClass}>
        <Primitive.Value />
        <TriggerIcon />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          className="fade-in z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-box border border-rule-2 bg-sheet text-ink"
        >
          <Primitive.Viewport className="p-1">
            {choices.map((choice) => (
              <Primitive.Item
                key={choice.value}
                value={choice.value}
                disabled={choice.disabled}
                className="flex h-9 items-center gap-2 rounded-ctl pe-3 ps-8 text-sm outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-wash data-highlighted:shadow-[inset_0_0_0_2px_var(--color-pencil)] pointer-coarse:h-11"
              >
                <Primitive.ItemIndicator className="absolute start-3">
                  <Check aria-hidden className="size-4" strokeWidth={1.75} />
                </Primitive.ItemIndicator>
                <Primitive.ItemText>{choice.label}</Primitive.ItemText>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
