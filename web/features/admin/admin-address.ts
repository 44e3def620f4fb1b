import { useLocation, useNavigate } from "react-router";

interface Change {
  /** In place of the present entry of the browser's history. */
  replace?: boolean;
  /** Kept with the entry. */
  kept?: object;
}

/** These name people, a cursor of a list sorted by e-mail address too. They stand in the fragment, which no browser sends. */
const unsent = ["q", "cursor"];

/** What the address says beside its path, and how to change it without leaving the screen; null or '' takes a name out. */
export function useAdminAddress() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) if (unsent.includes(name)) query.set(name, value);

  const change = (changes: Record<string, string | null>, { replace = false, kept = {} }: Change = {}) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const written = (mark: string, isUnsent: boolean) => {
      const part = new URLSearchParams([...next].filter(([name]) => unsent.includes(name) === isUnsent));
      return part.size > 0 ? `${mark}${part}` : "";
    };
    // With a state: it is the same screen, and the keyboard stays where it is.
    navigate(pathname + written("?", false) + written("#", true), { replace, state: kept });
  };
  return { query, kept: (state ?? {}) as Record<string, unknown>, change };
}
