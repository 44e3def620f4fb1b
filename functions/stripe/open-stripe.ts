import type Stripe from "stripe";
import type { AppContext } from "../http/context.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";

const patience = { timeout: 20_000, maxNetworkRetries: 2 };

/**
 * Stripe's library with the operator's key; in local mode without a key, connected to the stand-in. Throws NOT_CONFIGURED when there is
 * neither.
 */
export async function stripeOf(c: AppContext): Promise<Stripe> {
  const { settings, standIns } = c.var;
  if (settings.STRIPE_SECRET_KEY || !standIns) return operatorsStripe(settings);
  return open("sk_test_stand_in", (url, init) => standIns.askStripe(c, new Request(url, init)));
}

/** The operator's own Stripe account, for work outside a request. Throws NOT_CONFIGURED without a key. */
export async function operatorsStripe(settings: Settings): Promise<Stripe> {
  if (!settings.STRIPE_SECRET_KEY) throw new AppError("NOT_CONFIGURED", { message: "Payments are not set up on this site." });
  return open(settings.STRIPE_SECRET_KEY, (url, init) => fetch(url, init));
}

/** True when the key moves real money: events of the other mode are ignored. */
export function isLive(settings: Settings): boolean {
  return /^[sr]k_live_/.test(settings.STRIPE_SECRET_KEY ?? "");
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

async function open(key: string, ask: Fetch): Promise<Stripe> {
  const { default: StripeSdk } = await import("stripe");
  return new StripeSdk(key, { ...patience, telemetry: false, httpClient: StripeSdk.createFetchHttpClient(ask as typeof fetch) });
}

/** Stripe's error code (`resource_missing`), or null for an error from elsewhere. */
export function stripeCode(failure: unknown): string | null {
  if (typeof failure !== "object" || failure === null || !("type" in failure)) return null;
  return "code" in failure && typeof failure.code === "string" ? failure.code : "";
}
