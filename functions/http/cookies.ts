import { generateCookie, getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "./context.ts";

/** `__Host-` binds a cookie to this host over https; a loopback host has no https, so local mode goes without. */
const nameOf = (c: AppContext, name: string) => (c.var.local ? name : `__Host-${name}`);

export function readCookie(c: AppContext, name: string): string | undefined {
  return getCookie(c, nameOf(c, name));
}

/** `seconds` until expiry; 0 removes the cookie. */
export function writeCookie(c: AppContext, name: string, value: string, seconds: number): void {
  setCookie(c, nameOf(c, name), value, optionsOf(c, seconds));
}

/** The same as a header line, for an answer that does not exist yet. */
export function cookieLine(c: AppContext, name: string, value: string, seconds: number): string {
  return generateCookie(nameOf(c, name), value, optionsOf(c, seconds));
}

const optionsOf = (c: AppContext, maxAge: number) =>
  ({ httpOnly: true, secure: !c.var.local, sameSite: "Lax", path: "/", maxAge }) as const;
