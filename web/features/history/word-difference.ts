import { hunksBetween } from "../../api/stone/sequences.ts";

/** A run of a text, and whether the other text has something else there. */
export interface Run {
  text: string;
  isOther: boolean;
}

function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language || undefined, { granularity: "word" });
  } catch {
    // A model has said what language its text is in, and that is none.
    return new Intl.Segmenter(undefined, { granularity: "word" });
  }
}

/** Two texts in runs, with the words in which they differ. */
export function wordDifference(one: string, other: string, language: string): [Run[], Run[]] {
  const words = segmenterOf(language);
  const [left, right] = [[...words.segment(one)], [...words.segment(other)]].map((all) => all.map(({ segment }) => segment)) as [
    string[],
    string[],
  ];
  const hunks = hunksBetween(left, right, (a, b) => a === b);
  const runs = (all: string[], ranges: (readonly [number, number])[]) => {
    let at = 0;
    const result = ranges.flatMap(([from, to]): Run[] => {
      const both = [
        { text: all.slice(at, from).join(""), isOther: false },
        { text: all.slice(from, to).join(""), isOther: true },
      ];
      at = to;
      return both;
    });
    return [...result, { text: all.slice(at).join(""), isOther: false }].filter(({ text }) => text !== "");
  };
  return [
    runs(
      left,
      hunks.map(({ from, to }) => [from, to] as const),
    ),
    runs(
      right,
      hunks.map(({ otherFrom, otherTo }) => [otherFrom, otherTo] as const),
    ),
  ];
}
