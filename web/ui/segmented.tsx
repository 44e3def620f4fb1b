import { clsx } from "clsx";
import { ToggleGroup } from "radix-ui";
import { useId } from "react";
import type { Choice } from "./choice.ts";

interface SegmentedProps<Value extends string> {
  label: string;
  /** Two to four; more belong in a Select. */
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Where pressing the chosen one again means something. */
  onRepeat?: (value: Value) => void;
  disabled?: boolean;
  className?: string;
}

export function Segmented<Value extends string>({ label, choices, value, onChange, onRepeat, disabled, className }: SegmentedProps<Value>) {
  const id = useId();
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <span id={id} className="text-xs font-semibold">
        {label}
      </span>
      <ToggleGroup.Root
        type="single"
        value={value}
        disabled={disabled}
        aria-labelledby={id}
        // Pressing the chosen one again would clear the group; one is always chosen.
        onValueChange={(next) => (next ? onChange(next as Value) : onRepeat?.(value))}
        className="flex h-10 divide-x divide-rule-2 overflow-clip rounded-ctl border border-rule-2 bg-sheet pointer-coarse:h-11"
      >
        {choices.map((choice) => (
          <ToggleGroup.Item
            key={choice.value}
            value={choice.value}
            disabled={choice.disabled}
            className="flex-1 px-3 text-sm font-medium text-ink-2 -outline-offset-4 transition-colors hover:bg-wash data-disabled:text-ink-3 data-[state=on]:bg-ink data-[state=on]:font-semibold data-[state=on]:text-paper forced-colors:data-[state=on]:bg-[Highlight] forced-colors:data-[state=on]:text-[HighlightText] forced-colors:data-[state=on]:forced-color-adjust-none"
          >
            {choice.label}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  );
}
