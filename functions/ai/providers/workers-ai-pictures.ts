import type { Access } from "../access.ts";
import { type Painter, type PictureBrief, wholePrompt } from "../painter.ts";
import { type AiBinding, aiFailure, runModel } from "./ai-binding.ts";
import { bytesOfBase64, requirePicture } from "./picture-bytes.ts";
import { failureOf } from "./provider-failure.ts";

const provider = "workers-ai";
const sizes = {
  landscape: [1536, 1024],
  square: [1024, 1024],
  portrait: [1024, 1536],
} as const satisfies Record<PictureBrief["shape"], readonly [number, number]>;

/** Image models of the binding `AI`: FLUX.2 takes a form and a size, the others JSON; they give base64 in JSON or the bytes. */
export function workersAiPictures(ai: AiBinding, access: Access): Painter {
  return {
    async paint(brief, signal) {
      let isReading = false;
      try {
        const answer = await runModel(ai, access.model, inputsOf(access.model, brief), signal);
        isReading = true;
        return requirePicture(provider, await pictureIn(answer));
      } catch (thrown) {
        throw failureOf(aiFailure(thrown), { provider, signal, isReading });
      }
    },
  };
}

function inputsOf(model: string, brief: PictureBrief): Record<string, unknown> {
  const prompt = wholePrompt(brief);
  const [width, height] = sizes[brief.shape];
  // The only size of FLUX.1 schnell is a square of 1024, and its prompt ends at 2,048 characters.
  if (model.includes("flux-1-schnell")) return { prompt: prompt.slice(0, 2_048), steps: 4 };
  if (!model.includes("flux-2")) return { prompt, width, height };
  const form = new FormData();
  form.set("prompt", prompt);
  form.set("width", String(width));
  form.set("height", String(height));
  // A request writes the form, with the boundary its type then names.
  const { body, headers } = new Request("https://form.invalid", { method: "POST", body: form });
  return { multipart: { body, contentType: headers.get("content-type") } };
}

async function pictureIn(answer: Response): Promise<Uint8Array | null> {
  if (!/json/.test(answer.headers.get("content-type") ?? "")) return new Uint8Array(await answer.arrayBuffer());
  return bytesOfBase64(((await answer.json()) as { image?: unknown } | null)?.image);
}
