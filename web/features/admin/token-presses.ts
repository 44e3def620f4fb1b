import type { QueryClient } from "@tanstack/react-query";
import { isSaving, whileSaving } from "../../api/admin/saving-users.ts";
import { type AdminUser, showUser } from "../../api/admin/user-list.ts";
import { ApiError, request } from "../../api/client.ts";
import { notToBeLeft } from "../../api/stone/unsaved-work.ts";

/** The most tokens an account can hold. */
export const mostTokens = 1_000_000;
const mostAttempts = 6;

/** What was pressed and is not sent yet. */
const waiting = new Map<string, number>();

/** How a save ended. `moved`: another admin had changed the total meanwhile, and the step was applied to the new one. */
export type TokenNews =
  | { kind: "saved"; user: AdminUser; moved: boolean }
  /** The total when the press arrived: there was nothing to take, or no room for more. */
  | { kind: "nothing"; user: AdminUser; tokens: number }
  /** `tokens`: the last total that is known. */
  | { kind: "failed"; user: AdminUser; tokens: number; error: unknown };

const within = (tokens: number) => Math.min(mostTokens, Math.max(0, tokens));

/**
 * Moves a user's total: seen at once, and saved with the total it was reckoned from, so that what was spent, bought or given meanwhile is
 * never lost. What is pressed while a save is on its way adds up and follows it. `hear` is told of each save's end; a failed one takes
 * back what waited behind it. True for the press whose saves it waited for, when all have ended.
 */
export async function pressTokens(client: QueryClient, user: AdminUser, change: number, hear: (news: TokenNews) => void): Promise<boolean> {
  waiting.set(user.id, (waiting.get(user.id) ?? 0) + change);
  showUser(client, user.id, (shown) => ({ tokens: within(shown.tokens + change) }));
  if (isSaving(user.id, "tokens")) return false;
  await notToBeLeft(whileSaving(user.id, "tokens", () => saveAll(client, user, hear)));
  return true;
}

async function saveAll(client: QueryClient, user: AdminUser, hear: (news: TokenNews) => void): Promise<void> {
  let known = user.tokens;
  for (;;) {
    const change = waiting.get(user.id) ?? 0;
    waiting.delete(user.id);
    if (change === 0) return;
    const news = await save(client, { ...user, tokens: known }, change);
    known = news.kind === "saved" ? news.user.tokens : news.tokens;
    if (news.kind === "failed") waiting.delete(user.id);
    showTotal(client, user.id, known);
    hear(news);
  }
}

async function save(client: QueryClient, user: AdminUser, change: number): Promise<TokenNews> {
  let from = user.tokens;
  for (let attempt = 1; ; attempt++) {
    const tokens = within(from + change);
    if (tokens === from) return { kind: "nothing", user, tokens: from };
    try {
      const saved = await request("PUT /admin/users/:userId/tokens", { params: { userId: user.id }, body: { tokens, from } });
      return { kind: "saved", user: saved, moved: attempt > 1 };
    } catch (error) {
      const present = presentTotal(error);
      if (present !== undefined) {
        from = present;
        showTotal(client, user.id, present + change);
      }
      if (present === undefined || attempt === mostAttempts) return { kind: "failed", user, tokens: from, error };
    }
  }
}

/** A total, with what waits behind it. */
function showTotal(client: QueryClient, id: string, total: number): void {
  const tokens = within(total + (waiting.get(id) ?? 0));
  showUser(client, id, () => ({ tokens }));
}

/** The total that stands where the one a change was reckoned from does not any more. */
function presentTotal(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { tokens } = (error.details ?? {}) as { tokens?: unknown };
  return typeof tokens === "number" ? tokens : undefined;
}
