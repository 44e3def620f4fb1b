import type { Context } from "hono";
import type { Database } from "../../db/client.ts";
import type { Mailer } from "../mail/letter.ts";
import type { Settings } from "./env.ts";

/** What functions/dev puts in place of a mail service and of Stripe on a developer's machine. */
export interface StandIns {
  /** Takes the mails, whatever is configured. */
  mailer(c: AppContext): Mailer;
  /** Where a browser reads the mails of an address. */
  mailboxPath(email: string): string;
  /** Answers what Stripe's library would ask api.stripe.com; used while no key of Stripe's is configured. */
  askStripe(c: AppContext, request: Request): Promise<Response>;
}

/** What the middleware of app.ts has put into every request. */
export interface Variables {
  requestId: string;
  settings: Settings;
  db: Database;
  /** Milliseconds since 1970: one clock per request. */
  now: number;
  /** True only with APP_ENV=local and a loopback host in the request. */
  local: boolean;
  /** In local mode, where functions/dev/worker.ts is the entry. */
  standIns?: StandIns;
  /** The code of the failure that is answered. */
  failed?: string;
  /** When session and first load were there, on the same clock. */
  loadedAt?: number;
  /** The cookie of a session that this request has renewed, or has found to be over, for whatever answer it gets. */
  renewal?: string;
  /** True when the session in the cookie was ended by its owner, an admin or with the account, and has not run out. */
  ended?: boolean;
}

export type AppContext = Context<{ Bindings: Env; Variables: Variables }>;

/** The caller, read from the database on this very request: a changed role or an ended session works at once. */
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
