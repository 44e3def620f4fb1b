import * as z from "zod";
import type { AppContext } from "../http/context.ts";
import { takeAttempt } from "./sign-in-attempts.ts";

/** What is kept of a ceremony until its answer comes. A new passkey is also bound to who asked for it, in which session. */
const SignInChallenge = z.object({ challenge: z.string() });
const NewPasskeyChallenge = SignInChallenge.extend({ userId: z.string(), sessionId: z.string() });
export type NewPasskeyChallenge = z.infer<typeof NewPasskeyChallenge>;

export async function takeSignInChallenge(c: AppContext): Promise<string | null> {
  return SignInChallenge.safeParse(await takeAttempt(c, "passkey-sign-in")).data?.challenge ?? null;
}

export async function takeNewPasskeyChallenge(c: AppContext, asker: { id: string; sessionId: string }): Promise<string | null> {
  const { data } = NewPasskeyChallenge.safeParse(await takeAttempt(c, "passkey-new"));
  return data?.userId === asker.id && data.sessionId === asker.sessionId ? data.challenge : null;
}
