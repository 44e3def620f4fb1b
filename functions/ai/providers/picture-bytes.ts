import { sniffPicture } from "../../images/sniff.ts";
import type { ProviderId } from "../access.ts";
import { badAnswer } from "./provider-failure.ts";

/** The bytes, when they are a picture of a kind we keep; throws a ProviderError otherwise. */
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
