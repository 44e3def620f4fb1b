import { afterEach, expect, it } from "vitest";
import { createNewspaper, withWords } from "../../api/newspaper.test-data.tsx";
import { lay, perform, redo, useStone } from "../../api/stone/stone.ts";
import { openSession } from "./open-session.ts";

afterEach(() => lay(null));

const path = "expandedContent.expandedContent";
const story = () => useStone.getState().newspaper?.expandedContent.expandedContent ?? "";
const opened = () => {
  const newspaper = createNewspaper();
  lay(newspaper);
  return { newspaper, session: openSession(newspaper, path), before: story() };
};

it("keeps what another window has written while an input method writes", () => {
  const { newspaper, session, before } = opened();
  session.write(`${before} さ`, false, before);
  const theirs = before.replace("It rained", "It poured");
  lay(withWords(newspaper, { expandedContent: theirs }));
  expect(story()).toBe(`${theirs} さ`);
  // What is composed is read before the field may show what came.
  session.write(`${before} 桜`, false, `${before} さ`);
  expect(story()).toBe(`${theirs} 桜`);
});

it("what is written stands where both have written at one place", () => {
  const { newspaper, session, before } = opened();
  lay(withWords(newspaper, { expandedContent: before.replace("all day", "by night") }));
  session.write(before.replace("all day", "since noon"), false, before);
  expect(story()).toBe(before.replace("all day", "since noon"));
});

it("taking back what was written since the field was opened leaves what was done before, and Redo brings it again", () => {
  lay(createNewspaper());
  perform({ kind: "value", path: "jumpAt", before: null, after: 2 });
  const { newspaper } = useStone.getState();
  if (!newspaper) throw new Error("Nothing lies on the stone");
  const session = openSession(newspaper, path);
  const before = story();
  session.write(`${before} Then`, false, before);
  session.write(`${before} Then. Pasted.`, true, `${before} Then`);
  session.write(`${before} Then. Pasted. End`, false, `${before} Then. Pasted.`);
  session.revert();
  expect([story(), useStone.getState().done.length, useStone.getState().newspaper?.jumpAt]).toEqual([before, 1, 2]);
  while (redo());
  expect(story()).toBe(`${before} Then. Pasted. End`);
});
