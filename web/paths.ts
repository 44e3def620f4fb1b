export const paths = {
  landing: "/",
  home: "/home",
  pricing: "/pricing",
  success: "/success",
  account: "/account",
  admin: "/admin",
  privacy: "/privacy",
  terms: "/terms",
  signOut: "/api/logout",
} as const;

/** The sign-in page; `next` is a path of this site to come back to. */
export function signInPath(next?: string): string {
  return next ? `/api/login?next=${encodeURIComponent(next)}` : "/api/login";
}
