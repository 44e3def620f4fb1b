import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { create } from "zustand";
import type { User } from "../../../functions/auth/contract.ts";
import { onSignedOut } from "../client.ts";
import { queryKeys, useUser } from "../queries.ts";
import { forgetWork } from "./forget-person.ts";
import { forgetSession } from "./session.ts";
import { ownerIn, workOwnerKey } from "./work-owner.ts";

/** True when the user signed out on purpose, in another tab or from another device: none of their data may stay on the screen. */
export const useHasLeft = create<{ hasLeft: boolean }>()(() => ({ hasLeft: false }));

/**
 * Keeps the known user current: after a 401, and after another tab signed out or in. Unsaved work stays when the session has merely
 * expired; data of another account is removed. `onAnother` is called when the user has changed.
 */
export function useSessionWatch(onAnother: (user: User) => void): void {
  const client = useQueryClient();
  const { data: user } = useUser();
  const last = useRef<User | null>(null);
  const latest = useRef(onAnother);
  latest.current = onAnother;

  useEffect(() => {
    const ask = () => {
      forgetSession();
      void client.invalidateQueries({ queryKey: queryKeys.user }, { cancelRefetch: false });
    };
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== workOwnerKey) return;
      const owner = ownerIn(newValue);
      if (owner === last.current?.id) return;
      useHasLeft.setState({ hasLeft: owner === "" });
      ask();
    };
    const end = onSignedOut((isEnded) => {
      if (isEnded) useHasLeft.setState({ hasLeft: true });
      ask();
    });
    addEventListener("storage", hear);
    return () => {
      end();
      removeEventListener("storage", hear);
    };
  }, [client]);

  useEffect(() => {
    const before = last.current;
    if (user) {
      last.current = user;
      useHasLeft.setState({ hasLeft: false });
    } else if (user === null && useHasLeft.getState().hasLeft) forgetWork();
    if (!user || !before || before.id === user.id) return;
    void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] });
    latest.current(user);
  }, [user, client]);
}
