import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, Route, Routes, useLocation } from "react-router";
import { LandingPage } from "./features/landing/landing-page.tsx";
import { NavigationBar } from "./features/navigation/navigation-bar.tsx";
import { SiteFooter } from "./features/navigation/site-footer.tsx";
import { SettingsHost } from "./features/settings/settings-host.tsx";
import { paths } from "./paths.ts";
import { ScreenFailed } from "./screen-failed.tsx";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { Loading } from "./ui/loading.tsx";
import { SkipLink } from "./ui/skip-link.tsx";
import { ToastHost } from "./ui/toast-host.tsx";
import { useArrival } from "./use-arrival.ts";

const Members = lazy(() => import("./members.tsx"));
/** main.tsx calls it before it takes such a page over: React draws a part it is waiting for again when an anchor is followed meanwhile. */
export const loadNotices = () => import("./notices.tsx");
const Notices = lazy(loadNotices);

const openPressRoom = async () => (await import("./press-room.ts")).pressRoom;

/**
 * Every screen. What tells it where it is (a Router) stands around it: the browser's, or a fixed place when a page is made at build time.
 */
export function App() {
  return (
    <>
      <Routes>
        <Route element={<Screen />}>
          <Route path={paths.home} element={<Members screen="home" />} />
          <Route element={<WithFooter />}>
            <Route path={paths.landing} element={<LandingPage openPressRoom={openPressRoom} />} />
            <Route path={paths.privacy} element={<Notices page="privacy" />} />
            <Route path={paths.terms} element={<Notices page="terms" />} />
            <Route path="*" element={<Notices page="not-found" />} />
            <Route path={paths.pricing} element={<Members screen="pricing" />} />
            <Route path={paths.success} element={<Members screen="success" />} />
            <Route path={paths.account} element={<Members screen="account" />} />
            <Route path={paths.admin} element={<Members screen="admin" />} />
          </Route>
        </Route>
      </Routes>
      <SettingsHost />
      <ToastHost />
    </>
  );
}

function Screen() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useArrival();
  // From here on what is pressed is heard; first-paint.ts keeps what was pressed before.
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return (
    <>
      <SkipLink target="main">{t("skip")}</SkipLink>
      <NavigationBar />
      <ErrorBoundary resetKey={pathname} fallback={(error, retry) => <ScreenFailed error={error} onRetry={retry} />}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function WithFooter() {
  return (
    <div className="flex min-h-[calc(100dvh-var(--nav-height))] flex-col">
      <div className="flex-1">
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </div>
      <SiteFooter />
    </div>
  );
}
