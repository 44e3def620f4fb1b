import type { Context } from "hono";
import type { Database } from "../../db/client.ts";
import type { Mailer } from "../mail/letter.ts";
import type { Settings } from "./env.ts";

/** Local replacements for the mail service and Stripe, set by functions/dev. */
export interface StandIns {
  /** Takes the mails, whatever is configured. */
  mailer(c: AppContext): Mailer;
  /** Where a browser reads the mails of an address. */
  mailboxPath(email: string): string;
  /** Answers what Stripe's library would ask api.stripe.com; used while no key of Stripe's is configured. */
  askStripe(c: AppContext, request: Request): Promise<Response>;
}

/** What the middleware of app.ts sets on every request. */
export interface Variables {
  requestId: string;
  settings: Settings;
  db: Database;
  /** Milliseconds since 1970: one clock per request. */
  now: number;
  /** True only with APP_ENV=local and a loopback host in the request. */
  local: boolean;
  /** Only in local mode, with functions/dev/worker.ts as the entry. */
  standIns?: StandIns;
  /** Error code of a failed request. */
  failed?: string;
  /** When session and first load had been read, on the same clock. */
  loadedAt?: number;
  /** Cookie of a session that this request renewed or found expired; sent with any answer. */
  renewal?: string;
  /** True when the cookie's session was ended early: by its owner, an admin or account deletion. */
  ended?: boolean;
}

export type AppContext = Context<{ Bindings: Env; Variables: Variables }>;

/** The caller, read from the database on each request: a changed role or an ended session takes effect at once. */
export interface SessionUser {
  id: string;
  email: string;
  username: string;
  firstName: string;
  role: "user" | "admin";
  tokens: number;
  newspaperCount: number;
  language: string;
  sessionId: string;
}
