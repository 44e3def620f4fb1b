import * as z from "zod";
import { ExpandedContent, SideStory } from "../completed-newspapers/contract.ts";
import { limits } from "../contract.ts";
import type { ImageModel, MadePicture, PictureOrder } from "./image-model.ts";
import { ProviderError } from "./provider-error.ts";
import type { Article, ModelCall, TextModel } from "./text-model.ts";

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
const Stories = z.array(SideStory).max(limits.sideStories.most);
const PaperName = z.string().trim().min(1).max(120);
const Captioned = z.object({ caption: z.string().max(600), alt: z.string().max(600) });

function check<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const read = schema.safeParse(answer);
  if (!read.success) throw new ProviderError("the model's answer has not the form that was asked for", { cause: read.error });
  return read.data;
}

/** Each step is one attempt: it asks the model and believes only what has the right form. Rejects with a ProviderError. */
export async function writeText(model: TextModel, article: Article, targetLength: number, call: ModelCall): Promise<ExpandedContent> {
  return check(Written, await model.expand(article, { targetLength }, call));
}

export async function writeSideStories(model: TextModel, article: Article, count: number, call: ModelCall): Promise<SideStory[]> {
  return count === 0 ? [] : check(Stories, await model.sideStories(article, { count }, call)).slice(0, count);
}

export async function makePicture(model: ImageModel, article: Article, order: PictureOrder, call: ModelCall): Promise<MadePicture> {
  const picture = await model.picture(article, order, call);
  check(Captioned, picture);
  return picture;
}

export async function namePaper(model: TextModel, article: Article, call: ModelCall): Promise<string> {
  return check(PaperName, await model.paperName(article, {}, call));
}
