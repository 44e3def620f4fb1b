import { Progress as Primitive } from "radix-ui";

interface ProgressProps {
  /** Read aloud with the value. */
  label: string;
  /** 0 to 1; null when it cannot be known. */
  value: number | null;
  className?: string;
}

/** A 3 px bar of ink, filled from the start side. */
export function Progress({ label, value, className = "" }: ProgressProps) {
  return (
    <Primitive.Root
      aria-label={label}
      value={value === null ? null : Math.round(value * 100)}
      className={`relative h-[3px] w-full overflow-hidden bg-rule ${className}`}
    >
      {value === null ? (
        <span className="absolute start-0 h-full w-2/5 animate-[bar-runs_1.6s_linear_infinite] rtl:[--along:-1] bg-ink forced-colors:bg-[CanvasText]" />
      ) : (
        <span
          className="absolute start-0 h-full bg-ink forced-colors:bg-[CanvasText] transition-[width] duration-200"
          style={{ width: `${value * 100}%` }}
        />
      )}
    </Primitive.Root>
  );
}
