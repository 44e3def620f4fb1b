import { encodeBase64url } from "./base64url.ts";

const encoder = new TextEncoder();

/** HMAC-SHA-256 as 43 characters of base64url. `purpose` keeps hashes made for different ends apart. */
export async function keyedHash(secret: string, purpose: string, value: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(`${purpose}\n${value}`));
  return encodeBase64url(new Uint8Array(signature));
}
