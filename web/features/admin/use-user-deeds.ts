import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { keepUser } from "../../api/account/account.ts";
import { changeRole } from "../../api/admin/role-change.ts";
import { type AdminUser, dropUser, refreshUsers, showUser } from "../../api/admin/user-list.ts";
import { ApiError, request } from "../../api/client.ts";
import { queryKeys, useRefreshAccount, useUser } from "../../api/queries.ts";
import { askAgain } from "../../api/stone/ask-again.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { showToast } from "../../ui/toast.ts";
import { mostTokens, pressTokens, type TokenNews } from "./token-presses.ts";
import { useTroubleWords } from "./use-trouble-words.ts";

/** A name in its own direction, whatever the sentence's. */
export const isolated = (name: string) => `\u2068${name}\u2069`;

const isStatus = (error: unknown, ...statuses: number[]) => error instanceof ApiError && statuses.includes(error.status);

/**
 * Actions of an admin on a user: shown at once, announced when saved, and undone where saving failed. `announce` speaks to screen readers.
 */
export function useUserDeeds(announce: (sentence: string) => void) {
  const { t } = useTranslation("admin");
  const client = useQueryClient();
  const { data: me } = useUser();
  const refreshAccount = useRefreshAccount();
  const troubleWords = useTroubleWords();
  const sentences = useSentences();
  const figures = useFigures();
  // A save outlives the look of the row it was pressed on.
  const isMe = useRef((_id: string): boolean => false);
  isMe.current = (id) => id === me?.id;

  const fail = (what: string, why: string) => showToast({ title: t("error"), description: t("because", { what, why }), tone: "error" });

  /** Who may not do it any more, or is signed in no more, is taken where that is said; who is gone has no row. */
  const heed = (error: unknown, id: string) => {
    if (isStatus(error, 401, 403)) void refreshAccount();
    if (isStatus(error, 404)) dropUser(client, id);
  };

  const hearTokens = (news: TokenNews) => {
    const { email, id } = news.user;
    const present = news.kind === "saved" ? news.user.tokens : news.tokens;
    announce(t("users.holds", { email: isolated(email), number: figures(present) }));
    const number = figures(present);
    if (news.kind === "saved") {
      const what = t("users.tokensChanged");
      const description = news.moved ? t("because", { what, why: t("users.moved", { number }) }) : what;
      showToast({ title: t("success"), description, tone: "success" });
    } else if (news.kind === "nothing") {
      fail(t("users.tokensFailed"), present === 0 ? t("users.spent") : t("users.full", { number: figures(mostTokens) }));
    } else {
      const keepsMoving = isStatus(news.error, 409);
      const why = keepsMoving ? t("users.keepsMoving", { number }) : sentences(troubleWords(news.error), t("users.stays", { number }));
      fail(t("users.tokensFailed"), isStatus(news.error, 401, 403, 404) ? troubleWords(news.error) : why);
      heed(news.error, id);
    }
  };

  const moveTokens = async (user: AdminUser, change: number) => {
    if (!(await pressTokens(client, user, change, hearTokens))) return;
    refreshUsers(client, user.id);
    if (isMe.current(user.id)) void askAgain(client, { queryKey: queryKeys.tokens });
  };

  const setRole = async (user: AdminUser, role: AdminUser["role"]) => {
    try {
      await changeRole(client, user, role);
      showToast({ title: t("success"), description: t("users.roleChanged"), tone: "success" });
      announce(t(role === "admin" ? "users.isAdmin" : "users.isUser", { email: isolated(user.email) }));
      if (isMe.current(user.id) && me) {
        keepUser(client, { ...me, role });
        void askAgain(client, { queryKey: queryKeys.tokens });
        return;
      }
    } catch (error) {
      const why = user.suspendedAt ? "users.notSuspended" : "users.lastAdmin";
      fail(t("users.roleFailed"), isStatus(error, 409) ? t(why) : troubleWords(error));
      heed(error, user.id);
    }
    refreshUsers(client, user.id);
  };

  /** Null reinstates. Resolves to whether it was saved. */
  const setSuspension = async (user: AdminUser, reason: string | null): Promise<boolean> => {
    const params = { userId: user.id };
    try {
      const saved = await (reason === null
        ? request("DELETE /admin/users/:userId/suspension", { params })
        : request("PUT /admin/users/:userId/suspension", { params, body: { reason } }));
      showUser(client, user.id, () => ({ suspendedAt: saved.suspendedAt }));
      const description = t(saved.suspendedAt ? "users.isSuspended" : "users.isReinstated", { email: isolated(user.email) });
      showToast({ title: t("success"), description, tone: "success" });
      return true;
    } catch (error) {
      fail(t("users.suspendFailed"), isStatus(error, 409) ? t("users.notAdmins") : troubleWords(error));
      heed(error, user.id);
      return false;
    } finally {
      refreshUsers(client, user.id);
    }
  };

  return { moveTokens, setRole, setSuspension };
}

export type UserDeeds = ReturnType<typeof useUserDeeds>;
