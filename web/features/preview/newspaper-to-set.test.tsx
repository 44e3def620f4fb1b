import { expect, it, vi } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { newspaperToSet } from "./newspaper-to-set.ts";

vi.mock("./pictures.ts", () => ({ readPicture: async (src: string) => ({ src, width: 1200, height: 800 }) }));

it("tells the typesetter which pictures are the owner's photographs, so that the colophon does not call them made", async () => {
  const setting = { focal: null, treatment: null };
  const made = { imageUrl: "/api/images/made", caption: "", alt: "" };
  const newspaper = {
    title: "Mill",
    newspaperName: "Gazette",
    imageUrl: "/api/images/photo",
    smallImageUrl: "/api/images/drawing",
    madeWith: { text: "house", images: "house", house: true },
    pictures: [
      { ...setting, role: "main", replaced: made },
      { ...setting, role: "small", replaced: null },
    ],
  } as unknown as Newspaper;
  const { toSet } = await newspaperToSet(newspaper);
  expect(toSet.pictures.main?.isPhotograph).toBe(true);
  expect(toSet.pictures.small?.isPhotograph).toBeUndefined();
});
