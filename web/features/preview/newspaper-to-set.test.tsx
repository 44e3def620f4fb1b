import { expect, it } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { toSetWith } from "./newspaper-to-set.ts";

const photograph = { src: "/api/images/photo", width: 1200, height: 800 };

it("tells the typesetter which pictures are the owner's photographs, so that the colophon does not call them made", () => {
  const setting = { focal: null, treatment: null };
  const made = { imageUrl: "/api/images/made", caption: "", alt: "" };
  const newspaper = {
    title: "Mill",
    newspaperName: "Gazette",
    imageUrl: "/api/images/photo",
    smallImageUrl: "/api/images/drawing",
    madeWith: { text: "house", images: "house", house: true },
    made: {},
    pictures: [
      { ...setting, role: "main", replaced: made },
      { ...setting, role: "small", replaced: null },
    ],
  } as unknown as Newspaper;
  const toSet = toSetWith(newspaper, () => photograph);
  expect(toSet.pictures.main?.isPhotograph).toBe(true);
  expect(toSet.pictures.small?.isPhotograph).toBeUndefined();
});

it("tells the typesetter what its owner has edited, so that the colophon names it while they type", () => {
  const text = { kicker: "", expandedTitle: "Open again", deck: "" };
  const newspaper = {
    ...{ title: "Mill", newspaperName: "Gazette", imageUrl: "", smallImageUrl: "", pictures: [] },
    madeWith: { text: "house", images: "house", house: true },
    expandedContent: text,
    made: { headline: "another" },
  } as unknown as Newspaper;
  expect(toSetWith(newspaper, () => null).edited).toEqual(["headline"]);
  expect(toSetWith({ ...newspaper, made: {} }, () => null).edited).toBeUndefined();
});

it("credits the site an article is from by its name where that is known, and by its address else", () => {
  const newspaper = {
    ...{ title: "Mill", newspaperName: "Gazette", imageUrl: "", smallImageUrl: "", pictures: [], made: {} },
    madeWith: { text: "house", images: "house", house: true },
    importedUrl: "https://www.northbeam.example/a",
  } as unknown as Newspaper;
  const sourceOf = (changes: Partial<Newspaper>) => toSetWith({ ...newspaper, ...changes }, () => null).source;
  expect(sourceOf({ importedSite: "Northbeam Blog" })).toBe("Northbeam Blog");
  expect(sourceOf({})).toBe("northbeam.example");
  expect(sourceOf({ importedUrl: "", importedSite: "Northbeam Blog" })).toBeUndefined();
});
