import { EditorState, TextSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import { fitInput, plainInput, replaceText, transferredText } from "./field-input.ts";
import { docOf, posOf, stretchesOf, textBetween, textOf } from "./text-doc.ts";

const stateWith = (text: string, from = text.length, to = from) => {
  const doc = docOf(text);
  const stretches = stretchesOf(doc);
  return EditorState.create({ doc, selection: TextSelection.create(doc, posOf(stretches, from), posOf(stretches, to)) });
};
const pasted = (state: EditorState, text: string, most: number) => {
  const { from, to } = state.selection;
  const fitting = fitInput(state, from, to, text, most);
  return { text: textOf(state.apply(replaceText(state, from, to, fitting.text)).doc), leftOut: fitting.leftOut };
};

it("keeps of what is pasted what the field has room for, and counts the rest", () => {
  expect(pasted(stateWith("12345"), "6789", 7)).toEqual({ text: "1234567", leftOut: 2 });
  expect(pasted(stateWith("12345", 1, 4), "abcd", 7)).toEqual({ text: "1abcd5", leftOut: 0 });
});

it("counts code points and never parts a sign", () => {
  expect(pasted(stateWith("ab"), "👩👩👩", 4)).toEqual({ text: "ab👩👩", leftOut: 1 });
});

it("takes 50,000 characters without losing those that fit", () => {
  const paragraph = "The ferry left at dawn and came back at noon. ".repeat(20).trim();
  const long = Array.from({ length: 60 }, () => paragraph)
    .join("\n\n")
    .slice(0, 50_000);
  const { text, leftOut } = pasted(stateWith("Before."), long, 40_000);
  expect(text).toBe(`Before.${long.slice(0, 40_000 - 7)}`);
  expect(leftOut).toBe(10_007);
});

it("makes one line of what is pasted into a field of one line", () => {
  expect(plainInput("  A new\r\n\r\nbridge \n", false)).toBe("A new bridge");
  expect(plainInput("One.\r\n\r\nTwo.", true)).toBe("One.\n\nTwo.");
});

it("takes the words of a web page and none of its marks", () => {
  const data = new Map([["text/html", "<style>p{}</style><p>Hello <b>there</b></p><script>1</script><p>again</p>"]]);
  const transfer = { getData: (type: string) => data.get(type) ?? "" } as DataTransfer;
  expect(plainInput(transferredText(transfer), false)).toBe("Hello there again");
});

it("brings paragraphs and subheads that were cut back as they were", () => {
  const text = "## The night\n\nA lamp at each table.\n\n## The money\n\nIt costs 18,000 euros.";
  const all = stateWith(text, 0, text.length);
  const { from, to } = all.selection;
  const cut = textBetween(all.doc, from, to);
  expect(cut).toBe(text);
  expect(textOf(all.apply(replaceText(all, from, to, cut)).doc)).toBe(text);
  const emptied = all.apply(all.tr.deleteSelection());
  expect(textOf(emptied.apply(replaceText(emptied, 1, 1, cut)).doc)).toBe(text);
  const second = stateWith(text, text.indexOf("A lamp"), text.indexOf("money"));
  expect(textBetween(second.doc, second.selection.from, second.selection.to)).toBe("A lamp at each table.\n\n## The ");
  const inHead = stateWith(text, text.indexOf("night"), text.indexOf("night") + 5);
  expect(textBetween(inHead.doc, inHead.selection.from, inHead.selection.to)).toBe("night");
});

it("makes no subhead of what is pasted in place of one", () => {
  const text = "## The night\n\nA lamp at each table.";
  expect(pasted(stateWith(text, 0, text.length), "One.\n\nTwo.", 100).text).toBe("One.\n\nTwo.");
});
