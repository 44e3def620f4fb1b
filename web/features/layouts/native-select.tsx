import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { controlClass, Field } from "../../ui/field.tsx";

interface NativeSelectProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Options and groups of them. */
  children: ReactNode;
}

/** The browser's own list: the one that can show groups. */
export function NativeSelect({ label, value, onChange, children }: NativeSelectProps) {
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <span className="relative flex">
          <select
            {...control}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={clsx(controlClass, "h-10 appearance-none truncate pe-9 text-sm pointer-coarse:h-11 pointer-coarse:text-base")}
          >
            {children}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute end-3 top-1/2 size-[18px] -translate-y-1/2" strokeWidth={1.75} />
        </span>
      )}
    </Field>
  );
}
