import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export type ButtonVariant = "press" | "plain" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large" | "icon";

interface ButtonLook {
  /** press: filled red, one per view. plain: sheet with an edge. quiet: no box. danger: plain with red words, behind a confirmation. */
  variant?: ButtonVariant;
  /** 32, 40 or 48 px high, icon a square of 40; at least 44 where a finger points. */
  size?: ButtonSize;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
}

const sizes: Record<ButtonSize, string> = {
  small: "h-8 px-3 text-sm pointer-coarse:h-11",
  medium: "h-10 px-4 text-sm pointer-coarse:h-11",
  large: "h-12 px-5 text-base",
  icon: "size-10 pointer-coarse:size-11",
};

const variants: Record<ButtonVariant, string> = {
  press: "ring-gap border border-transparent bg-press text-on-press hover:bg-press-hover",
  plain: "border border-rule-2 bg-sheet text-ink hover:bg-wash",
  quiet: "text-ink hover:bg-wash",
  danger: "border border-rule-2 bg-sheet text-press hover:bg-wash",
};

export function buttonClass({ variant = "plain", size = "medium" }: ButtonLook, extra?: string): string {
  return clsx(
    "relative inline-flex shrink-0 select-none items-center justify-center gap-2 overflow-hidden rounded-ctl font-semibold whitespace-nowrap",
    "transition-colors active:translate-y-px",
    "disabled:border-transparent disabled:bg-wash disabled:text-ink-3 aria-disabled:border-transparent aria-disabled:bg-wash aria-disabled:text-ink-3",
    sizes[size],
    variants[variant],
    extra,
  );
}

interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** Keeps label and width; a bar runs along the lower edge and clicks do nothing. */
  busy?: boolean;
}

export function Button({ variant, size, iconStart, iconEnd, busy = false, className, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {iconStart}
      {children}
      {iconEnd}
      {busy && (
        <span aria-hidden className="absolute inset-x-0 bottom-0 h-0.5">
          <span className="absolute start-0 h-full w-2/5 animate-[bar-runs_1.1s_linear_infinite] rtl:[--along:-1] bg-current" />
        </span>
      )}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, ComponentProps<"a"> {}

/** A link that looks like a button: it goes somewhere, also in a new tab. For screens of this site give ui/link.tsx the buttonClass. */
export function ButtonLink({ variant, size, iconStart, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size }, className)}>
      {iconStart}
      {children}
      {iconEnd}
    </a>
  );
}
