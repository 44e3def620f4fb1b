import { Tooltip as Primitive, Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

interface TooltipProps {
  /** Never the only copy of the information: the control says it itself, in its name. */
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** One focusable element. */
  children: ReactNode;
}

export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>
          <SaidOnce>{children}</SaidOnce>
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            aria-hidden
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="fade-in z-50 max-w-72 rounded-ctl bg-ink px-2.5 py-1.5 text-xs leading-snug text-paper forced-colors:border"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}

/** The control without the description a tooltip gives it: a screen reader would say the name twice. */
function SaidOnce({ "aria-describedby": _, ...rest }: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...rest} />;
}
