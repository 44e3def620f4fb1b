import { findEntry } from "../ai/catalogue.ts";
import type { Choice } from "../ai/choice.ts";
import type { FailureReason, Model } from "../ai/contract.ts";
import type { ImageModel, MadePicture, PictureOrder } from "../ai/image-model.ts";
import { keptName } from "../ai/kept-name.ts";
import { openImageModel, openTextModel } from "../ai/models.ts";
import { openHouse } from "../ai/open-house.ts";
import type { Opening } from "../ai/opening.ts";
import { makePicture, namePaper, standardOrder, writeSideStories, writeText } from "../ai/steps.ts";
import type { ModelCall, TextModel } from "../ai/text-model.ts";
import type { ExpandedContent, SideStory } from "../completed-newspapers/contract.ts";
import { AppError } from "../http/errors.ts";
import { imageUrl } from "../images/keep-picture.ts";
import { makeStep, type Part, type PartName, type Workshop } from "./make-step.ts";
import type { Order } from "./run-store.ts";

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

export interface Making extends Workshop {
  opening: Opening;
  order: Order;
  keep(key: string, picture: MadePicture): Promise<void>;
}

/** The provider's id of a chosen model, as people are told it. */
export const providerOf = (kind: Model["kind"], choice: Choice): string => findEntry(kind, choice.id)?.provider ?? choice.id;

/**
 * Makes what the run still lacks, all of it at once. Where the owner's own key or address fails, the house edition makes the part,
 * and says so. Side stories may end as an empty list and the name as the region's; without text or pictures it throws TEXT_FAILED or
 * PICTURES_FAILED with the reason in its details.
 */
export async function makeParts(making: Making): Promise<Parts> {
  const { opening, order } = making;
  const { article, text, image } = order;
  const texts = once(() => openTextModel(text, opening));
  const images = once(() => openImageModel(image, opening));
  const house = openHouse(opening.env);
  // The first step that fails for good ends the others: nobody pays for parts of a page that cannot be.
  const failed = new AbortController();
  const within = { ...making, signal: AbortSignal.any([making.signal, failed.signal]) };

  interface Needs<N extends PartName, M> {
    name: N;
    choice: Choice;
    open(): Promise<M>;
    house: M;
    work(model: M, call: ModelCall): Promise<Part<N>>;
    /** For want of the part; throws where there can be no newspaper without it. */
    lacking(failure: unknown, reason: FailureReason): Part<N> | Promise<Part<N>>;
  }
  const make = <N extends PartName, M>({ name, choice, open, house, work, lacking }: Needs<N, M>) =>
    makeStep(within, {
      name,
      work: async (call) => work(await open(), call),
      otherwise: async (failure, reason) => {
        if (choice.by !== "own") return { part: await lacking(failure, reason), status: "failed" };
        const part = await work(house, { signal: within.signal });
        making.log.tell({
          event: "notice",
          data: { step: name, provider: providerOf(name.startsWith("picture") ? "image" : "text", choice), reason },
        });
        return { part, status: "done" };
      },
    });
  const failWith = (code: "TEXT_FAILED" | "PICTURES_FAILED") => (cause: unknown, reason: FailureReason) => {
    const failure = new AppError(code, { cause, details: { reason } });
    failed.abort(failure);
    throw failure;
  };
  const written = { choice: text, open: texts, house: house as TextModel };
  const picture = <N extends "picture-1" | "picture-2">(name: N, pictureOrder: PictureOrder, key: string) =>
    make<N, ImageModel>({
      name,
      choice: image,
      open: images,
      house,
      work: async (model, call) => {
        const made = await makePicture(model, article, pictureOrder, call);
        await making.keep(key, made);
        return { imageUrl: imageUrl(key), caption: made.caption, alt: made.alt } as Part<N>;
      },
      lacking: failWith("PICTURES_FAILED"),
    });

  const photograph = () =>
    makeStep(within, {
      name: "picture-1",
      // A photograph nobody has described gets no words that were made up for another picture.
      work: async () => ({ imageUrl: order.photograph, caption: "", alt: article.title }),
      otherwise: failWith("PICTURES_FAILED"),
    });

  const [main, small] = standardOrder.pictures;
  const [mainKey, smallKey] = order.pictureKeys;
  const [expanded, sideStories, first, second, name] = await Promise.all([
    make({
      ...written,
      name: "text",
      work: (model, call) => writeText(model, article, { targetLength: standardOrder.targetLength }, call),
      lacking: failWith("TEXT_FAILED"),
    }),
    make({
      ...written,
      name: "side-stories",
      work: (model, call) => writeSideStories(model, article, { count: standardOrder.count }, call),
      lacking: () => [],
    }),
    order.photograph ? photograph() : picture("picture-1", main, mainKey),
    picture("picture-2", small, smallKey),
    make({
      ...written,
      name: "name",
      work: (model, call) => keptName(opening, text, article, (asked) => namePaper(model, asked, {}, call)),
      lacking: () => house.paperName(article, {}, { signal: within.signal }),
    }),
  ]);
  return { text: expanded, sideStories, pictures: [first, second], name };
}

/** Opens at the first need, for all that need it; after a failure, anew. */
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
