import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { PageScene } from "../../typeset/index.ts";
import type { DraftToSet } from "./draft-page.ts";
import { PageOutline } from "./page-outline.tsx";
import type { SetPages } from "./set-pages.ts";

const SvgPage = lazy(() => import("../../render/svg-page.tsx").then((module) => ({ default: module.SvgPage })));

/** Below this many characters a page would be mostly paper. */
const leastToSet = 200;
const restAfterTyping = 800;

/** The value as it was when the user last paused. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restAfterTyping);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

function useSeen() {
  const box = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return { box, isSeen };
}

interface TemplateThumbnailProps {
  templateId: string;
  /** The newspaper on the stage. */
  set: SetPages | null;
  /** What has been typed; shown while there is no newspaper in this template. */
  draft: Omit<DraftToSet, "templateId">;
}

/** The front page in a template, small: the newspaper on the stage, else the article as far as it is typed, else the outline. */
export function TemplateThumbnail({ templateId, set, draft }: TemplateThumbnailProps) {
  const { box, isSeen } = useSeen();
  const rested = useRested(draft);
  const front = set?.pages[0]?.template === templateId ? set.pages[0] : null;
  const toSet = { ...rested, templateId };
  const { data: drafted } = useQuery({
    queryKey: ["draft-page", toSet],
    queryFn: async () => (await import("./draft-page.ts")).setDraftPage(toSet),
    enabled: isSeen && !front && rested.content.length >= leastToSet,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    retry: false,
    placeholderData: (before: PageScene | null | undefined) => before,
    structuralSharing: false,
  });
  const shown = front ?? drafted;
  return (
    <span ref={box} className="block">
      {shown ? (
        <Suspense fallback={<PageOutline />}>
          <SvgPage scene={shown} label="" hasTextVersion className="pointer-events-none block h-auto w-full" />
        </Suspense>
      ) : (
        <PageOutline />
      )}
    </span>
  );
}
