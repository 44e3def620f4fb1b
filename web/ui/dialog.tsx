import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { FocusEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "./button.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, at the bottom end; they stay while the rest scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
  /** At most 960 px wide, for what has to be seen large. */
  isWide?: boolean;
}

export const scrimClass = "fade-in fixed inset-0 z-40 bg-ink/40 dark:bg-black/60";

/** At most 560 px wide; the whole height on phones. */
export function Dialog({ open, onOpenChange, title, description, actions, children, isWide = false }: DialogProps) {
  const focus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrimClass} />
        <Primitive.Content
          {...focus}
          onFocus={bringIntoView}
          onInteractOutside={(event) => isOnToast(event) && event.preventDefault()}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={clsx(
            "rise-in fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-3rem)] w-full scroll-pb-24 flex-col gap-4 overflow-y-auto overscroll-contain rounded-box border-t-[3px] border-ink bg-sheet p-6 text-ink forced-colors:border max-sm:h-full max-sm:max-h-dvh max-sm:rounded-none",
            isWide ? "max-w-[60rem]" : "max-w-[35rem]",
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <Primitive.Title className="text-h3">{title}</Primitive.Title>
            <DialogClose />
          </div>
          {description && <Primitive.Description className="text-ink-2">{description}</Primitive.Description>}
          {children}
          {actions && (
            <div
              ref={keepClear}
              className="sticky -bottom-6 z-10 -mx-6 mt-auto -mb-6 flex flex-wrap justify-end gap-2 border-t border-rule bg-sheet px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
            >
              {actions}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** From its last control the keyboard goes back to its first, without the scrolling a browser does by itself. */
function bringIntoView({ target }: FocusEvent<HTMLElement>): void {
  // What a pointer presses stays under it.
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}

/** Over the buttons of a dialog that fills a phone no message comes to lie. */
function keepClear(actions: HTMLElement | null) {
  const { style } = document.documentElement;
  if (actions) style.setProperty("--messages-foot", `${actions.offsetHeight + 16}px`);
  return () => {
    style.removeProperty("--messages-foot");
  };
}

/** A message lies over the dialog, not outside of it: pressing it does not close what it is about. */
const isOnToast = ({ target, detail }: CustomEvent<{ originalEvent: Event }>) =>
  [target, detail.originalEvent.target].some((node) => node instanceof Element && node.closest("[data-sonner-toaster]"));

export function DialogClose() {
  const { t } = useTranslation();
  return (
    <Primitive.Close aria-label={t("close")} title={t("close")} className={buttonClass({ variant: "quiet", size: "icon" }, "-me-2")}>
      <X aria-hidden className="size-[18px]" strokeWidth={1.75} />
    </Primitive.Close>
  );
}
