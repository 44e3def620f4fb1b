import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { DialogClose } from "./dialog.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

interface SidePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** From the end side, 412 px wide, the page behind it stays usable; the whole screen on phones. */
export function SidePanel({ open, onOpenChange, title, description, actions, children }: SidePanelProps) {
  const focus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Portal>
        <Primitive.Content
          {...focus}
          {...(description ? {} : { "aria-describedby": undefined })}
          onEscapeKeyDown={(event) => isFilledSearch(event.target) && event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="slide-in-end fixed inset-y-0 end-0 z-40 flex w-full max-w-[412px] flex-col border-s border-rule bg-sheet text-ink shadow-page max-sm:max-w-none"
        >
          <div className="flex items-start justify-between gap-4 border-b border-rule px-6 py-3">
            <div className="py-2">
              <Primitive.Title className="text-h4">{title}</Primitive.Title>
              {description && <Primitive.Description className="mt-1 text-xs text-ink-2">{description}</Primitive.Description>}
            </div>
            <DialogClose />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-4 -outline-offset-2" data-panel-scroll tabIndex={-1}>
            {children}
          </div>
          {actions && <div className="flex gap-2 border-t border-rule px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">{actions}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** There the first press of Escape empties the field, and only the next one closes the panel. */
function isFilledSearch(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
}
