import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { LookToSet } from "./draft-page.ts";
import { PageOutline } from "./page-outline.tsx";
import { markOf, type ThumbnailWords } from "./thumbnail-words.ts";
import { useAddress } from "./use-address.ts";

const restAfterTyping = 800;
/** A newspaper that is edited needs the machine for its own page. */
const restAfterEdit = 4_000;

/** The value as it was when it last stood still for a while. */
function useRested<T>(value: T, mark: string, rest: number): T {
  const [rested, setRested] = useState({ value, mark });
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    const timer = setTimeout(() => setRested({ value: latest.current, mark }), rest);
    return () => clearTimeout(timer);
  }, [mark, rest]);
  return rested.value;
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
  const isEdited = words.kind === "newspaper";
  const rested = useRested(words, markOf(words), isEdited ? restAfterEdit : restAfterTyping);
  const { data: picture } = useQuery({
    queryKey: ["thumbnail", templateId, layout, sectionLayout, markOf(rested)],
    queryFn: async ({ signal }) =>
      (await import("./draw-thumbnail.ts")).drawThumbnail(rested, { templateId, layout, sectionLayout }, signal),
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
