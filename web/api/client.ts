import type * as z from "zod";
import type { CallName, Contracts } from "../../functions/contracts.ts";
import type { Failure } from "../../functions/http/contract.ts";
import { noteFault } from "../ui/reference.ts";

/** The server answered, and not with success. `message` keeps the specification's form: status, colon, body. */
export class ApiError extends Error {
  readonly status: number;
  /** The stable code of the error model; `UNKNOWN` when the answer was not ours. */
  readonly code: string;
  readonly details: unknown;
  readonly requestId: string | null;
  /** The server's sentence in English, for logs and for messages that have no words of their own. */
  readonly reason: string;
  /** Seconds, from Retry-After. */
  readonly retryAfter: number | null;

  constructor(status: number, body: string, statusText: string, headers: Headers) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    const failure = parseFailure(body);
    this.status = status;
    this.code = failure.code ?? "UNKNOWN";
    this.details = failure.details;
    this.reason = failure.error ?? statusText;
    this.requestId = failure.requestId ?? headers.get("x-request-id");
    this.retryAfter = Number(headers.get("retry-after")) || null;
    if (status === 500 && this.requestId) noteFault(this.requestId);
  }
}

/** No answer came: offline, a broken line, a server that is down. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super("The network did not answer", { cause });
    this.name = "NetworkError";
  }
}

const signedOutListeners = new Set<(isEnded: boolean) => void>();

/** True where the server says that the session was ended on purpose, from another device or with the account, and has not run out. */
export const isEnded = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && (error.details as { ended?: unknown } | undefined)?.ended === true;

/** Calls the listener at every answer that says the session has ended. Returns the function that unsubscribes. */
export function onSignedOut(listener: (isEnded: boolean) => void): () => void {
  signedOutListeners.add(listener);
  return () => void signedOutListeners.delete(listener);
}

const answeredListeners = new Set<() => void>();

/**
 * Calls the listener when the server can be reached: at every answer, whatever it says, and when the browser is online again. Gives what
 * ends it.
 */
export function onReached(listener: () => void): () => void {
  answeredListeners.add(listener);
  addEventListener("online", listener);
  return () => {
    answeredListeners.delete(listener);
    removeEventListener("online", listener);
  };
}

export interface RequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The query travels in a header: addresses are kept in logs and histories, and search words can name a person. */
  hidesQuery?: boolean;
  /** Outlives the page that makes it: for bodies of less than 64 KiB, all that are on their way together. */
  keepalive?: boolean;
}

type Field<C, Name extends string> = C extends { [N in Name]: infer S extends z.ZodType }
  ? object extends z.input<S>
    ? { [N in Name]?: z.input<S> }
    : { [N in Name]: z.input<S> }
  : unknown;
type Form<C> = C extends { bodies: { "application/json": infer S extends z.ZodType } } ? { body: z.input<S> | FormData } : unknown;
type Input<C> = Field<C, "params"> & Field<C, "query"> & Field<C, "body"> & Form<C> & RequestOptions;

/** What a call is sent with: parameters of its path, query and body as its contract has them, and options. */
export type InputOf<Name extends CallName> = Input<Contracts[Name]>;
/** What a call answers, as its contract has it; undefined where that is nothing. */
export type AnswerOf<Name extends CallName> = Contracts[Name] extends { answer: infer S extends z.ZodType } ? z.output<S> : undefined;
/** Nothing has to be sent with a call that needs nothing. */
export type Arguments<Name extends CallName> = object extends InputOf<Name> ? [input?: InputOf<Name>] : [input: InputOf<Name>];

/** An empty field of the query is left out. */
export interface AnyInput extends RequestOptions {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

/** A call whose input is typed by who passes it on (`call`, inParts): never called with literals. */
export async function send(name: CallName, { params, query, body, hidesQuery, headers, ...options }: AnyInput = {}): Promise<Response> {
  const [method, path = ""] = name.split(" ");
  const address = `/api${path.replace(/:(\w+)/g, (_, field: string) => encodeURIComponent(params?.[field] ?? ""))}`;
  const asked = String(new URLSearchParams(Object.entries(query ?? {}).flatMap(([field, value]) => (value ? [[field, value]] : []))));
  const isJson = body !== undefined && !(body instanceof FormData);
  let response: Response;
  try {
    response = await fetch(asked && !hidesQuery ? `${address}?${asked}` : address, {
      method,
      credentials: "include",
      headers: {
        accept: "application/json",
        ...(isJson && { "content-type": "application/json" }),
        ...(asked && hidesQuery && { "x-query": asked }),
        ...headers,
      },
      body: isJson ? JSON.stringify(body) : body,
      ...options,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  for (const listener of [...answeredListeners]) listener();
  if (response.ok) return response;
  const error = new ApiError(response.status, await response.text().catch(() => ""), response.statusText, response.headers);
  const hasEnded = isEnded(error);
  // For the call that asks who is signed in, 401 is an ordinary answer.
  if (response.status === 401 && (name !== "GET /auth/user" || hasEnded)) for (const listener of signedOutListeners) listener(hasEnded);
  throw error;
}

/**
 * Makes a call with cookies and gives the answer when it says success, its body unread. Throws ApiError, NetworkError, or the signal's
 * reason.
 */
export const call: <Name extends CallName>(name: Name, ...input: Arguments<Name>) => Promise<Response> = send;

/** The same, and gives the answer's JSON, or text when it is not JSON, or undefined for 204. */
export async function request<Name extends CallName>(name: Name, ...input: Arguments<Name>): Promise<AnswerOf<Name>> {
  const response = await call(name, ...input);
  if (response.status === 204) return undefined as AnswerOf<Name>;
  const isJson = response.headers.get("content-type")?.includes("json");
  return (isJson ? await response.json() : await response.text()) as AnswerOf<Name>;
}

function parseFailure(body: string): Partial<Failure> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? (parsed as Partial<Failure>) : {};
  } catch {
    return {};
  }
}
