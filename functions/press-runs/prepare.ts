import * as z from "zod";
import type { Database } from "../../db/client.ts";
import type { Choice } from "../ai/choice.ts";
import { modelName } from "../ai/model-name.ts";
import type { Place } from "../completed-newspapers/contract.ts";
import { logLine, traceOf } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import { PressRunInput } from "./contract.ts";
import type { RunRow } from "./run-row.ts";
import type { Order } from "./run-store.ts";

export const RunInput = z.string().transform((text) => PressRunInput.parse(JSON.parse(text)));

/** True when what was written for one of two orders of the same article serves the other too. */
export function isSameEdition(one: PressRunInput, other: PressRunInput): boolean {
  const edition = ({ region, language, author, publishDate, place, imageUrl }: PressRunInput) =>
    JSON.stringify([region, language, author, publishDate, place?.lat, place?.lng, imageUrl]);
  return edition(one) === edition(other);
}

/** Settles what the run will make: its place, its date, and the ids of what it will write. */
export async function prepare(env: Env, db: Database, row: RunRow, now: number): Promise<Order> {
  const input = RunInput.parse(row.input);
  const text: Choice = { id: row.textModel, by: row.textBy };
  const image: Choice = { id: row.imageModel, by: row.imageBy };
  const place = input.place ?? (await placeOf(env, input.region, input.language));
  const { paperTownIn } = await import("../location/paper-town.ts");
  const paperTown = await paperTownIn(env.ASSETS, input.region, input.language, place);
  return {
    article: {
      title: input.title,
      content: input.content,
      region: input.region,
      language: input.language,
      author: input.author,
      publishDate: input.publishDate || today(now, place),
      place,
      ...(paperTown && { paperTown }),
    },
    text,
    image,
    names: { text: await modelName("text", text, db, row.userId), image: await modelName("image", image, db, row.userId) },
    photograph: input.imageUrl,
    newspaperId: randomId(),
    pictureKeys: [randomId(), randomId()],
  };
}

/** A newspaper without a place is whole; so a gazetteer that cannot be read costs the place, not the run. */
export async function placeOf(env: Env, region: string, language: string): Promise<Place | null> {
  try {
    // The names of cities in every script: only for those who look for a place.
    const { findPlace } = await import("../location/places.ts");
    const found = await findPlace(env.ASSETS, region, language);
    if (!found) return null;
    const { city, country, countryCode, lat, lng, timeZone } = found;
    return { city, country, countryCode, lat, lng, timeZone };
  } catch (failure) {
    logLine("error", { message: "place look-up failed", error: traceOf(failure) });
    return null;
  }
}

/** The date where the newspaper appears; UTC when that is nowhere we know. */
export function today(now: number, place: Place | null): string {
  const parts = (timeZone: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);
  try {
    return parts(place?.timeZone || "UTC");
  } catch {
    return parts("UTC");
  }
}
