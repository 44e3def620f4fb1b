import { expect, it } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { applyEdit, invertEdit, type PageEdit } from "../../api/stone/page-edits.ts";
import { focalAfterKey, focalAt } from "./focal.ts";
import { type PictureRole, type PrintedPicture, pictureOf, printEdit, removeEdit, restoreEdit, swapEdit } from "./picture-edits.ts";
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

/** What an edit makes of a newspaper; it must fit, and leave no trace when it is taken back. */
function after(newspaper: Newspaper, edit: PageEdit | null): Newspaper {
  const done = edit && applyEdit(newspaper, edit);
  if (!done) throw new Error("the edit does not fit");
  expect(applyEdit(done, invertEdit(edit))).toEqual(newspaper);
  return done;
}
const printed = (newspaper: Newspaper, role: PictureRole, picture: PrintedPicture) => after(newspaper, printEdit(newspaper, role, picture));

it("puts a photograph in the place of the made picture and gives that back whole", () => {
  const changed = printed(createNewspaper(), "main", photograph);
  expect(pictureOf(changed, "main")).toEqual({ ...photograph, replaced: made });
  const restored = after(changed, restoreEdit(changed, "main"));
  expect(pictureOf(restored, "main")).toEqual({ ...made, focal: null, treatment: null, replaced: null });
  expect(restored.pictures).toEqual([]);
});

it("remembers the made picture also when a second photograph takes the place of the first", () => {
  const first = printed(createNewspaper(), "main", photograph);
  const second = printed(first, "main", { ...photograph, imageUrl: "/api/images/other" });
  expect(pictureOf(second, "main").replaced).toEqual(made);
});

it("keeps the made picture as made when only its focal point moves, and leaves the other picture alone", () => {
  const small = { role: "small" as const, focal: null, treatment: "plain" as const, replaced: null };
  const before = createNewspaper({ pictures: [small] });
  const moved = printed(before, "main", { ...made, focal: { x: 1, y: 0 }, treatment: null });
  expect(moved.pictures).toEqual([small, { role: "main", focal: { x: 1, y: 0 }, treatment: null, replaced: null }]);
});

it("takes a photograph off a place that had no picture", () => {
  const changed = printed(createNewspaper(), "small", photograph);
  expect(pictureOf(after(changed, restoreEdit(changed, "small")), "small").imageUrl).toBe("");
});

it("takes a made picture off the page and puts it back with its words", () => {
  const without = after(createNewspaper(), removeEdit(createNewspaper(), "main"));
  expect(pictureOf(without, "main")).toMatchObject({ imageUrl: "", caption: "", replaced: made });
  const back = after(without, restoreEdit(without, "main"));
  expect(pictureOf(back, "main")).toMatchObject({ ...made, replaced: null });
  expect(removeEdit(without, "main")).toBeNull();
});

it("swaps the two pictures with all that belongs to each, and back", () => {
  const drawing = { smallImageUrl: "/api/images/drawing", smallImageCaption: "A tree", smallImageAlt: "An old lime" };
  const before = printed(createNewspaper(drawing), "main", photograph);
  const swapped = after(before, swapEdit(before));
  expect(pictureOf(swapped, "small")).toEqual({ ...photograph, replaced: made });
  expect(pictureOf(swapped, "main")).toMatchObject({
    imageUrl: "/api/images/drawing",
    caption: "A tree",
    alt: "An old lime",
    replaced: null,
  });
  expect(after(swapped, swapEdit(swapped))).toEqual(before);
  const small = after(createNewspaper(), swapEdit(createNewspaper()));
  expect(small).toMatchObject({ imageUrl: "", smallImageUrl: made.imageUrl });
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
