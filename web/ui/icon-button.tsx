import type { ComponentProps } from "react";
import { type ButtonVariant, buttonClass } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends ComponentProps<"button"> {
  /** Its name for screen readers, and its tooltip. */
  label: string;
  variant?: ButtonVariant;
  side?: "top" | "right" | "bottom" | "left";
}

export function IconButton({ label, variant = "quiet", side, className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} side={side}>
      <button type="button" {...rest} aria-label={label} className={buttonClass({ variant, size: "icon" }, className)}>
        {children}
      </button>
    </Tooltip>
  );
}
