import type { ModelContext } from "../ai/access.ts";
import { attempt } from "../ai/attempts.ts";
import type { Choice } from "../ai/availability.ts";
import { providerOf } from "../ai/catalogue.ts";
import type { FailureReason, Model } from "../ai/contract.ts";
import { type ImageModel, type MadePicture, type PictureOrder, standardOrder } from "../ai/image-model.ts";
import { keptName } from "../ai/kept-name.ts";
import { openHouse, openImageModel, openTextModel } from "../ai/models.ts";
import { reasonOf } from "../ai/provider-error.ts";
import type { ModelCall, TextModel } from "../ai/text-model.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { imageUrl } from "../images/keep-picture.ts";
import type { Pace } from "./deadlines.ts";
import type { EventLog } from "./event-log.ts";
import type { Part, PartEvent, PartName, Plan, RunStore } from "./run-store.ts";

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
