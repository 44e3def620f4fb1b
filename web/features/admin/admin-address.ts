import { useLocation, useNavigate } from "react-router";

interface Change {
  /** In place of the present entry of the browser's history. */
  replace?: boolean;
  /** Kept with the entry. */
  kept?: object;
}

/** What the address says beside its path, and how to change it without leaving the screen; null or '' takes a name out. */
export function useAdminAddress() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const change = (changes: Record<string, string | null>, { replace = false, kept = {} }: Change = {}) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const query = next.size > 0 ? `?${next}` : "";
    // With a state: it is the same screen, and the keyboard stays where it is.
    navigate(pathname + query + hash, { replace, state: kept });
  };
  return { query: new URLSearchParams(search), kept: (state ?? {}) as Record<string, unknown>, change };
}
