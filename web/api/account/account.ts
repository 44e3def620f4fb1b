import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import type { Device, User } from "../../../functions/auth/contract.ts";
import type { UserChange } from "../../../functions/user/contract.ts";
import { ApiError, request } from "../client.ts";
import { inParts } from "../list-part.ts";
import { queryKeys, useRefreshAccount } from "../queries.ts";
import { askAgain } from "../stone/ask-again.ts";
import { forgetSession } from "./session.ts";

export type { Device, Identities, Identity, User } from "../../../functions/auth/contract.ts";
export type { LedgerEntry } from "../../../functions/user/contract.ts";

export const accountKey = "account";
const keys = { devices: [accountKey, "devices"], identities: [accountKey, "identities"], ledger: [accountKey, "ledger"] };

/** A browser that thinks it is offline asks all the same: what did not happen is said, with Try again, and not left waiting in silence. */
const always = { staleTime: 0, networkMode: "always" } as const;

export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Where the account is open, this browser first. */
export function useDevices() {
  return useQuery({
    queryKey: keys.devices,
    ...always,
    queryFn: async ({ signal }) => {
      const devices = await request("GET /auth/sessions", { signal });
      return devices.toSorted((one, other) => Number(other.current) - Number(one.current));
    },
  });
}

export function useIdentities() {
  return useQuery({
    queryKey: keys.identities,
    ...always,
    queryFn: ({ signal }) => request("GET /auth/identities", { signal }),
  });
}

/** What moved the tokens, newest first, in parts. */
export function useLedger() {
  return useInfiniteQuery({ queryKey: keys.ledger, ...always, ...inParts("GET /user/ledger") });
}

/** A change of the account. A 401 leads to sign-in and back, as on every screen for members. */
export function useDeed<Input, Answer = void>(
  act: (input: Input) => Promise<Answer>,
  after?: (client: QueryClient, answer: Answer) => unknown,
) {
  const client = useQueryClient();
  const refreshAccount = useRefreshAccount();
  return useMutation({
    mutationFn: act,
    networkMode: "always",
    onSuccess: (answer) => after?.(client, answer),
    onError: (error) => {
      if (isSignedOut(error)) void refreshAccount();
    },
  });
}

/** The account as the server has it now: seen at once wherever it is shown. */
export function keepUser(client: QueryClient, user: User | null): void {
  forgetSession();
  client.setQueryData(queryKeys.user, user);
}

export const useChangeUser = () => useDeed((changes: z.input<typeof UserChange>) => request("PATCH /user", { body: changes }), keepUser);

export const useEndDevice = () =>
  useDeed(
    async ({ id }: Device) => {
      // Ended elsewhere in the meantime is as good.
      await request("DELETE /auth/sessions/:id", { params: { id } }).catch(unlessGone);
    },
    (client) => askAgain(client, { queryKey: keys.devices }),
  );

export const useEndOtherDevices = () =>
  useDeed(
    () => request("DELETE /auth/sessions"),
    (client) => askAgain(client, { queryKey: keys.devices }),
  );

export const useRemoveIdentity = () =>
  useDeed(
    async (id: string) => {
      await request("DELETE /auth/identities/:id", { params: { id } }).catch(unlessGone);
    },
    (client) => askAgain(client, { queryKey: keys.identities }),
  );

/** Leaves for the provider; it comes back here with the way added. */
export const useJoinIdentity = () =>
  useDeed(async (provider: string) => {
    const { url } = await request("POST /auth/oidc/:provider/join", { params: { provider } });
    location.assign(url);
  });

/** The account with everything in it, for good. `confirm` is its address, typed. */
export const useDeleteAccount = () => useDeed((confirm: string) => request("DELETE /user", { body: { confirm } }));

export function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
