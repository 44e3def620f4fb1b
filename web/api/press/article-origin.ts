import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Newspaper, Place } from "../../../functions/completed-newspapers/contract.ts";
import { placeLine } from "../../../locales/place-line.ts";
import { forgivingStorage } from "../forgiving-storage.ts";

export type { Place };

/** Where the article of the draft comes from. Kept apart from the draft, which the landing page loads too. */
export interface Origin {
  /** The content of the field for a web address. */
  address: string;
  /** The imported page, or ''. */
  importedUrl: string;
  /** Its site's name where it has one. */
  siteName: string;
  /** Author and day as the page names them, or ''. */
  author: string;
  publishDate: string;
  /** Pieces of the text as it came, by which it is known again. */
  passages: string[];
  /** The text was longer than an article may be. */
  isCut: boolean;
  /** Address of the page's lead picture, of which nothing has been fetched. */
  offeredPicture: string;
  /** The same picture once it is the user's own, as /api/images/…, or ''. */
  imageUrl: string;
  /**
   * The place that the region names, the text that names it, and its full name: with its state, which distinguishes it from places of the
   * same name.
   */
  place: Place | null;
  placeText: string;
  placeName: string;
  locationMode: "auto" | "manual";
}

export const noOrigin: Origin = {
  address: "",
  importedUrl: "",
  siteName: "",
  author: "",
  publishDate: "",
  passages: [],
  isCut: false,
  offeredPicture: "",
  imageUrl: "",
  place: null,
  placeText: "",
  placeName: "",
  locationMode: "auto",
};

// Before the store, which reads what is kept while it is made.
const ownPicture = /^(|\/api\/images\/[A-Za-z0-9_-]{1,64})$/;

interface OriginStore extends Origin {
  note: (changes: Partial<Origin>) => void;
  clear: () => void;
}

/** It outlives reloads and the way through sign-in, as the draft does. */
export const useOrigin = create<OriginStore>()(
  persist((set) => ({ ...noOrigin, note: (changes) => set(changes), clear: () => set(noOrigin) }), {
    name: "article-origin",
    version: 1,
    storage: forgivingStorage(),
    merge: (stored, fresh) => ({ ...fresh, ...readableOrigin(stored) }),
  }),
);

/** What of a stored origin can be used: another version of the app, or another program, may have written it. */
export function readableOrigin(stored: unknown): Partial<Origin> {
  if (typeof stored !== "object" || stored === null) return {};
  const isUsable = ([field, value]: [string, unknown]) => {
    switch (field) {
      case "place":
        return value === null || isPlace(value);
      case "passages":
        return Array.isArray(value) && value.every((passage) => typeof passage === "string");
      case "isCut":
        return typeof value === "boolean";
      case "locationMode":
        return value === "auto" || value === "manual";
      case "importedUrl":
        return value === "" || (typeof value === "string" && /^https?:\/\//.test(value));
      case "imageUrl":
        return typeof value === "string" && ownPicture.test(value);
      default:
        return field in noOrigin && typeof value === "string";
    }
  };
  return Object.fromEntries(Object.entries(stored).filter(isUsable));
}

function isPlace(value: unknown): value is Place {
  const { city, country, countryCode, lat, lng, timeZone } = (value ?? {}) as Partial<Record<keyof Place, unknown>>;
  const isNamed = [city, country, countryCode, timeZone].every((text) => typeof text === "string");
  return isNamed && Number.isFinite(lat) && Number.isFinite(lng);
}

const longestPassage = 32;
const mostPassages = 16;

/** Beginnings of paragraphs spread over a text. */
export function passagesOf(content: string): string[] {
  const paragraphs = content
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.length >= 8);
  const step = Math.max(1, paragraphs.length / mostPassages);
  const chosen = Array.from({ length: Math.min(paragraphs.length, mostPassages) }, (_, at) => paragraphs[Math.floor(at * step)] ?? "");
  return chosen.map((line) => line.slice(0, longestPassage));
}

/** The origin of a newspaper's article, when that is taken up again. */
export function originOf({
  importedUrl,
  importedSite = "",
  content,
  place,
  region,
  language,
}: Pick<Newspaper, "importedUrl" | "importedSite" | "content" | "place" | "region" | "language">): Origin {
  const isWebAddress = /^https?:\/\//.test(importedUrl);
  return {
    ...noOrigin,
    ...(isWebAddress ? { importedUrl, siteName: importedSite, passages: passagesOf(content) } : {}),
    ...(place ? { place, placeText: region, placeName: placeLine(place, language), locationMode: "manual" } : {}),
  };
}

/** What was imported, while any of its text is still in the article: another article is never credited to that page. */
export function importOf<T extends Origin>(origin: T, content: string): T | null {
  return origin.importedUrl !== "" && origin.passages.some((passage) => content.includes(passage)) ? origin : null;
}

/** The place of a region, while it is written as when the place was found: never the sun of another town. */
export function placeOf({ place, placeText }: Origin, region: string): Place | null {
  return place && region.trim() === placeText.trim() ? place : null;
}
