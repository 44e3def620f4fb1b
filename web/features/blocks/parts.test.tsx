import { expect, it } from "vitest";
import { createNewspaper } from "./newspaper.test-data.tsx";
import { changesToPutBack, contentOf, coverParts, isOfPart, type Part, partsOf } from "./parts.ts";

const before = createNewspaper({
  pictures: [
    { role: "main", focal: { x: 0, y: 1 }, treatment: "halftone", replaced: { imageUrl: "/api/images/old", caption: "", alt: "" } },
  ],
});

/** Everything of it is another. */
const other = createNewspaper({
  newspaperName: "The Other",
  expandedContent: {
    ...before.expandedContent,
    newspaperName: "The Other",
    expandedTitle: "Another",
    deck: "Another deck",
    kicker: "",
    quote: null,
    expandedContent: "Another story.",
    contentLanguage: "de",
    sideStories: [
      { headline: "One", content: "1" },
      { headline: "Two", content: "2" },
    ],
  },
  imageUrl: "/api/images/a",
  imageCaption: "A",
  imageAlt: "A",
  smallImageUrl: "/api/images/b",
  smallImageCaption: "B",
  smallImageAlt: "B",
});

it.each(partsOf(before).map((part) => [`${part.block} ${part.index ?? ""}`, part] as const))(
  "puts back the %s and nothing else",
  (_, part) => {
    const back = { ...other, ...changesToPutBack(other, part, contentOf(before, part)) };
    expect(contentOf(back, part)).toEqual(contentOf(before, part));
    for (const kept of partsOf(before).filter((one) => one !== part && (one.block !== part.block || one.index !== part.index)))
      expect(contentOf(back, kept)).toEqual(contentOf(other, kept));
  },
);

it("puts back nothing where a side story is no longer", () => {
  const gone: Part = { block: "side", index: 5 };
  expect(changesToPutBack(other, gone, contentOf(before, gone))).toEqual({});
});

it("waits for unsaved changes that would cover a new part, not for others", () => {
  expect(coverParts(before, { currentFilter: "sepia", templateId: "modern-herald", previewImageUrl: "" })).toBe(false);
  expect(coverParts(before, { imageUrl: "/api/images/photo" })).toBe(true);
  expect(coverParts(before, { expandedContent: { ...before.expandedContent, deck: "Mine" } })).toBe(true);
});

it("knows which places of a newspaper belong to a part, so that no other clash is settled with it", () => {
  const belongs: [string, Part][] = [
    ["newspaperName", { block: "name" }],
    ["expandedContent.deck", { block: "headline" }],
    ["expandedContent.expandedContent", { block: "main" }],
    ["expandedContent.sideStories.1.content", { block: "side", index: 1 }],
    ["imageUrl", { block: "picture" }],
    ["smallImageCaption", { block: "small-picture" }],
  ];
  for (const [path, owner] of belongs)
    expect(belongs.filter(([, part]) => isOfPart(path, part)).map(([, part]) => part.block)).toEqual([owner.block]);
  expect(isOfPart("expandedContent.sideStories.10.content", { block: "side", index: 1 })).toBe(false);
  expect(isOfPart("templateId", { block: "name" })).toBe(false);
});
