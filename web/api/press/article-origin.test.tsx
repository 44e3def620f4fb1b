import { expect, it } from "vitest";
import { importOf, originOf, passagesOf, placeOf, useOrigin } from "./article-origin.ts";

const place = { city: "Duluth", country: "United States", countryCode: "US", lat: 46.78, lng: -92.1, timeZone: "America/Chicago" };
const text = "The oldest ferry left its pier.\n\nShort.\n\nThe fare stays at two dollars.";
/** The store as a page finds it that is loaded with this in the browser's storage. */
async function reloadWith(stored: string): Promise<void> {
  useOrigin.setState(useOrigin.getInitialState(), true);
  localStorage.setItem("article-origin", stored);
  await useOrigin.persist.rehydrate();
}
const imported = () => ({ ...useOrigin.getState(), importedUrl: "https://news.example/a", passages: passagesOf(text) });

it("an edited article is still of its page, another one is not", () => {
  expect(importOf(imported(), text.replace("oldest", "old"))).toBeTruthy();
  expect(importOf(imported(), "Something of my own altogether.")).toBeNull();
});

it("a place belongs to the text it was found by", () => {
  const origin = { ...useOrigin.getState(), place, placeText: "Duluth, United States" };
  expect(placeOf(origin, " Duluth, United States")).toEqual(place);
  expect(placeOf(origin, "Duluth, United")).toBeNull();
});

it("a saved newspaper gives its article's origin back, and only a web address is one", () => {
  const saved = { content: text, region: "Duluth, United States", place, language: "en" };
  const origin = originOf({ ...saved, importedUrl: "https://news.example/a" });
  expect([importOf(origin, text)?.importedUrl, placeOf(origin, saved.region)]).toEqual(["https://news.example/a", place]);
  expect(originOf({ ...saved, importedUrl: "javascript:alert(1)", place: null })).toMatchObject({ importedUrl: "", place: null });
});

it("it is there again after a reload, without what another program may have written", async () => {
  const stored = {
    importedUrl: "javascript:alert(1)",
    imageUrl: "https://elsewhere.example/x.png",
    place: { ...place, lat: "north" },
    passages: "none",
    locationMode: "manual",
    siteName: "News",
    note: "no function",
  };
  await reloadWith(JSON.stringify({ state: stored, version: 1 }));
  expect(useOrigin.getState()).toMatchObject({
    importedUrl: "",
    imageUrl: "",
    place: null,
    passages: [],
    locationMode: "manual",
    siteName: "News",
  });
  useOrigin.getState().note({ importedUrl: "https://news.example/a", place, imageUrl: "/api/images/abc" });
  await reloadWith(localStorage.getItem("article-origin") ?? "");
  expect(useOrigin.getState()).toMatchObject({ importedUrl: "https://news.example/a", place, imageUrl: "/api/images/abc" });
});
