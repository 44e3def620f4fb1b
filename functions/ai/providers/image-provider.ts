import { sniffPicture } from "../../images/sniff.ts";
import type { ProviderId } from "../catalogue.ts";
import { badAnswer } from "./provider-failure.ts";

/** What a picture shows, in words for an image model. */
export interface ImagePrompt {
  /** At most 1,500 characters. */
  prompt: string;
  /** What it must not show; '' for nothing beyond the prompt. */
  avoid: string;
  /** `landscape` is 3:2, for the main picture; `square` for the small one; `portrait` is 2:3, for a whole page. */
  shape: "landscape" | "square" | "portrait";
}

/** A provider's image model behind its own protocol. */
export interface ImageProvider {
  /** The picture as a PNG, JPEG or WebP file. Rejects with a ProviderError, or with the signal's reason. */
  generate(prompt: ImagePrompt, signal: AbortSignal): Promise<Uint8Array>;
}

/** Prompt and what to avoid in one text, for models without a field for the latter. */
export function wholePrompt({ prompt, avoid }: ImagePrompt): string {
  return avoid === "" ? prompt : `${prompt}\n\nThe picture must not show: ${avoid}`;
}

/** The bytes when they are a picture of a kind we keep; throws a ProviderError otherwise. */
export function requirePicture(provider: ProviderId, bytes: Uint8Array | null): Uint8Array {
  if (!bytes || !sniffPicture(bytes)) throw badAnswer(provider, "no picture");
  return bytes;
}

/** The bytes of a base64 text; null for anything else. */
export function bytesOfBase64(text: unknown): Uint8Array | null {
  if (typeof text !== "string") return null;
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
