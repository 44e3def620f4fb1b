import type { Access } from "../access.ts";
import type { Painter, PictureBrief } from "../painter.ts";
import { requirePicture } from "./picture-bytes.ts";
import { failureOf, refusalOfAnswer, refused, requireSendableKey } from "./provider-failure.ts";

const ratios = { landscape: "3:2", square: "1:1", portrait: "2:3" } as const satisfies Record<PictureBrief["shape"], string>;

/** Stability's v2beta: `core` and `ultra` are doors of their own, anything else is a model of Stable Diffusion 3 and later. */
export function stabilityPictures(access: Access, fetch: typeof globalThis.fetch): Painter {
  const { provider } = access;
  return {
    async paint(brief, signal) {
      let isReading = false;
      try {
        requireSendableKey(provider, access.apiKey);
        const answer = await fetch(`${stabilityAddress(access)}/v2beta/stable-image/generate/${doorOf(access.model)}`, {
          method: "POST",
          headers: { authorization: `Bearer ${access.apiKey}`, accept: "image/*" },
          body: formOf(access.model, brief),
          signal,
        });
        isReading = true;
        if (!answer.ok) throw await refusalOfAnswer(provider, answer);
        const bytes = new Uint8Array(await answer.arrayBuffer());
        // What was filtered is answered with a blurred picture.
        if (answer.headers.get("finish-reason") === "CONTENT_FILTERED") throw refused(provider);
        return requirePicture(provider, bytes);
      } catch (thrown) {
        throw failureOf(thrown, { provider, signal, isReading });
      }
    },
  };
}

export function stabilityAddress({ baseUrl }: Pick<Access, "baseUrl">): string {
  return baseUrl.replace(/\/+$/, "") || "https://api.stability.ai";
}

const hasOwnDoor = (model: string) => model === "core" || model === "ultra";
const doorOf = (model: string) => (hasOwnDoor(model) ? model : "sd3");

function formOf(model: string, { prompt, avoid, shape }: PictureBrief): FormData {
  const form = new FormData();
  form.set("prompt", prompt);
  if (avoid !== "") form.set("negative_prompt", avoid);
  form.set("aspect_ratio", ratios[shape]);
  form.set("output_format", "jpeg");
  if (!hasOwnDoor(model)) form.set("model", model);
  return form;
}
