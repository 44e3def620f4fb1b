import { expect, test } from "vitest";
import { editedParts, fingerprintOf, type MadeText, partsMade } from "./authorship.ts";

function madeText(changes: Partial<MadeText> = {}, text: Partial<MadeText["expandedContent"]> = {}): MadeText {
  return {
    newspaperName: "The Lantern",
    imageCaption: "The bridge.",
    imageAlt: "A bridge over a river.",
    smallImageCaption: "",
    smallImageAlt: "",
    ...changes,
    expandedContent: {
      kicker: "Harbor",
      expandedTitle: "The bridge is open",
      deck: "After three years",
      expandedContent: "People cross it.",
      quote: null,
      sideStories: [
        { headline: "The ferry", content: "It rests." },
        { headline: "The toll", content: "It is gone." },
      ],
      ...text,
    },
  };
}

test("nothing is edited as long as every part is as it was made", () => {
  expect(editedParts(madeText(), partsMade(madeText()))).toEqual([]);
});

test("each part that was changed by hand is named, and no other", () => {
  const made = partsMade(madeText());
  expect(editedParts(madeText({}, { deck: "After four years" }), made)).toEqual(["headline"]);
  expect(editedParts(madeText({}, { quote: "At last." }), made)).toEqual(["story"]);
  expect(editedParts(madeText({ newspaperName: "The Lamp", smallImageCaption: "A bolt." }), made)).toEqual(["name", "captions"]);
  expect(editedParts(madeText({}, { sideStories: [{ headline: "The ferry", content: "It sails." }] }), made)).toEqual(["sides"]);
});

test("a part that is brought back to what was made is unedited again, blanks at its ends or not", () => {
  const made = partsMade(madeText());
  expect(editedParts(madeText({}, { expandedContent: " People cross it.\n" }), made)).toEqual([]);
});

test("side stories that change places or go were still made as they stand", () => {
  const made = partsMade(madeText());
  const [ferry, toll] = madeText().expandedContent.sideStories;
  expect(editedParts(madeText({}, { sideStories: [toll, ferry].filter((story) => story !== undefined) }), made)).toEqual([]);
  expect(editedParts(madeText({}, { sideStories: [] }), made)).toEqual([]);
  expect(editedParts(madeText({}, { sideStories: [] }), partsMade(madeText({}, { sideStories: [] })))).toEqual([]);
});

test("a newspaper that has no record of what was made is said to be edited nowhere", () => {
  expect(editedParts(madeText(), {})).toEqual([]);
});

test("what was made before a part was made again is still known as made", () => {
  const older = partsMade(madeText());
  const newer = partsMade(madeText({}, { expandedTitle: "Open at last" }));
  const made = { ...older, headline: `${older.headline}.${newer.headline}` };
  expect(editedParts(madeText(), made)).toEqual([]);
  expect(editedParts(madeText({}, { expandedTitle: "Open at last" }), made)).toEqual([]);
  expect(editedParts(madeText({}, { expandedTitle: "Open!" }), made)).toEqual(["headline"]);
});

test("texts that differ in one letter, in their order or by script have fingerprints of their own", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz".repeat(40);
  const texts = new Set<string>(["", "a", "b", "ab", "ba", "港", "港口", "جسر", "जहाज़"]);
  for (let at = 0; at < letters.length; at += 1) texts.add(`${letters.slice(0, at)}X${letters.slice(at + 1)}`);
  for (let number = 0; number < 20_000; number += 1) texts.add(`In ${number} people came.`);
  const prints = new Set([...texts].map(fingerprintOf));
  expect(prints.size).toBe(texts.size);
  expect(Math.max(...[...prints].map((print) => print.length))).toBeLessThanOrEqual(11);
});

test("the fingerprint of a stored newspaper never changes", () => {
  expect(fingerprintOf("The bridge is open")).toBe(fingerprintOf("The bridge is open "));
  expect([fingerprintOf(""), fingerprintOf("The bridge is open"), fingerprintOf("橋が開通")]).toMatchInlineSnapshot(`
    [
      "4rnvpound1",
      "s1owve433d",
      "ux0kyegzn7",
    ]
  `);
});
