import type * as z from "zod";
import type { AppContext } from "../http/context.ts";
import { readCookie, writeCookie } from "../http/cookies.ts";
import { Email, type JoinOutcome, type LoginQuery } from "./contract.ts";

/** Path of the sign-in page with the given query. */
export function loginAddress(query: z.input<typeof LoginQuery>): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined) as [string, string][]);
  return `/api/login?${search}`;
}

/** Path of the account page with the outcome of joining an identity. */
export const accountAddress = (join: JoinOutcome, provider: string) => `/account?${new URLSearchParams({ join, provider })}`;

const standard = "/home";

/** Where to go after signing in: a path of this site, else the app. Never another site, the API, or a scheme. */
export function safeNext(next: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters from addresses, which turns "/\t/evil" into "//evil".
  if (typeof next !== "string" || !next.startsWith("/") || /[\\\u0000-\u0020\u007f]/.test(next)) return standard;
  const home = "https://site.invalid";
  if (!URL.canParse(next, home)) return standard;
  const url = new URL(next, home);
  // Dots are already resolved: "/.//evil" has become "//evil".
  if (url.origin !== home || url.pathname.startsWith("//") || /^\/api(\/|$)/.test(url.pathname)) return standard;
  return `${url.pathname}${url.search}${url.hash}`;
}

const cookie = "signin-address";
const quarterHour = 15 * 60;

/** Keeps the address between the two forms. In a cookie, since an address in the URL would end up in logs and histories. */
export function keepAddress(c: AppContext, email: string): void {
  writeCookie(c, cookie, email, quarterHour);
}

export function keptAddress(c: AppContext): string | null {
  return Email.safeParse(readCookie(c, cookie)).data ?? null;
}

export function forgetAddress(c: AppContext): void {
  writeCookie(c, cookie, "", 0);
}
