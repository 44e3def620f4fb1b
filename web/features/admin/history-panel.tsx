import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "../../api/admin/user-list.ts";
import "../../i18n/account-words.ts";
import { Loading } from "../../ui/loading.tsx";
import { needWords } from "../../ui/need-words.ts";
import { PartBoundary } from "../../ui/part-boundary.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { SidePanel } from "../../ui/side-panel.tsx";
import { Address } from "./address.tsx";

// The ledger uses the words of the account page.
const UserHistory = lazy(async () => {
  const part = await import("./user-history.tsx");
  await needWords("account");
  return { default: part.UserHistory };
});
type What = "tokens" | "changes";

/** The user's ledger entries, and what admins changed; open while there is a user. */
export function HistoryPanel({ user, onClose }: { user: AdminUser | null; onClose: () => void }) {
  const { t } = useTranslation("admin");
  const [what, setWhat] = useState<What>("tokens");
  const [last, setLast] = useState(user);
  // While the panel goes it still says whose it was.
  if (user && user !== last) setLast(user);
  const whose = user ?? last;
  return (
    <SidePanel
      open={user !== null}
      onOpenChange={(open) => open || onClose()}
      title={whose && <Address email={whose.email} />}
      description={whose && t("history.about", { username: whose.username, role: t(`users.role.${whose.role}`) })}
    >
      {whose && (
        <div className="flex flex-col gap-4">
          <Segmented<What>
            label={t("history.which")}
            // Words of two lines are not cut.
            className="[&>div]:h-auto! [&>div]:min-h-10"
            choices={[
              { value: "tokens", label: t("history.tokens") },
              { value: "changes", label: t("history.changes") },
            ]}
            value={what}
            onChange={setWhat}
          />
          <PartBoundary resetKey={whose.id}>
            <Suspense fallback={<Loading />}>
              <UserHistory key={whose.id} userId={whose.id} what={what} />
            </Suspense>
          </PartBoundary>
        </div>
      )}
    </SidePanel>
  );
}
