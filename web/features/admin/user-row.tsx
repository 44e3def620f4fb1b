import { Ban, History, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useIsSaving } from "../../api/admin/saving-users.ts";
import type { AdminUser } from "../../api/admin/user-list.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Address } from "./address.tsx";
import { mostTokens } from "./token-presses.ts";

/** What the specification lets an admin press. */
const changes = [-1, 1, 5] as const;

export interface RowProps {
  user: AdminUser;
  isMe: boolean;
  onTokens: (user: AdminUser, change: number) => void;
  onRole: (user: AdminUser, role: AdminUser["role"]) => void;
  onHistory: (user: AdminUser) => void;
  /** Asks for the reason first, or ends the suspension there is. */
  onSuspension: (user: AdminUser) => void;
}

export function Whose({ user, isMe }: Pick<RowProps, "user" | "isMe">) {
  const { t } = useTranslation("admin");
  return (
    <>
      <Address email={user.email} />
      {isMe && <span className="ms-2 text-xs whitespace-nowrap text-ink-2">({t("users.you")})</span>}
    </>
  );
}

export function RoleBadge({ role, suspendedAt }: Pick<AdminUser, "role" | "suspendedAt">) {
  const { t } = useTranslation("admin");
  if (suspendedAt) return <Badge tone="press">{t("users.suspended")}</Badge>;
  return <Badge tone={role === "admin" ? "pencil" : "ink"}>{t(`users.role.${role}`)}</Badge>;
}

interface TokensProps extends Pick<RowProps, "user" | "onTokens"> {
  /** Where no head of a column names the number. */
  isNamed?: boolean;
}

/** The total, and what moves it. */
export function Tokens({ user, onTokens, isNamed = false }: TokensProps) {
  const { t } = useTranslation("admin");
  const { tag } = useLanguage();
  const figures = useFigures();
  const signed = new Intl.NumberFormat(tag, { signDisplay: "exceptZero" });
  const isSaving = useIsSaving(user.id, "tokens");
  const isRefused = (change: number) => (change < 0 ? isSaving || user.tokens === 0 : user.tokens + change > mostTokens);
  return (
    <div className="flex items-center gap-3">
      <span className="flex min-w-7 flex-col text-end max-lg:text-start">
        {isNamed && <span className="text-xs text-ink-2">{t("users.columns.tokens")}</span>}
        <span aria-busy={isSaving || undefined} className="font-semibold tabular-nums">
          {figures(user.tokens)}
        </span>
      </span>
      <span className="flex gap-1">
        {changes.map((change) => (
          <Button
            key={change}
            size="small"
            className="min-w-9 px-0! tabular-nums pointer-coarse:min-w-11"
            aria-label={t("users.named", { action: signed.format(change), email: user.email })}
            // Not disabled itself: a button that loses the keyboard while it saves would send it to the top of the page.
            aria-disabled={isRefused(change) || undefined}
            onClick={() => !isRefused(change) && onTokens(user, change)}
          >
            <bdi>{signed.format(change)}</bdi>
          </Button>
        ))}
      </span>
    </div>
  );
}

export function RoleButton({ user, onRole }: Pick<RowProps, "user" | "onRole">) {
  const { t } = useTranslation("admin");
  const isSaving = useIsSaving(user.id, "role");
  const next = user.role === "user" ? "admin" : "user";
  const action = t(next === "admin" ? "users.makeAdmin" : "users.removeAdmin");
  return (
    <Button size="small" busy={isSaving} aria-label={t("users.named", { action, email: user.email })} onClick={() => onRole(user, next)}>
      {action}
    </Button>
  );
}

/** Nothing for admins, who lose their role first. */
export function SuspensionButton({ user, onSuspension }: Pick<RowProps, "user" | "onSuspension">) {
  const { t } = useTranslation("admin");
  if (user.role === "admin") return null;
  const [action, Icon] = user.suspendedAt ? ([t("users.reinstate"), RotateCcw] as const) : ([t("users.suspend"), Ban] as const);
  return (
    <IconButton label={t("users.named", { action, email: user.email })} onClick={() => onSuspension(user)}>
      <Icon aria-hidden className="size-[18px]" strokeWidth={1.75} />
    </IconButton>
  );
}

export function HistoryButton({ user, onHistory }: Pick<RowProps, "user" | "onHistory">) {
  const { t } = useTranslation("admin");
  return (
    <IconButton label={t("users.named", { action: t("users.history"), email: user.email })} onClick={() => onHistory(user)}>
      <History aria-hidden className="size-[18px]" strokeWidth={1.75} />
    </IconButton>
  );
}
