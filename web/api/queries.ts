import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Tokens } from "../../functions/user/contract.ts";
import { forgetSession, readSession } from "./account/session.ts";
import { request } from "./client.ts";

export const queryKeys = {
  user: ["user"],
  tokens: ["tokens"],
  templates: ["templates"],
  newspapers: ["newspapers"],
} as const;

/** The signed-in user; `data` is null when there is none (401). Never retried. */
export function useUser() {
  return useQuery({ queryKey: queryKeys.user, queryFn: readSession, retry: false });
}

const balanceFreshFor = 2_000;

/** The balance, requested only with a session; requested again whenever it is shown anew or the tab becomes visible. */
export function useTokens() {
  const { data: user } = useUser();
  return useQuery({
    queryKey: queryKeys.tokens,
    queryFn: () => request("GET /user/tokens"),
    enabled: Boolean(user),
    staleTime: balanceFreshFor,
  });
}

/** Keeps a shown balance current after a payment or a change in another tab: it is requested again when the tab becomes visible. */
export function useWatchedTokens() {
  const client = useQueryClient();
  useEffect(() => {
    // A window that was beside another one comes to the front without having been out of view.
    const look = () => void client.refetchQueries({ queryKey: queryKeys.tokens, type: "active", stale: true }, { cancelRefetch: false });
    addEventListener("focus", look);
    addEventListener("pageshow", look);
    return () => {
      removeEventListener("focus", look);
      removeEventListener("pageshow", look);
    };
  }, [client]);
  return useTokens();
}

export function useTemplates() {
  return useQuery({ queryKey: queryKeys.templates, queryFn: () => request("GET /templates") });
}

/** For run events and answers that carry the new balance: shows it without asking again. */
export function setTokens(client: QueryClient, tokens: Tokens): void {
  client.setQueryData(queryKeys.tokens, tokens);
}

/** Asks again who is signed in and what they hold, after an answer said UNAUTHORIZED or a run ended. */
export function useRefreshAccount() {
  const client = useQueryClient();
  return async () => {
    forgetSession();
    await Promise.all([client.invalidateQueries({ queryKey: queryKeys.user }), client.invalidateQueries({ queryKey: queryKeys.tokens })]);
  };
}
