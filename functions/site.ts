import type { AppContext } from "./context.ts";
import { AppError } from "./errors.ts";

/**
 * Where people reach this site, without a slash at the end: for addresses that leave it. The request's own origin counts in local
 * mode only, for elsewhere a caller could choose it. Throws NOT_CONFIGURED.
 */
export function siteOf(c: AppContext): string {
  const { settings, local } = c.var;
  if (settings.PUBLIC_URL) return new URL(settings.PUBLIC_URL).origin;
  if (local) return new URL(c.req.url).origin;
  throw new AppError("NOT_CONFIGURED", { message: "The address of this site is not set up (PUBLIC_URL)." });
}
