import { useQuery } from "@tanstack/react-query";
import type { Device, PageScene } from "../../typeset/index.ts";
import type { SetPages } from "./set-pages.ts";

/** The pages of a newspaper set anew for the width of a device; the desktop's are those that are printed. */
export function useDevicePages(set: SetPages | null, device: Device) {
  const isPrinted = device === "desktop";
  const query = useQuery({
    queryKey: ["device-pages", set?.newspaperId, device, keyOf(set)],
    queryFn: async (): Promise<{ device: Device; pages: PageScene[] }> => {
      if (!set) throw new Error("There is no newspaper to set");
      const { setPagesForDevice } = await import("./set-pages.ts");
      return { device, pages: (await setPagesForDevice(set.toSet, device)).pages };
    },
    enabled: set !== null && !isPrinted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
    structuralSharing: false,
    // While the pages are set for another device the ones before stay; those of another newspaper do not.
    placeholderData: (before, last) => (last?.queryKey[1] === set?.newspaperId ? before : undefined),
  });
  if (!set || isPrinted || !query.data) {
    // An empty stage is worse than the printed page, which is there.
    return { device: "desktop" as const, pages: set?.pages ?? [], isWorking: !isPrinted && query.isFetching, query };
  }
  return { ...query.data, isWorking: query.isFetching, query };
}

const keys = new WeakMap<SetPages, number>();
let count = 0;

/** Pages set anew are other pages, whatever they were set of. */
function keyOf(set: SetPages | null): number {
  if (!set) return 0;
  const known = keys.get(set);
  if (known !== undefined) return known;
  count += 1;
  keys.set(set, count);
  return count;
}
