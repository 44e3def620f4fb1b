import { clsx } from "clsx";
import { Check, ChevronDown } from "lucide-react";
import { Select as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { controlClass, Field } from "./field.tsx";

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

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

export function Select<Value extends string>({ label, help, error, choices, value, onChange, disabled, className }: SelectProps<Value>) {
  return (
    <Field label={label} help={help} error={error} className={className}>
      {(control) => (
        <Primitive.Root value={value} onValueChange={(next) => onChange(next as Value)} disabled={disabled}>
          <Primitive.Trigger
            {...control}
            className={clsx(controlClass, "flex h-10 items-center justify-between gap-2 text-start pointer-coarse:h-11")}
          >
            <Primitive.Value />
            <ChevronDown aria-hidden className="size-[18px] shrink-0" strokeWidth={1.75} />
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
      )}
    </Field>
  );
}
