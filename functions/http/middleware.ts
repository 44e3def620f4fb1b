import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { receiveEvent } from "../stripe/contract.ts";
import type { Variables } from "./context.ts";
import { databaseOf } from "./database.ts";
import { isLocal, settingsOf } from "./env.ts";
import { AppError } from "./errors.ts";
import { limits } from "./limits.ts";
import { logLine } from "./log.ts";
import { randomId } from "./random-id.ts";
import { mediaTypeOf } from "./read-request.ts";
import { securityHeaders, strictTransport } from "./security-headers.ts";

type Middleware = MiddlewareHandler<{ Bindings: Env; Variables: Variables }>;

/** One id and one clock per request; every answer leaves with its headers and one line in the log. */
export const track: Middleware = async (c, next) => {
  const requestId = randomId();
  const started = Date.now();
  c.set("requestId", requestId);
  c.set("now", started);
  c.set("local", false);
  await next();
  // Set by answerFailure: the log counts outcomes by it.
  const code = c.var.failed;
  // Answers of the asset binding cannot be changed in place.
  c.res = new Response(c.res.body, c.res);
  const { headers } = c.res;
  headers.set("x-request-id", requestId);
  const ended = Date.now();
  headers.set("server-timing", timing(started, c.var.loadedAt, ended));
  for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value);
  if (!c.var.local) headers.set("strict-transport-security", strictTransport);
  renewSession(headers, c.var.renewal);
  // As after signing out: removes everything of the person from this browser. An expired session, by contrast, keeps its unsaved work.
  if (c.var.ended) headers.set("clear-site-data", '"cache", "storage"');
  if (c.req.path.startsWith("/api/") && !headers.has("cache-control")) headers.set("cache-control", "no-store");
  logLine("info", {
    message: "request",
    requestId,
    method: c.req.method,
    route: c.req.routePath,
    status: c.res.status,
    ms: ended - started,
    ...(code && { code }),
  });
};

/**
 * W3C Server Timing, which the caller's browser shows with the request: session and first load, and the time after. A Worker's clock advances
 * only with I/O, so this is time spent waiting for the database and other services.
 */
function timing(started: number, loaded: number | undefined, ended: number): string {
  const total = `total;dur=${ended - started}`;
  return loaded === undefined ? total : `load;dur=${loaded - started}, work;dur=${ended - loaded}, ${total}`;
}

/** On every answer, also failures and files: the database has the new expiry. Sign-in and sign-out cookies win; never cached publicly. */
function renewSession(headers: Headers, line: string | undefined): void {
  if (line === undefined) return;
  const name = line.slice(0, line.indexOf("=") + 1);
  if (headers.getSetCookie().some((other) => other.startsWith(name))) return;
  headers.append("set-cookie", line);
  const kept = headers.get("cache-control");
  if (kept?.startsWith("public")) headers.set("cache-control", kept.replace("public", "private"));
}

export const configure: Middleware = async (c, next) => {
  const settings = settingsOf(c.env);
  c.set("settings", settings);
  c.set("local", isLocal(settings, c.req.url));
  c.set("db", await databaseOf(c.env, settings));
  await next();
};

/**
 * Other sites must not make a visitor's browser change anything here (CSRF). Callers other than browsers send no Origin. Stripe's
 * webhook is authenticated by its signature alone.
 */
export const refuseOtherSites: Middleware = async (c, next) => {
  if (!["GET", "HEAD", "OPTIONS"].includes(c.req.method) && c.req.path !== `/api${receiveEvent.path}`) {
    const origin = c.req.header("origin");
    const own = [new URL(c.req.url).origin];
    const { PUBLIC_URL } = c.var.settings;
    if (PUBLIC_URL) own.push(new URL(PUBLIC_URL).origin);
    if ((origin !== undefined && !own.includes(origin)) || c.req.header("sec-fetch-site") === "cross-site") throw new AppError("FORBIDDEN");
  }
  await next();
};

const refuseSize = () => {
  throw new AppError("TOO_LARGE");
};
const multipartFrame = 16 * 1024;
const limitBody = bodyLimit({ maxSize: limits.bodyBytes, onError: refuseSize });
const limitPicture = bodyLimit({ maxSize: limits.pictureBytes + multipartFrame, onError: refuseSize });

/** Only forms of POST /images may be as large as a picture: JSON of that size exceeds a Worker's memory once parsed. */
export const boundBody: Middleware = (c, next) =>
  c.req.path === "/api/images" && mediaTypeOf(c.req.raw) === "multipart/form-data" ? limitPicture(c, next) : limitBody(c, next);
