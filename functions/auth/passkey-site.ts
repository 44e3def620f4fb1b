import type { AppContext } from "../http/context.ts";
import { AppError } from "../http/errors.ts";

/** The site a passkey belongs to: `id` is its host, `origin` the only origin its ceremonies may come from. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** The site passkeys are made for; null when no address is configured, or it is an IP address and not a name (WebAuthn §5.1.2). */
export function passkeySite(c: AppContext): RelyingParty | null {
  const { settings, local } = c.var;
  const address = settings.PUBLIC_URL ?? (local ? c.req.url : undefined);
  if (!address) return null;
  const { hostname, origin } = new URL(address);
  return /^\[|^[\d.]+$/.test(hostname) ? null : { id: hostname, origin };
}

export function requirePasskeySite(c: AppContext): RelyingParty {
  const site = passkeySite(c);
  if (!site) {
    throw new AppError("NOT_CONFIGURED", { message: "Passkeys cannot be used at this address. Please sign in with a code by e-mail." });
  }
  return site;
}
