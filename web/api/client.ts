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

/** The question who is signed in, to which "nobody" is an answer like others. */
export const sessionPath = "/api/auth/user";

const signedOutListeners = new Set<(isEnded: boolean) => void>();

/** True where the server says that the session was ended on purpose, from another device or with the account, and has not run out. */
export const isEnded = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && (error.details as { ended?: unknown } | undefined)?.ended === true;

/** Calls the listener whenever an answer says that nobody is signed in any more. Gives what ends it. */
export function onSignedOut(listener: (isEnded: boolean) => void): () => void {
  signedOutListeners.add(listener);
  return () => void signedOutListeners.delete(listener);
}

const answeredListeners = new Set<() => void>();

/** Calls the listener when the server can be reached: at every answer, whatever it says, and when the browser is online again. Gives what ends it. */
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
  /** The query of the path travels in a header: addresses are kept in logs and histories, and search words can name a person. */
  hidesQuery?: boolean;
  /** Outlives the page that makes it: for bodies of less than 64 KiB, all that are on their way together. */
  keepalive?: boolean;
}

/** Sends JSON with cookies and gives the answer when it says success, its body unread. */
export async function call(method: string, path: string, body?: unknown, options: RequestOptions = {}): Promise<Response> {
  let response: Response;
  const [address = "", query] = options.hidesQuery ? path.split("?") : [path];
  try {
    response = await fetch(address, {
      method,
      credentials: "include",
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(query && { "x-query": query }),
        ...options.headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      keepalive: options.keepalive,
      signal: options.signal,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  for (const listener of [...answeredListeners]) listener();
  if (response.ok) return response;
  const error = new ApiError(response.status, await response.text().catch(() => ""), response.statusText, response.headers);
  const hasEnded = isEnded(error);
  if (response.status === 401 && (path !== sessionPath || hasEnded)) for (const listener of signedOutListeners) listener(hasEnded);
  throw error;
}

/** Gives the parsed JSON, or text when the answer is not JSON, or undefined for 204. */
async function send<T>(method: string, path: string, body: unknown, options?: RequestOptions): Promise<T> {
  const response = await call(method, path, body, options);
  if (response.status === 204) return undefined as T;
  const isJson = response.headers.get("content-type")?.includes("json");
  return (isJson ? await response.json() : await response.text()) as T;
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
