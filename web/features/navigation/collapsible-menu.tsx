import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { buttonClass } from "../../ui/button.tsx";

/** In a row where there is room; behind a button, as a sheet below the bar, on phones and tablets. */
export function CollapsibleMenu({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [screen, setScreen] = useState(pathname);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  // Another screen closes the menu.
  if (screen !== pathname) {
    setScreen(pathname);
    setOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    // On the document, for what a screen has put into the bar belongs to another part of the tree.
    const closeAfter = (event: MouseEvent) => {
      // The path as it was pressed: the pressed icon itself is gone from the button once the menu is open.
      const path = event.composedPath();
      const isInSheet = sheet.current !== null && path.includes(sheet.current);
      const isOnButton = button.current !== null && path.includes(button.current);
      if (isInSheet ? !(event.target as Element).closest("a, button") : isOnButton) return;
      setOpen(false);
      // What was pressed will be hidden; a dialog it opens later gives the keyboard back to the button that stays.
      if (sheet.current?.contains(document.activeElement)) button.current?.focus();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("click", closeAfter);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", closeAfter);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen]);

  const Icon = isOpen ? X : Menu;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setOpen(!isOpen)}
        className={buttonClass({ variant: "quiet", size: "icon" }, "xl:hidden")}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
      <div
        ref={sheet}
        id="account-menu"
        data-open={isOpen || undefined}
        className="flex min-w-0 items-center gap-1 max-xl:absolute max-xl:inset-x-0 max-xl:top-full max-xl:z-40 max-xl:hidden max-xl:flex-col max-xl:items-stretch max-xl:border-y max-xl:border-rule max-xl:bg-sheet max-xl:px-5 max-xl:py-4 max-xl:shadow-page max-xl:data-open:flex"
      >
        {children}
      </div>
    </>
  );
}
