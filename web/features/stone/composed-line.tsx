import type { CSSProperties } from "react";
import { plainText, type TextItem } from "../../typeset/index.ts";
import { movedLines, type SetLine } from "./set-lines.ts";

/** What an input method is writing, as places of the text. */
export interface Composed {
  from: number;
  to: number;
  lines: readonly SetLine[];
}

interface ComposedLineProps {
  composed: Composed;
  widthOf: (item: TextItem, text: string) => number;
}

/**
 * Underlines on the page what an input method has not finished yet: the browser's own line would be drawn in the colour of letters that are
 * not seen.
 */
export function ComposedLine({ composed: { from, to, lines }, widthOf }: ComposedLineProps) {
  return movedLines(lines, null)
    .filter((line) => line.from < to && line.to > from && !line.item.rotate)
    .map(({ item, page, from: start }) => {
      const text = plainText(item);
      const before = widthOf(item, text.slice(0, Math.max(0, from - start)));
      const width = widthOf(item, text.slice(0, to - start)) - before;
      const x = item.direction === "rtl" ? item.x - before - width : item.x + before;
      const style = {
        "--x": x,
        "--y": item.y + item.size * 0.16,
        "--w": width,
        "--ox": `var(--ox${page}, 0px)`,
        "--oy": `var(--oy${page}, 0px)`,
      };
      return <span key={start} className="stone-composed" style={style as CSSProperties} />;
    });
}
