import * as z from "zod";
import { findLanguage, readyLanguages } from "../../locales/languages.ts";
import { isEditionDate, isFilled, limits } from "./limits.ts";

export { isFilled, limits } from "./limits.ts";

/** Every error code. Stable: clients rely on the code, never on the message. */
export const errorCodes = [
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "NO_TOKENS",
  "REFUND_LIMIT",
  "OPERATOR_LIMIT",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  "TOO_LARGE",
  "UNSUPPORTED_TYPE",
  "INVALID",
  "RATE_LIMITED",
  "INTERNAL",
  "TEXT_FAILED",
  "PICTURES_FAILED",
  "PROVIDER_FAILED",
  "NOT_CONFIGURED",
  "PROVIDER_TIMEOUT",
  "NO_PLACE",
  "URL_REQUIRED",
  "URL_INVALID",
  "URL_FORBIDDEN",
  "UNREACHABLE",
  "IMPORT_TIMEOUT",
  "PAGE_ERROR",
  "NOT_A_PAGE",
  "PAGE_TOO_LARGE",
  "NO_ARTICLE",
  "PAYWALLED",
  "ROBOTS",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const Failure = z.object({ error: z.string(), code: z.enum(errorCodes), requestId: z.string(), details: z.unknown().optional() });
export type Failure = z.infer<typeof Failure>;

/** Who may call: anyone, a signed-in user, the owner of what the path names (else 404), an admin (else 403). */
export type Who = "any" | "user" | "owner" | "admin";

/**
 * What an endpoint takes and gives, and who may call it. Joined to its function by endpoint.ts; the generated tests, the browser's
 * client and the OpenAPI description, which also shows the contract's docstring, are derived from it.
 */
export interface Contract<
  Body extends z.ZodType = z.ZodType,
  Search extends z.ZodType = z.ZodType,
  Path extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api, in Hono's notation: `/press-runs/:id`. */
  path: `/${string}`;
  who: Who;
  body?: Body;
  /** Bodies that the endpoint reads itself, by media type. */
  bodies?: Readonly<Record<string, z.ZodType>>;
  /** A body that passes validation where `{}` would not; used by the generated tests. */
  example?: unknown;
  query?: Search;
  params?: Path;
  /** Request headers that only this call reads, and what they mean. */
  headers?: Readonly<Record<string, string>>;
  /** Shape of a successful JSON answer; none where the answer is empty, a page or a stream. Optional: it may be empty (204). */
  answer?: Answer;
  /** Statuses of success, where they are not 200 with an answer and 204 without; an answer of plain data is sent with the first. */
  status?: readonly (200 | 201 | 202 | 303 | 304)[];
  /** Media types of an answer without a shape. */
  media?: readonly string[];
  /** Shape of a server-sent event, where the answer is a stream of them: its name and its data. */
  events?: z.ZodType;
}

export const isContract = (value: unknown): value is Contract =>
  typeof value === "object" && value !== null && "method" in value && "who" in value && "path" in value;

/** Keeps the literal types of a contract. */
export function describe<const C extends Contract>(contract: C): C {
  return contract;
}

const makeText = (most: number, missing?: string) =>
  z
    .string(missing ? { error: ({ input }) => (input == null ? missing : undefined) } : undefined)
    .overwrite((value) =>
      value
        .normalize("NFC")
        .replaceAll("\u0000", "")
        .replace(/\p{Surrogate}/gu, "\ufffd"),
    )
    .refine((value) => [...value].length <= most, { message: `at most ${most} characters`, params: { maxLength: most } });
const texts: Record<string, ReturnType<typeof makeText>> = {};

/**
 * Text in NFC, measured in code points, without NUL (SQLite would cut it there) and without halves of a letter (no UTF-8 can hold them).
 * `missing` is said where nothing was sent. One schema serves all texts of a length: schemas are half of what a start of the Worker
 * evaluates.
 */
export function textUpTo(most: number, missing = "") {
  const key = `${most} ${missing}`;
  texts[key] ??= makeText(most, missing);
  return texts[key];
}

/** The same, with at least one visible character. */
export function filledTextUpTo(most: number) {
  return textUpTo(most).refine(isFilled, { message: "must not be empty" });
}

/** A calendar date, or '' for none. */
export const EditionDate = z.union([
  z.literal(""),
  z.iso.date().refine(isEditionDate, {
    message: `a date from ${limits.year.least} to ${limits.year.most}`,
  }),
]);

/** A BCP 47 tag of a supported print language, as its code: `de` for `de-AT`. Any other is refused, not replaced by English. */
export const PrintLanguage = z
  .string()
  .max(35, { abort: true })
  .overwrite((tag) => readyLanguages.find(({ code }) => code === findLanguage(tag)?.code)?.code ?? "")
  .refine((code) => code !== "", { message: `one of ${readyLanguages.map(({ code }) => code).join(", ")}` });

/** Row id in a path; a malformed id is simply not found. */
export const IdParams = z.object({ id: z.string().max(64) });
