import { useEffect, useState } from "react";
import type { User } from "../../../functions/auth/contract.ts";
import { readSession } from "../../api/session.ts";

/** The signed-in user; null for nobody, while it is asked, and when the server does not answer. */
export function useSession(): User | null {
  const [user, setUser] = useState<User | null>(null);
  useEffect(() => {
    let isGone = false;
    readSession().then(
      (answer) => isGone || setUser(answer),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return user;
}
