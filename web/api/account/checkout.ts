import { useQuery, useQueryClient } from "@tanstack/react-query";
import { create } from "zustand";
import type { CheckoutState } from "../../../functions/stripe/contract.ts";
import { ApiError, request } from "../client.ts";
import { setTokens, useRefreshAccount, useUser } from "../queries.ts";

/** The server started a checkout without saying where it is. */
export class NoCheckoutUrl extends Error {
  override name = "NoCheckoutUrl";
}

const useDoor = create<{ isLeaving: boolean }>()(() => ({ isLeaving: false }));
const stay = () => useDoor.setState({ isLeaving: false });

// The browser's Back button may show the page just as it was left, its button busy.
addEventListener("pageshow", (event) => event.persisted && stay());

/** A way out that leads nowhere in this time was stopped by the user, who may press again. */
const longestDeparture = 15_000;

/** One way to the checkout however often and wherever it is asked for. Rejects when it could not be started. */
async function leaveForCheckout(): Promise<void> {
  if (useDoor.getState().isLeaving) return;
  useDoor.setState({ isLeaving: true });
  try {
    const { url } = await request("POST /stripe/create-checkout");
    if (!url) throw new NoCheckoutUrl("No checkout URL received");
    location.assign(url);
    setTimeout(stay, longestDeparture);
  } catch (error) {
    stay();
    throw error;
  }
}

/** `isLeaving` from the press until the page is left or stays; `onFailure` hears why no checkout could be started. */
export function useCheckout(onFailure: (error: unknown) => void): { isLeaving: boolean; buy: () => void } {
  const refreshAccount = useRefreshAccount();
  const isLeaving = useDoor((door) => door.isLeaving);
  const buy = () =>
    void leaveForCheckout().catch((error) => {
      // Signed out meanwhile: asking who is signed in leads to the sign-in page and back here.
      if (error instanceof ApiError && error.status === 401) return refreshAccount();
      onFailure(error);
    });
  return { isLeaving, buy };
}

const firstPause = 2_000;
const longestPause = 60_000;
const looksUntilSlow = 7;

/** How a payment stands. `isSlow` once it has been looked at in vain for about a minute: then it may take days. */
export type Payment = CheckoutState & { isSlow: boolean };

/**
 * Asking settles what has arrived, and brings the balance. Asked again with growing pauses while the payment is pending
 * and the page is in view. Nothing is asked for an empty id.
 */
export function usePayment(sessionId: string) {
  const client = useQueryClient();
  const { data: user } = useUser();
  const queryKey = ["checkout", sessionId];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Payment> => {
      const state = await request("GET /stripe/sessions/:id", { params: { id: sessionId }, signal });
      setTokens(client, { tokens: state.tokens, isAdmin: user?.role === "admin" });
      const looks = (client.getQueryState(queryKey)?.dataUpdateCount ?? 0) + 1;
      return { ...state, isSlow: looks >= looksUntilSlow };
    },
    enabled: sessionId !== "",
    staleTime: ({ state }) => (state.data && state.data.status !== "pending" ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) =>
      state.data?.status === "pending" && Math.min(longestPause, firstPause * 1.5 ** (state.dataUpdateCount + state.errorUpdateCount - 1)),
  });
}
