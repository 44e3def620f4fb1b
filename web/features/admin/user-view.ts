import type { UserSort, UserView } from "../../api/admin/user-list.ts";
import { useAdminAddress } from "./admin-address.ts";

/** The orders a list of users can be shown in; the first one unless another was chosen. */
export const userSorts = [
  "-createdAt",
  "createdAt",
  "email",
  "-email",
  "username",
  "-username",
  "-tokens",
  "tokens",
  "-newspaperCount",
  "newspaperCount",
] as const satisfies readonly UserSort[];
export const newestFirst: UserSort = userSorts[0];

/** The server refuses a longer beginning. */
export const longestSearch = 254;

/** The page of the user list, as the address says, so that it can be bookmarked, shared and returned to. */
export function useUserView() {
  const { query, kept, change } = useAdminAddress();
  const cursor = query.get("cursor");
  const view: UserView = {
    q: (query.get("q") ?? "").slice(0, longestSearch),
    sort: userSorts.find((sort) => sort === query.get("sort")) ?? newestFirst,
    adminsOnly: query.get("role") === "admin",
    cursor,
  };
  const page = cursor ? Math.max(2, Math.trunc(Number(query.get("page"))) || 2) : 1;
  /** Where the pages before this one began; '' is the beginning of the list. */
  const before = Array.isArray(kept.before) ? (kept.before as string[]) : [];

  const begin = { cursor: null, page: null };
  const openAt = (at: string, number: number, trail: string[]) =>
    change({ cursor: at, page: at && String(number) }, { kept: { before: trail } });

  return {
    view,
    /** Counted from 1. */
    page,
    seek: (q: string) => change({ ...begin, q }, { replace: true }),
    sortBy: (sort: UserSort) => change({ ...begin, sort: sort === newestFirst ? null : sort }),
    showAdminsOnly: (adminsOnly: boolean) => change({ ...begin, role: adminsOnly ? "admin" : null }),
    goOn: (next: string) => openAt(next, page + 1, [...before, cursor ?? ""]),
    // Without the cursors of earlier pages (a shared address) the previous page is found from the beginning.
    goBack: () => openAt(before.at(-1) ?? "", page - 1, before.slice(0, -1)),
    restart: () => change(begin),
  };
}
