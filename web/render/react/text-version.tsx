import type { Direction } from "../../typeset/model/scene.ts";
import type { TextBlock } from "./text-blocks.ts";

export interface TextVersionProps {
  blocks: readonly TextBlock[];
  language: string;
  direction: Direction;
  className?: string;
}

const headings = { 1: "h2", 2: "h3", 3: "h4" } as const;

/**
 * The newspaper as text with headings, one level below the screen's own title: for screen readers beside SvgPage, or to be read in place of
 * it.
 */
export function TextVersion({ blocks, language, direction, className }: TextVersionProps) {
  return (
    <article lang={language} dir={direction} className={className}>
      {blocks.map((block, index) => {
        const Tag = block.kind === "heading" ? headings[block.level] : "p";
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and equal ones may repeat
        return <Tag key={index}>{block.text}</Tag>;
      })}
    </article>
  );
}
