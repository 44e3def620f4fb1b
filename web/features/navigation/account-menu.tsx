import { QueryClientProvider } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { User } from "../../../functions/auth/contract.ts";
import { useSignOut } from "../../api/account/use-sign-out.ts";
import { useUser, useWatchedTokens } from "../../api/queries.ts";
import { queryClient } from "../../api/query-client.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { GameButton } from "../../ui/game-button.tsx";
import { Link } from "../../ui/link.tsx";
import { NavigationSlot } from "../../ui/navigation-slot.tsx";
import { CollapsibleMenu } from "./collapsible-menu.tsx";
import { SettingsButton } from "./settings-button.tsx";

interface AccountMenuProps {
  user: User;
  /** The session is gone: the account was deleted on this very page, or the session ended elsewhere. */
  onGone: () => void;
}

/** In its sheet, of which a visitor needs nothing either. */
export function AccountMenu({ user, onGone }: AccountMenuProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Menu known={user} onGone={onGone} />
    </QueryClientProvider>
  );
}

function Menu({ known, onGone }: { known: User; onGone: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: user = known } = useUser();
  const signOut = useSignOut();
  const isGone = !user;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (!user) return null;
  return (
    <CollapsibleMenu label={t("navigation.menu")}>
      <NavigationSlot />
      {pathname !== paths.home && (
        <Link to={paths.home} className={buttonClass({ variant: "quiet" }, "max-xl:justify-start")}>
          {t("navigation.newspaper")}
        </Link>
      )}
      <Balance />
      <Link to={paths.pricing} className={buttonClass({ variant: "plain" })}>
        {t("navigation.buyTokens")}
      </Link>
      <Greeting name={user.firstName || user.email} />
      {user.role === "admin" && (
        <Link
          to={paths.admin}
          aria-current={pathname === paths.admin ? "page" : undefined}
          className={buttonClass({ variant: "quiet" }, "max-xl:justify-start")}
        >
          {t("navigation.admin")}
        </Link>
      )}
      <SettingsButton look="word" />
      <GameButton className="max-xl:justify-start xl:px-3" wordClass="xl:sr-only" />
      <a href={paths.signOut} onClick={signOut} className={buttonClass({ variant: "quiet" }, "max-xl:justify-start")}>
        <LogOut aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />
        {t("navigation.signOut")}
      </a>
    </CollapsibleMenu>
  );
}

function Balance() {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { data } = useWatchedTokens();
  if (!data) return null;
  const className = "px-3 text-sm font-medium whitespace-nowrap tabular-nums max-xl:px-4 max-xl:py-2";
  if (!data.isAdmin) {
    const number = new Intl.NumberFormat(tag).format(data.tokens);
    return <span className={className}>{t("navigation.tokens", { count: data.tokens, number })}</span>;
  }
  // The sentence has no room in the row, where an admin has one link more.
  return (
    <span className={className} title={t("navigation.unlimited")}>
      <span aria-hidden className="text-lg max-xl:hidden">
        ∞
      </span>
      <span className="xl:sr-only">{t("navigation.unlimited")}</span>
    </span>
  );
}

/** The way to the account. The name keeps its own direction, and gives way where the bar is full. */
function Greeting({ name }: { name: string }) {
  const { t } = useTranslation();
  const [before, after] = t("navigation.greeting", { name: "\n" }).split("\n");
  return (
    <Link
      to={paths.account}
      title={name}
      className="flex min-w-16 rounded-ctl px-3 py-2 text-sm font-medium whitespace-pre text-ink-2 hover:bg-wash hover:text-ink max-xl:order-first max-xl:px-4 pointer-coarse:py-3"
    >
      {before}
      <bdi className="max-w-44 min-w-0 truncate max-xl:max-w-none">{name}</bdi>
      {after}
    </Link>
  );
}
