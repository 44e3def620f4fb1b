import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "../../db/client.ts";
import { images, pressRuns } from "../../db/schema.ts";
import { modelName } from "../ai/access.ts";
import type { Choice } from "../ai/availability.ts";
import type { Place } from "../completed-newspapers/contract.ts";
import { logLine, traceOf } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import { imageUrl } from "../images/keep-picture.ts";
import { PressRunInput } from "./contract.ts";
import { partsKeptMs } from "./deadlines.ts";
import type { EventLog } from "./event-log.ts";
import type { PartEvent, Plan, RunStore } from "./run-store.ts";
import type { RunRow } from "./settle.ts";

/** What was ordered, as press_runs.input has it. */
export const RunInput = z.string().transform((text) => PressRunInput.parse(JSON.parse(text)));

/** The run's plan: as stored, or made now and stored with the parts of the run that it resumes. */
export async function planOf(env: Env, db: Database, row: RunRow, store: RunStore, log: EventLog): Promise<Plan> {
  const known = store.read("order");
  if (known) return known;
  const plan = await makePlan(env, db, row, Date.now());
  const parts = await resumeParts(env, db, row);
  for (const part of parts) store.resumePart(part);
  store.write("order", plan);
  for (const part of parts) {
    log.publish({ event: "part", data: part });
    log.publish({ event: "step", data: { name: part.name, status: "done" } });
  }
  return plan;
}

/** Decides what the run will make: its place, its date, and the ids of what it will write. */
async function makePlan(env: Env, db: Database, row: RunRow, now: number): Promise<Plan> {
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

/** Place of the region, or null: a newspaper needs no place, so an unreadable gazetteer does not fail the run. */
export async function placeOf(env: Env, region: string, language: string): Promise<Place | null> {
  try {
    // Loaded only here: it holds the names of cities in every script.
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

/** ISO date where the newspaper appears; in UTC without a known time zone. */
function today(now: number, place: Place | null): string {
  const dateIn = (timeZone: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);
  try {
    return dateIn(place?.timeZone || "UTC");
  } catch {
    return dateIn("UTC");
  }
}

/**
 * The finished parts of the failed run that this one resumes. Its pictures move to this run: if several runs resume it, only one gets
 * them, so that deleting one run cannot remove another's pictures. Parts that cannot be resumed are made anew: failures are only logged.
 */
async function resumeParts(env: Env, db: Database, row: RunRow): Promise<PartEvent[]> {
  const input = RunInput.parse(row.input);
  const { resumes } = input;
  if (!resumes) return [];
  try {
    const [before] = await db.select().from(pressRuns).where(eq(pressRuns.id, resumes));
    const isSame = before?.userId === row.userId && before.source === row.source && before.status === "failed";
    if (!isSame || !isSameEdition(RunInput.parse(before.input), input) || (before.endedAt ?? 0) < Date.now() - partsKeptMs) return [];
    const finished: PartEvent[] = await env.PRESS_RUNS.getByName(resumes).finished();
    const [, pictures] = await db.batch([
      db.update(images).set({ pressRunId: row.id }).where(eq(images.pressRunId, resumes)),
      db.select({ key: images.key }).from(images).where(eq(images.pressRunId, row.id)),
    ]);
    // Parts by another model would be credited to the wrong one.
    return finished.filter((part) =>
      part.name === "picture-1" || part.name === "picture-2"
        ? before.imageModel === row.imageModel && pictures.some(({ key }) => imageUrl(key) === part.value.imageUrl)
        : before.textModel === row.textModel,
    );
  } catch (failure) {
    logLine("error", { message: "finished parts not taken over", error: traceOf(failure) });
    return [];
  }
}

/** Whether texts written for one of two orders of the same article can be used for the other. */
function isSameEdition(one: PressRunInput, other: PressRunInput): boolean {
  const edition = ({ region, language, author, publishDate, place, imageUrl }: PressRunInput) =>
    JSON.stringify([region, language, author, publishDate, place?.lat, place?.lng, imageUrl]);
  return edition(one) === edition(other);
}
