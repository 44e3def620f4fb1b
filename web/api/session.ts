import type { User } from "../../functions/auth/contract.ts";
import { ApiError, api } from "./client.ts";

const freshFor = 5 * 60_000;
let known: { user: Promise<User | null>; at: number } | null = null;

/** Who is signed in; null for nobody. Asked once in five minutes; a failure is forgotten at once. */
export function readSession(): Promise<User | null> {
  if (known && performance.now() - known.at < freshFor) return known.user;
  const user = api.get<User>("/api/auth/user").catch((error) => {
    if (error instanceof ApiError && error.status === 401) return null;
    known = null;
    throw error;
  });
  known = { user, at: performance.now() };
  return user;
}

/** The next readSession asks the server. */
export function forgetSession(): void {
  known = null;
}
