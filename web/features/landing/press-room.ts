import type { LanguageCode } from "../../../locales/languages.ts";
import type { Arrived } from "../../api/press/live-run.ts";
import type { LivePageProps } from "../../render/react/live-page.tsx";
import type { NewspaperToSet, PageScene, PictureSource } from "../../typeset/index.ts";

/** A front page of which a part is written. */
export type GrowingFront = Pick<LivePageProps, "scene" | "bars" | "places">;

/** A partly generated newspaper. */
export interface GrowingSheet {
  /** Its front page with what has arrived, its faces loaded. Rejects when the network fails. */
  set(arrived: Arrived, pictures: { main?: PictureSource; small?: PictureSource }): Promise<GrowingFront>;
}

/** The typesetter, which the landing page loads only when the visitor starts the demo. */
export interface PressRoom {
  /** The front page of a newspaper, its faces loaded. Rejects when the network fails. */
  setFront(newspaper: NewspaperToSet): Promise<PageScene>;
  begin(newspaper: NewspaperToSet): GrowingSheet;
}

/** Fetches the typesetter. The app gives it, because features know nothing of each other. */
export type OpenPressRoom = () => Promise<PressRoom>;

/** The newspaper whose front page a visitor of a language sees first, as `npm run pictures` stored it. */
export async function fetchNewspaperOf(language: LanguageCode): Promise<NewspaperToSet> {
  const response = await fetch(`/hero/${language}.json`);
  if (!response.ok) throw new Error(`The newspaper answered ${response.status}`);
  return response.json();
}
