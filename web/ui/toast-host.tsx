import { lazy, Suspense } from "react";
import { useToast } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Once per app. The toaster itself is loaded with the first message. */
export function ToastHost() {
  const wanted = useToast((state) => state.current !== null);
  const asked = useEverTrue(wanted);
  return asked ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

let everTrue = false;
function useEverTrue(value: boolean): boolean {
  everTrue ||= value;
  return everTrue;
}
