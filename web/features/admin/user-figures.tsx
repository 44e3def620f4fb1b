import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { UserPage } from "../../api/admin/user-list.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { SystemStatus } from "./system-status.tsx";

/** The three figures above the table. `shown` is missing while it is not known. */
export function UserFigures({ shown }: { shown: UserPage | undefined }) {
  const { t } = useTranslation("admin");
  const figures = useFigures();
  return (
    <div className="grid gap-x-8 gap-y-1 sm:grid-cols-3">
      <Figure name={t("users.total")}>{shown ? figures(shown.total) : "–"}</Figure>
      <Figure name={t("users.admins")}>{shown ? figures(shown.admins) : "–"}</Figure>
      <SystemStatus />
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <dl className="border-t-[3px] border-ink pt-2 max-sm:border-t max-sm:border-rule max-sm:flex max-sm:items-baseline max-sm:justify-between">
      <dt className="text-xs font-semibold text-ink-2">{name}</dt>
      <dd className="text-h3 font-semibold tabular-nums max-sm:text-lg">{children}</dd>
    </dl>
  );
}
