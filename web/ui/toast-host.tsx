import { lazy, Suspense, useEffect } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { dismissToast, pressToast, useToast } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Once per app. The toaster itself is loaded with the first message; that may be the one that says the network is gone. */
export function ToastHost() {
  const wanted = useToast((state) => state.current !== null);
  const asked = useEverTrue(wanted);
  return asked ? (
    <ErrorBoundary fallback={() => <PlainToast />}>
      <Suspense>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

/** The message without the toaster's file: the same words, place and time, no ornament. */
function PlainToast() {
  const current = useToast((state) => state.current);
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(dismissToast, current.duration ?? 5000);
    return () => clearTimeout(timer);
  }, [current]);
  if (!current) return null;
  return (
    <div
      role={current.tone === "error" ? "alert" : "status"}
      className="fixed start-4 bottom-20 z-50 max-w-[min(26rem,calc(100vw-2rem))] rounded-ctl bg-ink px-4 py-2.5 text-sm text-paper shadow-page"
    >
      <p className="font-semibold">{current.title}</p>
      {current.description && <p className="mt-0.5">{current.description}</p>}
      {current.action && (
        <button type="button" className="h-10 font-semibold underline underline-offset-4" onClick={() => pressToast(current)}>
          {current.action.label}
        </button>
      )}
    </div>
  );
}

let everTrue = false;
function useEverTrue(value: boolean): boolean {
  everTrue ||= value;
  return everTrue;
}
