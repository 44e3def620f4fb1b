import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { paths, signInPath } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Link } from "../../ui/link.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { LanguagePicker } from "./language-picker.tsx";
import { SettingsButton } from "./settings-button.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useSession } from "./use-session.ts";

// Only a signed-in user needs the balance and the code that keeps it current.
const AccountMenu = lazy(() => import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu })));

const linkClass = "rounded-ctl px-3 py-2 text-sm font-medium hover:bg-wash";

export function NavigationBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { user, forget } = useSession();
  const isLanding = pathname === paths.landing;
  return (
    <header className="gutters relative flex min-h-(--nav-height) items-center gap-x-4 bg-paper max-[18rem]:flex-wrap max-[18rem]:py-4 max-[22rem]:gap-x-1">
      <Link to={paths.landing} aria-label={t("navigation.start")} className="shrink-0">
        <Wordmark />
      </Link>
      <nav
        aria-label={t("navigation.label")}
        className="ms-auto flex min-w-0 items-center justify-end gap-1 max-[18rem]:flex-wrap max-[22rem]:gap-0"
      >
        {user ? (
          <>
            <LanguagePicker />
            <ThemeToggle />
            <ErrorBoundary
              fallback={() => (
                <a href={paths.signOut} className={buttonClass({ variant: "quiet" })}>
                  {t("navigation.signOut")}
                </a>
              )}
            >
              <Suspense>
                <AccountMenu user={user} onGone={forget} />
              </Suspense>
            </ErrorBoundary>
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
            <LanguagePicker isNameOptional />
            <ThemeToggle className="max-sm:hidden" />
            <SettingsButton look="icon" />
            <a href={signInPath(isLanding ? undefined : pathname)} className={buttonClass({ variant: "plain" }, "ms-1 max-sm:ms-0")}>
              {t("navigation.signIn")}
            </a>
          </>
        )}
      </nav>
    </header>
  );
}
