import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Newspaper } from "../../api/newspapers.ts";

/** What of a newspaper is on its pages; saving it changes nothing there. */
function printedPart(newspaper: Newspaper | undefined): string {
  if (!newspaper) return "";
  const {
    updatedAt: _saved,
    currentFilter: _filter,
    exportSettings: _export,
    previewImageUrl: _preview,
    sharePictures: _pictures,
    shareUrl: _share,
    ...printed
  } = newspaper;
  return JSON.stringify(printed);
}

/** The pages of a newspaper, set in this browser. The old pages stay while new ones are being set. */
export function useSetPages(newspaper: Newspaper | undefined) {
  const printed = useMemo(() => printedPart(newspaper), [newspaper]);
  return useQuery({
    queryKey: ["set-pages", printed],
    queryFn: async () => {
      if (!newspaper) throw new Error("There is no newspaper to set");
      try {
        const [{ setSavedNewspaper }, { setPagesAside }] = await Promise.all([import("./set-pages.ts"), import("./live-desk.ts")]);
        return await setSavedNewspaper(newspaper, setPagesAside);
      } catch (error) {
        console.warn("The newspaper could not be set", error);
        throw error;
      }
    },
    enabled: newspaper !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
    // Scenes are large and never equal to the last ones.
    structuralSharing: false,
  });
}
