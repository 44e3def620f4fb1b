import { clsx } from "clsx";
import { Switch as Primitive } from "radix-ui";
import { type ReactNode, useId } from "react";

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Names of what it belongs to, read before its own label. */
  "aria-describedby"?: string;
  disabled?: boolean;
  className?: string;
}

/** On or off; what it does takes effect when the form around it is saved. */
export function Switch({ label, checked, onChange, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <span className={clsx("flex min-h-8 items-center gap-2 pointer-coarse:min-h-11", className)}>
      <Primitive.Root
        {...rest}
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        className="relative h-5 w-9 shrink-0 rounded-full border border-rule-2 bg-wash transition-colors data-[state=checked]:border-ink data-[state=checked]:bg-ink forced-colors:data-[state=checked]:bg-[Highlight]"
      >
        <Primitive.Thumb className="absolute start-0.5 top-1/2 size-3.5 -translate-y-1/2 rounded-full bg-ink-3 transition-[inset-inline-start] data-[state=checked]:start-[1.1875rem] data-[state=checked]:bg-paper forced-colors:bg-[ButtonText]" />
      </Primitive.Root>
      <label htmlFor={id} className="text-xs font-semibold">
        {label}
      </label>
    </span>
  );
}
