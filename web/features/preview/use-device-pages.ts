import { useEffect } from "react";
import type { Device, PageScene } from "../../typeset/index.ts";
import { useLaidPages } from "./laid-pages.ts";
import type { SetPages } from "./set-pages.ts";

const none: readonly PageScene[] = [];

/**
 * The pages of a newspaper for a device; the desktop's are those that are printed. Until they are set for another one the pages before
 * stay: an empty stage is worse than a page that is there.
 */
export function useDevicePages(set: SetPages | null, device: Device) {
  const onDevice = useLaidPages((laid) => (laid.set === set ? laid.onDevice : null));
  const hasFailed = useLaidPages((laid) => laid.deviceError !== null);
  useEffect(() => {
    useLaidPages.setState({ device });
    return () => useLaidPages.setState({ device: "desktop" });
  }, [device]);
  const isPrinted = device === "desktop";
  const isThere = isPrinted || onDevice?.device === device;
  return {
    ...(isPrinted || !onDevice ? { device: "desktop" as const, pages: set?.pages ?? none } : onDevice),
    isWorking: set !== null && !isThere && !hasFailed,
    hasFailed: !isPrinted && hasFailed,
  };
}
