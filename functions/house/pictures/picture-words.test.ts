import { expect, test } from "vitest";
import { describeEngraving, describeMap } from "./picture-words.ts";

test("a map is described as a map of its place, in the newspaper's language", () => {
  expect(describeMap({ city: "Duluth", country: "United States" }, "en").caption).toBe("Where to find Duluth, United States.");
  expect(describeMap({ city: "Wertheim", country: "Deutschland" }, "de").alt).toMatch(/^Karte: die Lage von Wertheim \(Deutschland\)/);
  expect(describeMap({ city: "遠野", country: "日本" }, "ja").caption).toBe("遠野（日本）の位置。");
});

test("an engraving names what it shows and says that it is no photograph", () => {
  expect(describeEngraving(["lighthouse", "ship"], "en")).toEqual({
    caption: "Illustration: lighthouse, ship.",
    alt: "Wood engraving, an illustration and not a photograph. It shows: lighthouse, ship.",
  });
  expect(describeEngraving(["船", "灯台"], "ja").caption).toBe("挿絵：船、灯台。");
  expect(describeEngraving(["سفينة", "منارة"], "ar").caption).toContain("سفينة، منارة");
  expect(describeEngraving([], "de").caption).toBe("Holzstich: eine Landschaft.");
});
