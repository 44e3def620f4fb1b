import { encodeBase64url } from "./base64url.ts";

/** 128 random bits, 22 characters of base64url: cannot be guessed. */
export function randomId(): string {
  return encodeBase64url(crypto.getRandomValues(new Uint8Array(16)));
}
