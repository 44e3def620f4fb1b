import { Menu, X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { paths, signInPath } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { LanguagePicker } from "./language-picker.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useSession } from "./use-session.ts";

// Only somebody signed in needs the balance and what keeps it fresh.
const AccountMenu = lazy(() => import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu })));

const linkClass = "rounded-ctl px-3 py-2 text-sm font-medium hover:bg-wash";

export function NavigationBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useSession();
  const isLanding = pathname === paths.landing;
  return (
    <header className="gutters flex h-(--nav-height) items-center gap-4 bg-paper">
      <Link to={paths.landing} aria-label={t("navigation.start")} className="shrink-0">
        <Wordmark />
      </Link>
      <nav aria-label={t("navigation.label")} className="ms-auto flex min-w-0 items-center gap-1">
        {user ? (
          <>
            <LanguagePicker />
            <ThemeToggle />
            <Collapsible label={t("navigation.menu")}>
              <Suspense>
                <AccountMenu user={user} />
              </Suspense>
            </Collapsible>
          </>
        ) : (
          <>
            {isLanding && (
              <span className="flex gap-1 max-md:hidden">
                <a href="#features" className={linkClass}>
                  {t("navigation.features")}
                </a>
                <a href="#plans" className={linkClass}>
                  {t("navigation.plans")}
                </a>
              </span>
            )}
            <LanguagePicker />
            <ThemeToggle className="max-sm:hidden" />
            <a href={signInPath(isLanding ? undefined : pathname)} className={buttonClass({ variant: "plain" }, "ms-1 max-sm:ms-0")}>
              {t("navigation.signIn")}
            </a>
          </>
        )}
      </nav>
    </header>
  );
}

/** In a row where there is room; behind a button, as a sheet below the bar, on phones and tablets. */
function Collapsible({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the menu.
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  const Icon = isOpen ? X : Menu;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from anywhere inside it.
    <div
      ref={box}
      className="contents"
      onKeyDown={(event) => {
        if (event.key === "Escape") setOpen(false);
      }}
    >
      <button
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
        id="account-menu"
        data-open={isOpen || undefined}
        className="flex min-w-0 items-center gap-1 max-xl:absolute max-xl:inset-x-0 max-xl:top-(--nav-height) max-xl:z-40 max-xl:hidden max-xl:flex-col max-xl:items-stretch max-xl:border-y max-xl:border-rule max-xl:bg-sheet max-xl:px-5 max-xl:py-4 max-xl:shadow-page max-xl:data-open:flex"
      >
        {children}
      </div>
    </div>
  );
}
