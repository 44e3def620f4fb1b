import { useQuery } from "@tanstack/react-query";
import type { Newspaper } from "../../api/newspapers.ts";
import { pageWidth, paperHeight } from "../../typeset/index.ts";
import { PageOutline } from "./page-outline.tsx";
import { useAddress } from "./use-address.ts";

/** Pixels: sharp where it is shown half as wide. */
const width = 960;

async function drawFront(newspaper: Newspaper, signal: AbortSignal): Promise<Blob> {
  const [{ drawThumbnail }, { openStonePictures }] = await Promise.all([import("./typesetting-host.ts"), import("./stone-pictures.ts")]);
  const pictures = openStonePictures(() => undefined);
  await pictures.ready(newspaper);
  const { templateId, layout, sectionLayout, paperSize, currentFilter: filter } = newspaper;
  const words = { kind: "newspaper", newspaper: pictures.toSet(newspaper).toSet } as const;
  return drawThumbnail(words, { templateId, layout, sectionLayout }, signal, { width, height: paperHeight(paperSize), filter });
}

interface FrontPictureProps {
  /** As it stands, or as it once was; `updatedAt` tells its states apart. */
  newspaper: Newspaper;
  /** What it shows, in words; left out where it is an ornament. */
  label?: string;
  /** Shown where it could not be drawn. */
  trouble?: string;
}

/** The front page of a newspaper that is not on the stage, as a picture, set and drawn in the Web Worker. */
export function FrontPicture({ newspaper, label = "", trouble }: FrontPictureProps) {
  const { data: picture, isError } = useQuery({
    queryKey: ["front-picture", newspaper.id, newspaper.updatedAt, newspaper.expandedContent.expandedTitle],
    queryFn: ({ signal }) => drawFront(newspaper, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
    networkMode: "always",
  });
  const address = useAddress(picture);
  return (
    <div className="relative bg-paper shadow-page" style={{ aspectRatio: `${pageWidth} / ${paperHeight(newspaper.paperSize)}` }}>
      {address ? <img src={address} alt={label} className="block size-full" /> : <PageOutline />}
      {isError && trouble && (
        <p role="alert" className="absolute inset-0 grid place-items-center p-4 text-center text-sm">
          {trouble}
        </p>
      )}
    </div>
  );
}
