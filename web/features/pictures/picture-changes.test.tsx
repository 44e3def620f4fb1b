import { expect, it } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { focalAfterKey, focalAt } from "./focal.ts";
import { changesToPrint, changesToRestore, pictureOf } from "./picture-changes.ts";
import { sentSize } from "./prepare-photo.ts";

const made = { imageUrl: "/api/images/made", caption: "Where to find Duluth", alt: "Map of Duluth" };

const createNewspaper = (more: Partial<Newspaper> = {}) =>
  ({
    id: "p",
    imageUrl: made.imageUrl,
    imageCaption: made.caption,
    imageAlt: made.alt,
    smallImageUrl: "",
    smallImageCaption: "",
    smallImageAlt: "",
    pictures: [],
    ...more,
  }) as unknown as Newspaper;

const photograph = {
  imageUrl: "/api/images/mine",
  caption: "Saturday",
  alt: "A red house",
  focal: { x: 0.2, y: 0.7 },
  treatment: "engraving" as const,
};

it("puts a photograph in the place of the made picture and gives that back whole", () => {
  const before = createNewspaper();
  const after = { ...before, ...changesToPrint(before, "main", photograph) };
  expect(pictureOf(after, "main")).toEqual({ ...photograph, replaced: made });
  expect(after.previewImageUrl).toBe("");
  const restored = { ...after, ...changesToRestore(after, "main") };
  expect(pictureOf(restored, "main")).toEqual({ ...made, focal: null, treatment: null, replaced: null });
  expect(restored.pictures).toEqual([]);
});

it("remembers the made picture also when a second photograph takes the place of the first", () => {
  const first = { ...createNewspaper(), ...changesToPrint(createNewspaper(), "main", photograph) };
  const second = { ...first, ...changesToPrint(first, "main", { ...photograph, imageUrl: "/api/images/other" }) };
  expect(pictureOf(second, "main").replaced).toEqual(made);
});

it("keeps the made picture as made when only its focal point moves, and leaves the other picture alone", () => {
  const small = { role: "small" as const, focal: null, treatment: "plain" as const, replaced: null };
  const before = createNewspaper({ pictures: [small] });
  const changes = changesToPrint(before, "main", { ...made, focal: { x: 1, y: 0 }, treatment: null });
  expect(changes.pictures).toEqual([small, { role: "main", focal: { x: 1, y: 0 }, treatment: null, replaced: null }]);
});

it("takes a photograph off a place that had no picture", () => {
  const before = createNewspaper();
  const after = { ...before, ...changesToPrint(before, "small", photograph) };
  expect(pictureOf({ ...after, ...changesToRestore(after, "small") }, "small").imageUrl).toBe("");
});

it("moves the focal point by arrow keys, never out of the picture", () => {
  expect(focalAfterKey({ x: 0.5, y: 0.5 }, "ArrowLeft", false)).toEqual({ x: 0.48, y: 0.5 });
  expect(focalAfterKey({ x: 0.5, y: 0.95 }, "ArrowDown", true)).toEqual({ x: 0.5, y: 1 });
  expect(focalAfterKey({ x: 0.1, y: 0.2 }, "Home", false)).toEqual({ x: 0.5, y: 0.5 });
  expect(focalAfterKey({ x: 0.1, y: 0.2 }, "Tab", false)).toBeNull();
  expect(focalAt({ left: 10, top: 20, width: 200, height: 100 }, 60, 200)).toEqual({ x: 0.25, y: 1 });
});

it("sends a photograph in its own shape, no larger than it prints", () => {
  expect(sentSize(6000, 4000)).toEqual({ width: 3200, height: 2133 });
  expect(sentSize(800, 1200)).toEqual({ width: 800, height: 1200 });
});
