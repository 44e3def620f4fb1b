export const securityTextPath = "/.well-known/security.txt";

/** Milliseconds. RFC 9116 wants less than a year; who reads a later answer reads a later day. */
const goodFor = 180 * 24 * 60 * 60 * 1000;

/** Whom to tell of a weakness (RFC 9116). `contact` is an address with its scheme, `site` the origin. */
export function securityText(contact: string, site: string, now: number): string {
  const expires = new Date(now + goodFor).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${site}${securityTextPath}\n`;
}
