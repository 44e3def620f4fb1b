import { useLayoutEffect, useRef } from "react";
import type { Part } from "./parts.ts";

interface GrowingTextProps {
  texts: Readonly<Record<string, string>>;
  part: Part;
  language: string;
}

/** The new words as they come, the newest in view. Not read aloud letter by letter: the row says when they are there. */
export function GrowingText({ texts, part, language }: GrowingTextProps) {
  const box = useRef<HTMLDivElement>(null);
  // With the main story a model writes a headline too, which is not taken.
  const shown = part.block === "main" ? [texts.expandedContent ?? ""] : Object.values(texts);
  const length = shown.join("").length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the text as it grows.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [length]);
  if (length === 0) return null;
  return (
    <div
      ref={box}
      lang={language}
      dir="auto"
      aria-hidden
      className="max-h-32 overflow-hidden border-s-[3px] border-rule ps-4 text-sm whitespace-pre-wrap text-ink-2 [&>p:first-child]:font-display [&>p:first-child]:text-ink"
    >
      {shown.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields come one after the other and stay in their places.
        <p key={at} dir="auto">
          {text.replace(/^## /gm, "")}
        </p>
      ))}
    </div>
  );
}
