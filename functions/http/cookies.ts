import { generateCookie, getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "./context.ts";

/** `__Host-` binds a cookie to this host over https; a loopback host has no https, so local mode goes without. */
const nameOf = (c: AppContext, name: string) => (c.var.local ? name : `__Host-${name}`);

export function readCookie(c: AppContext, name: string): string | undefined {
  return getCookie(c, nameOf(c, name));
}

/** Seconds until it ends; 0 removes it. */
export function writeCookie(c: AppContext, name: string, value: string, seconds: number): void {
  setCookie(c, nameOf(c, name), value, optionsOf(c, seconds));
}

/** The same as the line of a header, for an answer that is not there yet. */
export function cookieLine(c: AppContext, name: string, value: string, seconds: number): string {
  return generateCookie(nameOf(c, name), value, optionsOf(c, seconds));
}

const optionsOf = (c: AppContext, maxAge: number) =>
  ({ httpOnly: true, secure: !c.var.local, sameSite: "Lax", path: "/", maxAge }) as const;
