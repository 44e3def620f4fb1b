import type { Access } from "../access.ts";
import { type ImagePrompt, type ImageProvider, requirePicture } from "./image-provider.ts";
import { failureOf, refusalOfAnswer, refused, requireSendableKey } from "./provider-failure.ts";

const ratios = { landscape: "3:2", square: "1:1", portrait: "2:3" } as const satisfies Record<ImagePrompt["shape"], string>;

/** Stability's v2beta: `core` and `ultra` have endpoints of their own; any other name is a model of Stable Diffusion 3 and later. */
export function stabilityImages(access: Access, fetch: typeof globalThis.fetch): ImageProvider {
  const { provider } = access;
  return {
    async generate(prompt, signal) {
      let isReading = false;
      try {
        requireSendableKey(provider, access.apiKey);
        const answer = await fetch(`${stabilityAddress(access)}/v2beta/stable-image/generate/${endpointOf(access.model)}`, {
          method: "POST",
          headers: { authorization: `Bearer ${access.apiKey}`, accept: "image/*" },
          body: formOf(access.model, prompt),
          signal,
        });
        isReading = true;
        if (!answer.ok) throw await refusalOfAnswer(provider, answer);
        const bytes = new Uint8Array(await answer.arrayBuffer());
        // A filtered picture comes blurred, with status 200.
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

const hasOwnEndpoint = (model: string) => model === "core" || model === "ultra";
const endpointOf = (model: string) => (hasOwnEndpoint(model) ? model : "sd3");

function formOf(model: string, { prompt, avoid, shape }: ImagePrompt): FormData {
  const form = new FormData();
  form.set("prompt", prompt);
  if (avoid !== "") form.set("negative_prompt", avoid);
  form.set("aspect_ratio", ratios[shape]);
  form.set("output_format", "jpeg");
  if (!hasOwnEndpoint(model)) form.set("model", model);
  return form;
}
