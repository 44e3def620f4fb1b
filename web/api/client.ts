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
  }
}

/** No answer came: offline, a broken line, a server that is down. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super("The network did not answer", { cause });
    this.name = "NetworkError";
  }
}

/** The question who is signed in, to which "nobody" is an answer like others. */
export const sessionPath = "/api/auth/user";

const signedOutListeners = new Set<() => void>();

/** Calls the listener whenever an answer says that nobody is signed in any more. Gives what ends it. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => void signedOutListeners.delete(listener);
}

interface RequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Sends JSON with cookies and gives the answer when it says success, its body unread. */
export async function call(method: string, path: string, body?: unknown, options: RequestOptions = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "include",
      headers: { accept: "application/json", ...(body === undefined ? {} : { "content-type": "application/json" }), ...options.headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: options.signal,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  if (response.status === 401 && path !== sessionPath) for (const listener of signedOutListeners) listener();
  if (!response.ok) throw new ApiError(response.status, await response.text().catch(() => ""), response.statusText, response.headers);
  return response;
}

/** Gives the parsed JSON, or text when the answer is not JSON, or undefined for 204. */
async function send<T>(method: string, path: string, body: unknown, options?: RequestOptions): Promise<T> {
  const response = await call(method, path, body, options);
  if (response.status === 204) return undefined as T;
  const isJson = response.headers.get("content-type")?.includes("json");
  return (isJson ? await response.json() : await response.text()) as T;
}

/** One part of a list; `next` is the path of the following part, null at the end (RFC 8288, rel="next"). */
export interface Part<T> {
  items: T[];
  next: string | null;
  /** How many there are in all, where the server says so. */
  total?: number;
}

/** Where the list that this is a part of goes on: a path, null at its end. */
export function nextPartOf(response: Response): string | null {
  const next = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
  const address = next === null ? null : new URL(next, location.href);
  return address && address.pathname + address.search;
}

/** A list that may be longer than one answer. */
export async function readPart<T>(path: string, options?: RequestOptions): Promise<Part<T>> {
  const response = await call("GET", path, undefined, options);
  const total = response.headers.get("x-total-count");
  return {
    items: (await response.json()) as T[],
    next: nextPartOf(response),
    ...(total === null ? {} : { total: Number(total) }),
  };
}

export const api = {
  get: <T>(path: string, options?: RequestOptions) => send<T>("GET", path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: RequestOptions) => send<T>("POST", path, body, options),
  put: <T>(path: string, body?: unknown, options?: RequestOptions) => send<T>("PUT", path, body, options),
  patch: <T>(path: string, body?: unknown, options?: RequestOptions) => send<T>("PATCH", path, body, options),
  delete: <T>(path: string, body?: unknown, options?: RequestOptions) => send<T>("DELETE", path, body, options),
};

interface Failure {
  error?: string;
  code?: string;
  requestId?: string;
  details?: unknown;
}

function parseFailure(body: string): Failure {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? (parsed as Failure) : {};
  } catch {
    return {};
  }
}
