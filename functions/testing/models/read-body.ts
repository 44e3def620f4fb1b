import type { IncomingMessage } from "node:http";

/** Parses a request body: JSON, or form fields with files as their size in bytes; null for anything else. */
export async function readBody(message: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  if (bytes.length === 0) return null;
  const type = message.headers["content-type"] ?? "";
  try {
    if (!/^multipart\/form-data/.test(type)) return JSON.parse(bytes.toString("utf8"));
    const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value : value.size]));
  } catch {
    return null;
  }
}
