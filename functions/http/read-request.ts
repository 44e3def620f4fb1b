import type * as z from "zod";
import type { AppContext } from "./context.ts";
import type { Contract } from "./contract.ts";
import { AppError } from "./errors.ts";

type Input = { ok: true; query: unknown; params: unknown } | { ok: false; error: AppError };

function invalid(error: z.ZodError): AppError {
  const fields = [...new Set(error.issues.map((issue) => String(issue.path[0] ?? "")))];
  // Our own messages are whole sentences, meant for people; zod's are not.
  const sentence = error.issues.find((issue) => /^[A-Z].*\.$/.test(issue.message))?.message;
  return new AppError("INVALID", {
    message: sentence,
    details: { fields, issues: error.issues.map((i) => ({ path: i.path.join("."), message: i.message })) },
  });
}

/**
 * Path and query; a path that cannot name anything of ours is not found rather than invalid. The query is read from the address and, over
 * it, from the header `x-query` in the same form: addresses are kept in logs and histories, and search words can name a person.
 */
export function readWith(contract: Contract, c: AppContext): Input {
  const params = contract.params?.safeParse(c.req.param());
  if (params && !params.success) return { ok: false, error: new AppError("NOT_FOUND") };
  const query = contract.query?.safeParse({ ...c.req.query(), ...Object.fromEntries(new URLSearchParams(c.req.header("x-query"))) });
  if (query && !query.success) return { ok: false, error: invalid(query.error) };
  return { ok: true, query: query?.data, params: params?.data };
}

/** The JSON body, checked. Bytes are bounded by the middleware. An empty body counts as {}. */
export async function readBody(c: AppContext, schema: z.ZodType): Promise<unknown> {
  const text = await c.req.text();
  let value: unknown;
  try {
    value = text.trim() === "" ? {} : JSON.parse(text);
  } catch (cause) {
    throw new AppError("BAD_REQUEST", { cause });
  }
  const read = schema.safeParse(value);
  if (!read.success) throw invalid(read.error);
  return read.data;
}

/** Whether If-None-Match names the tag (RFC 9110, 13.1.2). R2's own comparison throws at a header in another form. */
export const isKnownTag = (tags: string | undefined, etag: string): boolean =>
  (tags ?? "").split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));

/** The media type of a body, without parameters; '' when it has none. */
export const mediaTypeOf = (request: Request): string => request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
