import { EditorState, TextSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import { replaceText } from "./field-input.ts";
import { partParagraph } from "./field-keys.ts";
import { docOf, fieldSchema, offsetOf, posOf, stretchesOf, textOf } from "./text-doc.ts";

/** The same pieces in every order a seed gives: words, blanks, line ends and marks of several scripts. */
function randomText(seed: number): string {
  const pieces = [
    "The mill",
    " ",
    "  ",
    "\n",
    "\n\n",
    "\n \n",
    "## Tide",
    "## ",
    "##",
    "\t",
    "ab-cd",
    "市役所の前で",
    "👨‍👩‍👧",
    "مرحبا بكم",
    "नमस्ते",
    "\u00a0",
    "\r",
    "",
  ];
  let state = seed;
  let text = "";
  for (let count = 0; count < 14; count += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += pieces[Math.floor((state / 2_147_483_648) * pieces.length)] ?? "";
  }
  return text;
}

it("gives every text back from its document exactly as it went in", () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const text = randomText(seed);
    expect(textOf(docOf(text))).toBe(text);
  }
});

it("finds each written place of a text in its document, and the way back", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const text = randomText(seed);
    const doc = docOf(text);
    const stretches = stretchesOf(doc);
    for (const { from, to, pos } of stretches)
      for (let offset = from; offset <= to; offset += 1) {
        expect(doc.textBetween(pos, posOf([{ from, to, pos, isSubhead: false }], offset))).toBe(text.slice(from, offset));
        expect(offsetOf(stretches, posOf(stretches, offset))).toBe(offset);
      }
  }
});

it("shows a subhead without its marks and keeps them", () => {
  const doc = docOf("First.\n\n## Over the bridge\nSecond.");
  expect(Array.from({ length: doc.childCount }, (_, index) => doc.child(index).textContent)).toEqual([
    "First.",
    "Over the bridge",
    "Second.",
  ]);
  expect(textOf(doc)).toBe("First.\n\n## Over the bridge\nSecond.");
});

const stateAt = (text: string, offset: number) => {
  const doc = docOf(text);
  return EditorState.create({ doc, selection: TextSelection.create(doc, posOf(stretchesOf(doc), offset)) });
};

it("parts a paragraph by a blank line, and a subhead is followed by a paragraph", () => {
  let state = stateAt("One two.\n\n## Head", 4);
  partParagraph(state, (transaction) => {
    state = state.apply(transaction);
  });
  expect(textOf(state.doc)).toBe("One \n\ntwo.\n\n## Head");
  state = stateAt("One.\n\n## Head", 13);
  partParagraph(state, (transaction) => {
    state = state.apply(transaction);
  });
  state = state.apply(replaceText(state, state.selection.from, state.selection.to, "Text"));
  expect(textOf(state.doc)).toBe("One.\n\n## Head\n\nText");
});

it("takes in several paragraphs, the first and the last going on with what stands there", () => {
  const state = stateAt("Before after.", 7);
  const { from, to } = state.selection;
  expect(textOf(state.apply(replaceText(state, from, to, "one.\n\n## Head\n\ntwo ")).doc)).toBe("Before one.\n\n## Head\n\ntwo after.");
});

it("knows no other marks than those of a text", () => {
  expect(Object.keys(fieldSchema.marks)).toEqual([]);
});
