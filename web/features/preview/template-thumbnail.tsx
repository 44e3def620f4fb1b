import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { LookToSet } from "./draft-page.ts";
import { PageOutline } from "./page-outline.tsx";
import { markOf, type ThumbnailWords } from "./thumbnail-words.ts";
import { useAddress } from "./use-address.ts";

/** In milliseconds. A newspaper that is edited needs the machine for its own page. */
const restAfterEdit = 4_000;

/** The words as they were when the newspaper last stood still for a while; those of a draft at once. */
function useRested(words: ThumbnailWords): ThumbnailWords {
  const [rested, setRested] = useState(words);
  const latest = useRef(words);
  latest.current = words;
  const mark = markOf(words);
  const isEdited = words.kind === "newspaper";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark is what tells words apart.
  useEffect(() => {
    const timer = setTimeout(() => setRested(latest.current), isEdited ? restAfterEdit : 0);
    return () => clearTimeout(timer);
  }, [mark, isEdited]);
  return isEdited ? rested : words;
}

function useVisible() {
  const box = useRef<HTMLSpanElement>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false), { rootMargin: "200px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, isVisible };
}

interface TemplateThumbnailProps extends LookToSet {
  words: ThumbnailWords;
}

/** A front page in a template, small, as the typesetter sets it; drawn when it comes into view, and its outline until then. */
export function TemplateThumbnail({ templateId, layout, sectionLayout, words }: TemplateThumbnailProps) {
  const { box, isVisible } = useVisible();
  const rested = useRested(words);
  const { data: picture } = useQuery({
    queryKey: ["thumbnail", templateId, layout, sectionLayout, markOf(rested)],
    queryFn: async ({ signal }) =>
      (await import("./typesetting-host.ts")).drawThumbnail(rested, { templateId, layout, sectionLayout }, signal),
    enabled: isVisible,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const address = useAddress(picture);
  return (
    <span ref={box} className="block">
      {address ? <img src={address} alt="" className="block h-auto w-full" /> : <PageOutline />}
    </span>
  );
}
