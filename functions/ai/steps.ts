import * as z from "zod";
import { ExpandedContent, SideStory } from "../completed-newspapers/contract.ts";
import { limits } from "../http/contract.ts";
import type { ImageModel, MadePicture, PictureOrder } from "./image-model.ts";
import { ProviderError } from "./provider-error.ts";
import type { Article, Headline, ModelCall, TextModel } from "./text-model.ts";

/** What a press run asks for; single calls may ask for less. */
export const standardOrder = {
  targetLength: limits.targetLength.most,
  count: limits.sideStories.most,
  pictures: [
    { number: 1, style: "photojournalistic", size: "large", description: "" },
    { number: 2, style: "editorial", size: "small", description: "" },
  ],
} as const satisfies { targetLength: number; count: number; pictures: [PictureOrder, PictureOrder] };

const Written = ExpandedContent.refine((text) => text.expandedTitle.trim() && text.expandedContent.trim());
const Headed = ExpandedContent.pick({ expandedTitle: true, deck: true, kicker: true }).refine((head) => head.expandedTitle.trim());
const Stories = z.array(SideStory.refine((story) => story.content.trim())).max(limits.sideStories.most);
const PaperName = z.string().trim().min(1).max(120);
const Captioned = z.object({ caption: z.string().max(600), alt: z.string().max(600) });

function check<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const read = schema.safeParse(answer);
  if (!read.success)
    throw new ProviderError("the model's answer has not the form that was asked for", { cause: read.error, reason: "bad-answer" });
  return read.data;
}

type OrderOf<K extends keyof TextModel> = Parameters<TextModel[K]>[1];

/** Each step is one attempt: it asks the model and believes only what has the right form. Rejects with a ProviderError. */
export async function writeText(model: TextModel, article: Article, order: OrderOf<"expand">, call: ModelCall): Promise<ExpandedContent> {
  return check(Written, await model.expand(article, order, call));
}

export async function writeHeadline(model: TextModel, article: Article, order: OrderOf<"headline">, call: ModelCall): Promise<Headline> {
  return check(Headed, await model.headline(article, order, call));
}

export async function writeSideStories(
  model: TextModel,
  article: Article,
  order: OrderOf<"sideStories">,
  call: ModelCall,
): Promise<SideStory[]> {
  return order.count === 0 ? [] : check(Stories, await model.sideStories(article, order, call)).slice(0, order.count);
}

export async function makePicture(model: ImageModel, article: Article, order: PictureOrder, call: ModelCall): Promise<MadePicture> {
  const picture = await model.picture(article, order, call);
  check(Captioned, picture);
  return picture;
}

/** Named after the region; after the town of its ZIP code where it holds one. */
export async function namePaper(model: TextModel, article: Article, order: OrderOf<"paperName">, call: ModelCall): Promise<string> {
  const { region = article.region } = article.paperTown ?? {};
  return check(PaperName, await model.paperName({ ...article, region }, order, call));
}
