import type { AppContext } from "../http/context.ts";
import { readCookie, writeCookie } from "../http/cookies.ts";
import { Email } from "./contract.ts";

const cookie = "signin-address";
const quarterHour = 15 * 60;

/** The address a code was asked for, from the first form to the second: in a cookie, for an address in the URL would be kept in logs and histories. */
export function keepAddress(c: AppContext, email: string): void {
  writeCookie(c, cookie, email, quarterHour);
}

export function keptAddress(c: AppContext): string | null {
  return Email.safeParse(readCookie(c, cookie)).data ?? null;
}

export function forgetAddress(c: AppContext): void {
  writeCookie(c, cookie, "", 0);
}
