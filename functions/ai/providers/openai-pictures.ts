import type OpenAI from "openai";
import type { Access } from "../access.ts";
import { type Painter, type PictureBrief, wholePrompt } from "../painter.ts";
import { openOpenai } from "./openai-client.ts";
import { bytesOfBase64, requirePicture } from "./picture-bytes.ts";
import { failureOf } from "./provider-failure.ts";

type Body = OpenAI.Images.ImageGenerateParamsNonStreaming;

/** What the page needs and no more: the main picture runs over most of its width, the small one over a column. */
const printed = {
  landscape: { size: "1536x1024", quality: "medium" },
  square: { size: "1024x1024", quality: "low" },
  portrait: { size: "1024x1536", quality: "medium" },
} as const satisfies Record<PictureBrief["shape"], Pick<Body, "size" | "quality">>;

/** GPT Image models; JPEG, which is a fifth of the same picture as PNG. */
export function openaiPictures(access: Access, fetch: typeof globalThis.fetch): Painter {
  const { provider } = access;
  return {
    async paint(brief, signal) {
      let isReading = false;
      try {
        const client = await openOpenai(access, fetch);
        const body: Body = { model: access.model, prompt: wholePrompt(brief), n: 1, output_format: "jpeg", ...printed[brief.shape] };
        const answer = await client.images.generate(body, { signal }).asResponse();
        isReading = true;
        const { data } = ((await answer.json()) ?? {}) as Partial<OpenAI.Images.ImagesResponse>;
        return requirePicture(provider, bytesOfBase64(data?.[0]?.b64_json));
      } catch (thrown) {
        throw failureOf(thrown, { provider, signal, isReading });
      }
    },
  };
}
