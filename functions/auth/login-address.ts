import type * as z from "zod";
import type { JoinOutcome, LoginQuery } from "./contract.ts";

/** Our own sign-in page, told what has happened. */
export function loginAddress(query: z.input<typeof LoginQuery>): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined) as [string, string][]);
  return `/api/login?${search}`;
}

/** The account page, told how joining an identity has ended. */
export const accountAddress = (join: JoinOutcome, provider: string) => `/account?${new URLSearchParams({ join, provider })}`;
