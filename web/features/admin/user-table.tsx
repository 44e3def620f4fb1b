import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AdminUser, UserSort } from "../../api/user-list.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Actions, Address, RoleBadge, type RowProps, Tokens } from "./user-row.tsx";
import { newestFirst } from "./user-view.ts";

export interface UserRowsProps extends Omit<RowProps, "user" | "isMe"> {
  users: AdminUser[];
  myId: string | undefined;
}

type Heading = "email" | "username" | "role" | "tokens" | "newspapers" | "actions";

/** Each heading with the orders its button goes through: what is wanted first, the other way round, and the order of arrival again. */
const headings: { name: Heading; orders?: readonly [UserSort, UserSort]; isAtEnd?: boolean }[] = [
  { name: "email", orders: ["email", "-email"] },
  { name: "username", orders: ["username", "-username"] },
  { name: "role" },
  { name: "tokens", orders: ["-tokens", "tokens"], isAtEnd: true },
  { name: "newspapers", orders: ["-newspaperCount", "newspaperCount"], isAtEnd: true },
  { name: "actions", isAtEnd: true },
];

/** Where there is room for columns. */
export function UserTable({ users, myId, sort, onSort, ...deeds }: UserRowsProps & { sort: UserSort; onSort: (sort: UserSort) => void }) {
  const { t } = useTranslation("admin");
  const figures = useFigures();
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t("users.caption")}</caption>
      <thead>
        <tr>
          {headings.map(({ name, orders, isAtEnd }) => (
            <th
              key={name}
              scope="col"
              aria-sort={orders?.includes(sort) ? (sort.startsWith("-") ? "descending" : "ascending") : undefined}
              className={clsx(
                "sticky top-(--nav-height) z-10 border-b border-rule bg-paper py-1 ps-4 text-xs font-semibold text-ink-2 first:ps-0",
                isAtEnd ? "text-end" : "text-start",
              )}
            >
              {orders ? <SortButton name={name} orders={orders} sort={sort} onSort={onSort} /> : t(`users.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id} className="h-11 border-b border-rule hover:bg-wash has-focus-visible:bg-wash">
            <th scope="row" className="max-w-0 min-w-40 py-1 text-start font-medium">
              <Address user={user} isMe={user.id === myId} />
            </th>
            <td className="max-w-0 min-w-24 py-1 ps-4 text-ink-2">
              <bdi className="block truncate" title={user.username}>
                {user.username}
              </bdi>
            </td>
            <td className="w-px py-1 ps-4 whitespace-nowrap">
              <RoleBadge role={user.role} />
            </td>
            <td className="w-px py-1 ps-4">
              <Tokens user={user} onTokens={deeds.onTokens} />
            </td>
            <td className="w-px py-1 ps-4 text-end tabular-nums">{figures(user.newspaperCount ?? 0)}</td>
            <td className="w-px py-1 ps-4">
              <Actions user={user} onRole={deeds.onRole} onHistory={deeds.onHistory} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortButtonProps {
  name: Heading;
  orders: readonly [UserSort, UserSort];
  sort: UserSort;
  onSort: (sort: UserSort) => void;
}

function SortButton({ name, orders: [first, second], sort, onSort }: SortButtonProps) {
  const { t } = useTranslation("admin");
  const next = sort === first ? second : sort === second ? newestFirst : first;
  const isOn = sort === first || sort === second;
  const Arrow = sort.startsWith("-") ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort(next)}
      className={clsx("inline-flex h-8 items-center gap-1 rounded-ctl whitespace-nowrap hover:text-ink", isOn && "text-ink")}
    >
      {t(`users.columns.${name}`)}
      <Arrow aria-hidden className={clsx("size-3.5", !isOn && "invisible")} strokeWidth={2} />
    </button>
  );
}

/** On narrow screens: each user a ruled item of two lines. */
export function UserItems({ users, myId, ...deeds }: UserRowsProps) {
  const { t } = useTranslation("admin");
  const figures = useFigures();
  return (
    <ul aria-label={t("users.caption")} className="divide-y divide-rule border-y border-rule text-sm">
      {users.map((user) => (
        <li key={user.id} className="flex flex-col gap-2 py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 font-medium">
              <Address user={user} isMe={user.id === myId} />
            </span>
            <RoleBadge role={user.role} />
          </div>
          <dl className="flex flex-wrap gap-x-4 text-xs text-ink-2">
            <Fact name={t("users.columns.username")}>
              <bdi className="wrap-anywhere">{user.username}</bdi>
            </Fact>
            <Fact name={t("users.columns.newspapers")}>{figures(user.newspaperCount ?? 0)}</Fact>
          </dl>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Tokens user={user} onTokens={deeds.onTokens} />
            <Actions user={user} onRole={deeds.onRole} onHistory={deeds.onHistory} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-1">
      <dt>{name}</dt>
      <dd className="font-medium text-ink tabular-nums">{children}</dd>
    </div>
  );
}
