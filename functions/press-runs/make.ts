import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "../../db/client.ts";
import { images, pressRuns } from "../../db/schema.ts";
import { type ModelContext, modelName } from "../ai/access.ts";
import { attempt } from "../ai/attempts.ts";
import type { Choice } from "../ai/availability.ts";
import { providerOf } from "../ai/catalogue.ts";
import type { FailureReason, Model } from "../ai/contract.ts";
import { type ImageModel, type MadePicture, type PictureOrder, standardOrder } from "../ai/image-model.ts";
import { keptName } from "../ai/kept-name.ts";
import { openHouse, openImageModel, openTextModel } from "../ai/models.ts";
import { reasonOf } from "../ai/provider-error.ts";
import type { ModelCall, TextModel } from "../ai/text-model.ts";
import type { Place } from "../completed-newspapers/contract.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import { imageUrl } from "../images/keep-picture.ts";
import { PressRunInput } from "./contract.ts";
import type { EventLog } from "./event-log.ts";
import { type Pace, type Part, type PartEvent, type PartName, type Plan, partsKeptMs, type RunStore } from "./run-store.ts";
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

/** Dependencies for making the parts of a newspaper, all of them or a single one again. */
export interface RunContext {
  opening: ModelContext;
  plan: Plan;
  store: RunStore;
  log: EventLog;
  pace: Pace;
  signal: AbortSignal;
  /** Stores a picture for the run's owner under this key. */
  keep(key: string, picture: MadePicture): Promise<void>;
}

/** The parts of a newspaper, by the step that makes them. */
export type Parts = { [N in PartName]: Part<N> };

/** A model of the run, opened at the first need. */
interface RunModel<M> {
  kind: Model["kind"];
  choice: Choice;
  open(): Promise<M>;
  /** Makes the part when the owner's own key or address fails. */
  house: M;
}

interface PartMaker<N extends PartName, M> {
  name: N;
  model: RunModel<M>;
  /** One attempt. */
  make(model: M, call: ModelCall): Promise<Part<N>>;
  /** Printed in place of a missing part; throws if a newspaper cannot do without it. */
  without(failure: unknown, reason: FailureReason): Part<N> | Promise<Part<N>>;
}

/**
 * Makes all parts that the run still lacks, at once. Side stories may end as an empty list and the name as the region's; without text or
 * pictures it throws TEXT_FAILED or PICTURES_FAILED with the reason in its details.
 */
export async function makeParts(run: RunContext): Promise<Parts> {
  const { opening, plan } = run;
  const { article } = plan;
  const house = openHouse(opening.env);
  const writer: RunModel<TextModel> = { kind: "text", choice: plan.text, open: once(() => openTextModel(plan.text, opening)), house };
  const painter: RunModel<ImageModel> = { kind: "image", choice: plan.image, open: once(() => openImageModel(plan.image, opening)), house };
  const noModel: RunModel<null> = { kind: "image", choice: { id: "house", by: "house" }, open: async () => null, house: null };

  // A part that fails for good aborts the others: no provider costs for a newspaper that cannot be finished.
  const failed = new AbortController();
  const context = { ...run, signal: AbortSignal.any([run.signal, failed.signal]) };
  const failWith = (code: "TEXT_FAILED" | "PICTURES_FAILED") => (cause: unknown, reason: FailureReason) => {
    const failure = new AppError(code, { cause, details: { reason } });
    failed.abort(failure);
    throw failure;
  };

  const picture = <N extends "picture-1" | "picture-2">(name: N, wanted: PictureOrder, key: string) =>
    makePart<N, ImageModel>(context, {
      name,
      model: painter,
      make: async (model, call) => {
        const made = await model.picture(article, wanted, call);
        await run.keep(key, made);
        return { imageUrl: imageUrl(key), caption: made.caption, alt: made.alt } as Part<N>;
      },
      without: failWith("PICTURES_FAILED"),
    });
  const photograph = () =>
    makePart(context, {
      name: "picture-1",
      model: noModel,
      // There is no description of it, and a caption made for another picture would be wrong.
      make: async () => ({ imageUrl: plan.photograph, caption: "", alt: article.title }),
      without: failWith("PICTURES_FAILED"),
    });

  const [main, small] = standardOrder.pictures;
  const [mainKey, smallKey] = plan.pictureKeys;
  const [text, sideStories, first, second, name] = await Promise.all([
    makePart(context, {
      name: "text",
      model: writer,
      make: (model, call) => model.expand(article, { targetLength: standardOrder.targetLength }, call),
      without: failWith("TEXT_FAILED"),
    }),
    makePart(context, {
      name: "side-stories",
      model: writer,
      make: (model, call) => model.sideStories(article, { count: standardOrder.count }, call),
      without: () => [],
    }),
    plan.photograph ? photograph() : picture("picture-1", main, mainKey),
    picture("picture-2", small, smallKey),
    makePart(context, {
      name: "name",
      model: writer,
      make: (model, call) => keptName(opening, plan.text, article, (about) => model.paperName(about, {}, call)),
      without: () => house.paperName(article, {}, { signal: context.signal }),
    }),
  ]);
  return { text, "side-stories": sideStories, "picture-1": first, "picture-2": second, name };
}

/**
 * One part: as stored before, or from the model in up to three attempts, else from the house edition if the owner's own key failed, else
 * its substitute. Stored before it is published.
 */
async function makePart<N extends PartName, M>(run: RunContext, { name, model, make, without }: PartMaker<N, M>): Promise<Part<N>> {
  const { store, log, pace, signal } = run;
  const before = store.step(name);
  if (before.result !== undefined) return before.result as Part<N>;

  const finish = (status: "done" | "failed", part: Part<N>): Part<N> => {
    signal.throwIfAborted();
    log.endText(name);
    if (name === "text") store.noteWords(Date.now());
    store.endStep(name, status, part);
    log.publish({ event: "part", data: { name, value: part } as PartEvent });
    log.publish({ event: "step", data: { name, status } });
    return part;
  };

  let failure: unknown;
  try {
    const part = await attempt({
      policy: pace,
      signal,
      previous: before.attempts,
      onBegin: (number) => {
        log.endText(name);
        store.beginStep(name, number);
        log.publish({ event: "step", data: { name, status: "running" } });
      },
      work: async (inner) =>
        make(await model.open(), {
          signal: inner,
          onText: (path, delta) => {
            if (inner.aborted) return;
            if (name === "text") store.noteWords(Date.now());
            log.publishText(name, path, delta);
          },
        }),
    });
    return finish("done", part);
  } catch (thrown) {
    signal.throwIfAborted();
    failure = thrown;
  }

  const reason = reasonOf(failure);
  logLine("error", { message: "step failed", step: name, reason, error: traceOf(failure) });
  let part: Part<N>;
  const isOwn = model.choice.by === "own";
  try {
    part = isOwn ? await make(model.house, { signal }) : await without(failure, reason);
  } catch (final) {
    store.endStep(name, "failed");
    log.publish({ event: "step", data: { name, status: "failed" } });
    throw final;
  }
  if (!isOwn) return finish("failed", part);
  log.publish({ event: "notice", data: { step: name, provider: providerOf(model.kind, model.choice.id), reason } });
  return finish("done", part);
}

/** Opens once, at the first call; a failure is not cached. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open().catch((failure: unknown) => {
      opened = undefined;
      throw failure;
    });
    return opened;
  };
}
