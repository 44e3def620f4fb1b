import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdminUser, useUserPage } from "../../api/admin/user-list.ts";
import { useUser } from "../../api/queries.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { useColumnRoom } from "./use-column-room.ts";
import { useUserDeeds } from "./use-user-deeds.ts";
import { UserFigures } from "./user-figures.tsx";
import { UserFilters } from "./user-filters.tsx";
import { ListFailed, NobodyFound, Spinner } from "./user-list-state.tsx";
import { UserPages, useRange } from "./user-pages.tsx";
import { UserItems, type UserRowsProps, UserTable } from "./user-table.tsx";
import { useUserView } from "./user-view.ts";

const Moderation = lazy(async () => ({ default: (await import("./moderation.tsx")).Moderation }));

/** Who is there, what they hold and what they may do. */
export function UserManagement() {
  const { t } = useTranslation("admin");
  const { data: me } = useUser();
  const placed = useUserView();
  const { view, page } = placed;
  const list = useUserPage(view);
  const hasRoom = useColumnRoom();
  const rangeOf = useRange();
  const [announced, announce] = useState("");
  const { moveTokens, setRole, setSuspension } = useUserDeeds(announce);
  const [leaving, setLeaving] = useState<AdminUser | null>(null);
  const [looking, setLooking] = useState<AdminUser | null>(null);
  const [suspending, setSuspending] = useState<AdminUser | null>(null);
  const [isSuspending, setIsSuspending] = useState(false);
  const top = useRef<HTMLElement>(null);

  const turn = (go: () => void) => {
    go();
    // The buttons lie below the list: the next page is read from its beginning.
    top.current?.scrollIntoView({ block: "start", behavior: "instant" });
    top.current?.focus({ preventScroll: true });
  };
  const askFirst = (user: AdminUser, role: AdminUser["role"]) => {
    if (user.id === me?.id && role === "user") setLeaving(user);
    else void setRole(user, role);
  };
  const suspend = async (user: AdminUser, reason: string) => {
    setIsSuspending(true);
    if (await setSuspension(user, reason)) setSuspending(null);
    setIsSuspending(false);
  };
  const deeds = useSteady({
    onTokens: (user: AdminUser, change: number) => void moveTokens(user, change),
    onRole: askFirst,
    onHistory: setLooking,
    onSuspension: (user: AdminUser) => (user.suspendedAt ? void setSuspension(user, null) : setSuspending(user)),
  });
  const rows = { users: list.data?.users ?? [], myId: me?.id, ...deeds };
  const isElsewhere = list.isPlaceholderData;

  return (
    <div className="flex flex-col gap-6">
      <UserFigures shown={list.data} />
      <UserFilters placed={placed} withOrder={!hasRoom} />
      <section ref={top} tabIndex={-1} aria-label={t("users.caption")} aria-busy={list.isFetching} className="scroll-mt-20 outline-none">
        <p role="status" className="sr-only">
          {list.data && !isElsewhere && rangeOf(list.data, view, page)}
        </p>
        {list.error && (
          <ListFailed error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} onRestart={placed.restart} />
        )}
        {list.isPending && !list.error && <Spinner />}
        {list.data && rows.users.length === 0 && !isElsewhere && <NobodyFound placed={placed} />}
        {list.data && rows.users.length > 0 && (
          <div className={isElsewhere ? "opacity-60 transition-opacity delay-150" : undefined}>
            {hasRoom ? <UserTable {...rows} sort={view.sort} onSort={placed.sortBy} /> : <UserItems {...rows} />}
          </div>
        )}
        {list.data && (
          <UserPages
            shown={list.data}
            view={view}
            page={page}
            busy={isElsewhere}
            onPrevious={() => turn(placed.goBack)}
            onNext={(next) => !isElsewhere && turn(() => placed.goOn(next))}
          />
        )}
      </section>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <HistoryPanel user={looking} onClose={() => setLooking(null)} />
      <Suspense fallback={null}>
        <Moderation suspending={suspending} busy={isSuspending} onClose={() => setSuspending(null)} onSuspend={suspend} />
      </Suspense>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => open || setLeaving(null)}
        title={t("users.own.title")}
        description={t("users.own.text")}
        confirmLabel={t("users.removeAdmin")}
        onConfirm={() => {
          if (leaving) void setRole(leaving, "user");
          setLeaving(null);
        }}
      />
    </div>
  );
}

/** The same functions as long as the list is shown; what they do is what was given last. */
function useSteady(deeds: Pick<UserRowsProps, "onTokens" | "onRole" | "onHistory" | "onSuspension">) {
  const latest = useRef(deeds);
  latest.current = deeds;
  const [steady] = useState<typeof deeds>(() => ({
    onTokens: (user, change) => latest.current.onTokens(user, change),
    onRole: (user, role) => latest.current.onRole(user, role),
    onHistory: (user) => latest.current.onHistory(user),
    onSuspension: (user) => latest.current.onSuspension(user),
  }));
  return steady;
}
