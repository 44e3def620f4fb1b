import type Stripe from "stripe";
import type { AppContext } from "../http/context.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";

const patience = { timeout: 20_000, maxNetworkRetries: 2 };

/**
 * Stripe as the operator configured it; in local mode without a key the stand-in of functions/dev/stripe, which the same
 * library asks the same questions. Throws NOT_CONFIGURED when there is neither.
 */
export async function stripeOf(c: AppContext): Promise<Stripe> {
  const { settings, local } = c.var;
  if (settings.STRIPE_SECRET_KEY || !local) return operatorsStripe(settings);
  const { answerStripe } = await import("../dev/stripe/stripe-api.ts");
  return open("sk_test_local_till", (url, init) => answerStripe(c, new Request(url, init)));
}

/** The operator's own account at Stripe, for work that belongs to no request. Throws NOT_CONFIGURED without a key. */
export async function operatorsStripe(settings: Settings): Promise<Stripe> {
  if (!settings.STRIPE_SECRET_KEY) throw new AppError("NOT_CONFIGURED", { message: "Payments are not set up on this site." });
  return open(settings.STRIPE_SECRET_KEY, (url, init) => fetch(url, init));
}

/** True when the key moves real money: events of the other mode are not ours. */
export function isLive(settings: Settings): boolean {
  return /^[sr]k_live_/.test(settings.STRIPE_SECRET_KEY ?? "");
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

async function open(key: string, ask: Fetch): Promise<Stripe> {
  const { default: StripeSdk } = await import("stripe");
  return new StripeSdk(key, { ...patience, telemetry: false, httpClient: StripeSdk.createFetchHttpClient(ask as typeof fetch) });
}

/** Stripe's own code for what went wrong (`resource_missing`), or null when it was not Stripe that said no. */
export function stripeCode(failure: unknown): string | null {
  if (typeof failure !== "object" || failure === null || !("type" in failure)) return null;
  return "code" in failure && typeof failure.code === "string" ? failure.code : "";
}
