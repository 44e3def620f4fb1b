import type { AddressOf } from "../functions/contracts.ts";

export const paths = {
  landing: "/",
  home: "/home",
  pricing: "/pricing",
  success: "/success",
  account: "/account",
  admin: "/admin",
  privacy: "/privacy",
  terms: "/terms",
  signOut: "/api/logout" satisfies AddressOf<"GET /logout">,
} as const;

/** The sign-in page; `next` is a path of this site to come back to. */
export function signInPath(next?: string): string {
  const page: AddressOf<"GET /login"> = "/api/login";
  return next ? `${page}?next=${encodeURIComponent(next)}` : page;
}
