import { housePaperName } from "../ai/house/paper-name.ts";
import type { MadePicture, PictureOrder } from "../ai/image-model.ts";
import { openImageModel, openTextModel } from "../ai/models.ts";
import { makePicture, namePaper, standardOrder, writeSideStories, writeText } from "../ai/steps.ts";
import type { ModelCall } from "../ai/text-model.ts";
import type { ExpandedContent, SideStory } from "../completed-newspapers/contract.ts";
import { AppError } from "../errors.ts";
import { imageUrl } from "../images/keep-picture.ts";
import { logLine, traceOf } from "../log.ts";
import { attempt } from "./attempts.ts";
import type { RunEvent, StepName } from "./contract.ts";
import type { EventLog } from "./event-log.ts";
import type { Pace } from "./pace.ts";
import type { Order, RunStore } from "./run-store.ts";

export interface KeptPicture {
  imageUrl: string;
  caption: string;
  alt: string;
}

export interface Parts {
  text: ExpandedContent;
  sideStories: SideStory[];
  pictures: [KeptPicture, KeptPicture];
  name: string;
}

interface Making {
  env: Env;
  order: Order;
  store: RunStore;
  log: EventLog;
  pace: Pace;
  signal: AbortSignal;
  keep(key: string, picture: MadePicture): Promise<void>;
}

type Part<N extends StepName> = Extract<Extract<RunEvent, { event: "part" }>["data"], { name: N }>["value"];
type PartName = Extract<RunEvent, { event: "part" }>["data"]["name"];

/**
 * Makes what the run still lacks, all of it at once. A finished step is stored before it is told. Side stories may end as
 * an empty list and the name as the region's; without text or pictures it throws TEXT_FAILED or PICTURES_FAILED.
 */
export async function makeParts(making: Making): Promise<Parts> {
  const { env, order } = making;
  const { article } = order;
  const texts = openTextModel(order.textModel, env);
  const images = openImageModel(order.imageModel, env);
  const picture = async (pictureOrder: PictureOrder, key: string, call: ModelCall): Promise<KeptPicture> => {
    const made = await makePicture(images, article, pictureOrder, call);
    await making.keep(key, made);
    return { imageUrl: imageUrl(key), caption: made.caption, alt: made.alt };
  };
  const [main, small] = standardOrder.pictures;
  const [mainKey, smallKey] = order.pictureKeys;
  // The first step that fails for good ends the others: nobody pays for parts of a page that cannot be.
  const failed = new AbortController();
  const within = { ...making, signal: AbortSignal.any([making.signal, failed.signal]) };
  const needed = <N extends PartName>(name: N, code: "TEXT_FAILED" | "PICTURES_FAILED", work: (call: ModelCall) => Promise<Part<N>>) =>
    step(within, name, work, (cause) => {
      const failure = new AppError(code, { cause });
      failed.abort(failure);
      throw failure;
    });
  const [text, sideStories, first, second, name] = await Promise.all([
    needed("text", "TEXT_FAILED", (call) => writeText(texts, article, standardOrder.targetLength, call)),
    step(
      within,
      "side-stories",
      (call) => writeSideStories(texts, article, standardOrder.count, call),
      () => [],
    ),
    needed("picture-1", "PICTURES_FAILED", (call) => picture(main, mainKey, call)),
    needed("picture-2", "PICTURES_FAILED", (call) => picture(small, smallKey, call)),
    step(
      within,
      "name",
      (call) => namePaper(texts, article, call),
      () => housePaperName(article.region, article.language),
    ),
  ]);
  return { text, sideStories, pictures: [first, second], name };
}

/** One step: what was stored before, or up to three attempts. `otherwise` gives what stands in for it, or throws. */
async function step<N extends PartName>(
  { store, log, pace, signal }: Making,
  name: N,
  work: (call: ModelCall) => Promise<Part<N>>,
  otherwise: (failure: unknown) => Part<N>,
): Promise<Part<N>> {
  const before = store.step(name);
  if (before.result !== undefined) return before.result as Part<N>;
  try {
    const part = await attempt({
      pace,
      signal,
      begun: before.attempts,
      begin: (number) => {
        if (name === "text") log.forgetText();
        store.beginStep(name, number);
        log.tell({ event: "step", data: { name, status: "running" } });
      },
      work: (inner) =>
        work({
          signal: inner,
          onText: name === "text" ? (path, delta) => (inner.aborted ? undefined : log.tellText(path, delta)) : undefined,
        }),
    });
    return finish(name, "done", part);
  } catch (failure) {
    signal.throwIfAborted();
    logLine("error", { message: "step failed", step: name, error: traceOf(failure) });
    let part: Part<N>;
    try {
      part = otherwise(failure);
    } catch (final) {
      store.endStep(name, "failed");
      log.tell({ event: "step", data: { name, status: "failed" } });
      throw final;
    }
    return finish(name, "failed", part);
  }

  function finish(name: N, status: "done" | "failed", part: Part<N>): Part<N> {
    signal.throwIfAborted();
    if (name === "text") log.forgetText();
    store.endStep(name, status, part);
    log.tell({ event: "part", data: { name, value: part } as Extract<RunEvent, { event: "part" }>["data"] });
    log.tell({ event: "step", data: { name, status } });
    return part;
  }
}
