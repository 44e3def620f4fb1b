import { useCallback, useEffect, useState } from "react";
import type { User } from "../../../functions/auth/contract.ts";
import { readSession, watchSession } from "../../api/account/session.ts";

interface Session {
  /** Null without a session, while it is requested, and when the server does not answer. */
  user: User | null;
  /** Who was signed in is so no more. */
  forget: () => void;
}

export function useSession(): Session {
  const [user, setUser] = useState<User | null>(null);
  useEffect(() => {
    let isGone = false;
    readSession().then(
      (answer) => isGone || setUser(answer),
      () => undefined,
    );
    // Signed in again, here or in another tab: the bar is theirs again.
    const end = watchSession(setUser);
    return () => {
      isGone = true;
      end();
    };
  }, []);
  return { user, forget: useCallback(() => setUser(null), []) };
}
