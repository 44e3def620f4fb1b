import type { User } from "../../../functions/auth/contract.ts";
import { ApiError, request } from "../client.ts";

const freshFor = 5 * 60_000;
let known: { user: Promise<User | null>; at: number } | null = null;

const watchers = new Set<(user: User | null) => void>();

/** Tells each answer of the server to who is signed in. Gives what ends it. */
export function watchSession(watcher: (user: User | null) => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** The signed-in user, or null. Requested at most once in five minutes; a failure is not cached. */
export function readSession(): Promise<User | null> {
  // The server has said with the page that its visitor brought no session; every way in begins with another page.
  if (document.documentElement.dataset.visitor === "new") return Promise.resolve(null);
  if (known && performance.now() - known.at < freshFor) return known.user;
  const user = request("GET /auth/user").catch((error) => {
    if (error instanceof ApiError && error.status === 401) return null;
    known = null;
    throw error;
  });
  known = { user, at: performance.now() };
  user.then(
    (answer) => {
      for (const watcher of watchers) watcher(answer);
    },
    () => undefined,
  );
  return user;
}

/** The next readSession asks the server. */
export function forgetSession(): void {
  known = null;
}
