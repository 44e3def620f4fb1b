import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser, UserSort } from "../../api/admin/user-list.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { HistoryButton, RoleBadge, RoleButton, type RowProps, SuspensionButton, Tokens, Whose } from "./user-row.tsx";
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
  { name: "tokens", orders: ["-tokens", "tokens"] },
  { name: "newspapers", orders: ["-newspaperCount", "newspaperCount"], isAtEnd: true },
  { name: "actions" },
];

/** Where there is room for columns. */
export function UserTable({ users, myId, sort, onSort, ...deeds }: UserRowsProps & { sort: UserSort; onSort: (sort: UserSort) => void }) {
  const { t } = useTranslation("admin");
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
                "sticky top-[var(--notices,0px)] z-10 border-b border-rule bg-paper py-1 ps-6 text-xs font-semibold text-ink-2 first:ps-0",
                isAtEnd ? "text-end" : "text-start",
              )}
            >
              {orders ? (
                <SortButton name={name} orders={orders} sort={sort} onSort={onSort} isAtEnd={isAtEnd} />
              ) : (
                t(`users.columns.${name}`)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <TableRow key={user.id} user={user} isMe={user.id === myId} {...deeds} />
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
  isAtEnd: boolean | undefined;
}

function SortButton({ name, orders: [first, second], sort, onSort, isAtEnd }: SortButtonProps) {
  const { t } = useTranslation("admin");
  const next = sort === first ? second : sort === second ? newestFirst : first;
  const isOn = sort === first || sort === second;
  const Arrow = sort.startsWith("-") ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort(next)}
      className={clsx(
        "inline-flex h-8 items-center gap-1 rounded-ctl whitespace-nowrap hover:text-ink",
        isOn && "text-ink",
        isAtEnd && "flex-row-reverse",
      )}
    >
      {t(`users.columns.${name}`)}
      <Arrow aria-hidden className={clsx("size-3.5", !isOn && "invisible")} strokeWidth={2} />
    </button>
  );
}

/** On narrow screens: each user a ruled item of two lines. */
export function UserItems({ users, myId, ...deeds }: UserRowsProps) {
  const { t } = useTranslation("admin");
  return (
    <ul aria-label={t("users.caption")} className="-mt-6 divide-y divide-rule border-b border-rule text-sm">
      {users.map((user) => (
        <Item key={user.id} user={user} isMe={user.id === myId} {...deeds} />
      ))}
    </ul>
  );
}

// A press on one of a hundred rows draws that one anew.
const TableRow = memo(function TableRow({ user, isMe, ...deeds }: RowProps) {
  const figures = useFigures();
  return (
    <tr className="h-11 border-b border-rule hover:bg-wash has-focus-visible:bg-wash">
      <th scope="row" className="w-3/5 max-w-0 min-w-48 py-1 text-start font-medium">
        <Whose user={user} isMe={isMe} />
      </th>
      <td className="w-2/5 max-w-0 min-w-24 py-1 ps-6 text-ink-2">
        <bdi className="block truncate" title={user.username}>
          {user.username}
        </bdi>
      </td>
      <td className="w-px py-1 ps-6 whitespace-nowrap">
        <RoleBadge role={user.role} suspendedAt={user.suspendedAt} />
      </td>
      <td className="w-px py-1 ps-6">
        <Tokens user={user} onTokens={deeds.onTokens} />
      </td>
      <td className="w-px py-1 ps-6 text-end tabular-nums">{figures(user.newspaperCount ?? 0)}</td>
      <td className="w-px py-1 ps-6">
        <div className="flex items-center justify-between gap-1">
          <RoleButton user={user} onRole={deeds.onRole} />
          <span className="flex gap-1">
            <SuspensionButton user={user} onSuspension={deeds.onSuspension} />
            <HistoryButton user={user} onHistory={deeds.onHistory} />
          </span>
        </div>
      </td>
    </tr>
  );
});

const Item = memo(function Item({ user, isMe, ...deeds }: RowProps) {
  const { t } = useTranslation("admin");
  const figures = useFigures();
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex items-start justify-between gap-x-2">
        <div className="min-w-0 py-1.5">
          <p className="font-medium">
            <Whose user={user} isMe={isMe} />
          </p>
          <div className="flex flex-wrap items-baseline gap-x-4 text-xs text-ink-2">
            <bdi className="wrap-anywhere">{user.username}</bdi>
            <span className="tabular-nums">{t("users.newspapers", { number: figures(user.newspaperCount ?? 0) })}</span>
            <RoleBadge role={user.role} suspendedAt={user.suspendedAt} />
          </div>
        </div>
        <span className="flex shrink-0 gap-1">
          <SuspensionButton user={user} onSuspension={deeds.onSuspension} />
          <HistoryButton user={user} onHistory={deeds.onHistory} />
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Tokens user={user} onTokens={deeds.onTokens} isNamed />
        <RoleButton user={user} onRole={deeds.onRole} />
      </div>
    </li>
  );
});
