import { Tabs } from "radix-ui";
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRefreshAccount, useUser } from "../../api/queries.ts";
import "../../i18n/admin-words.ts";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Link } from "../../ui/link.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PartBoundary } from "../../ui/part-boundary.tsx";
import { useAdminAddress } from "./admin-address.ts";
import "./admin-page.css";
import { UserManagement } from "./user-management.tsx";

interface AdminPageProps {
  /** What the other two tabs show; their files come when they are opened. */
  layoutPreview: ReactNode;
  operations: ReactNode;
}

/** For admins; other users read that they have no access. The server checks again at every call. */
export function AdminPage(parts: AdminPageProps) {
  const { t } = useTranslation("admin");
  const { data: user } = useUser();
  const [wasAdmin, setWasAdmin] = useState(false);
  // Whose session ends over unsaved work signs in again, in another tab or from here, and goes on.
  const isAdmin = user ? user.role === "admin" : wasAdmin;
  if (isAdmin && !wasAdmin) setWasAdmin(true);
  useReturn(user === null);
  useDocumentTitle(`${t(isAdmin ? "title" : "denied.title")}: Stop Press`);
  if (!isAdmin) return <AccessDenied />;
  return (
    <main id="main" tabIndex={-1} className="gutters mx-auto max-w-[90rem] pt-8 pb-16 outline-none md:pt-12">
      <h1 className="text-h2 max-sm:text-[2rem]">{t("title")}</h1>
      <p className="mt-2 text-ink-2">{t("subtitle")}</p>
      <AdminTabs {...parts} />
    </main>
  );
}

/** After a sign-in in another tab this one notices it as soon as it becomes visible. */
function useReturn(isSignedOut: boolean): void {
  const refreshAccount = useRefreshAccount();
  const latest = useRef(refreshAccount);
  latest.current = refreshAccount;
  useEffect(() => {
    if (!isSignedOut) return;
    const look = () => void latest.current();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [isSignedOut]);
}

function AccessDenied() {
  const { t } = useTranslation("admin");
  return (
    <main id="main" tabIndex={-1} className="gutters mx-auto max-w-[66rem] py-12 outline-none md:py-16">
      <h1 className="text-h2 max-sm:text-[2rem]">{t("denied.title")}</h1>
      <p className="mt-4 text-ink-2">{t("denied.text")}</p>
      <Link to={paths.home} className={buttonClass({}, "mt-8")}>
        {t("denied.home")}
      </Link>
    </main>
  );
}

const tabs = ["users", "layout", "operations"] as const;
type Tab = (typeof tabs)[number];

/** The tab stands in the address. Its own place within a tab goes with it when another is opened. */
function AdminTabs({ layoutPreview, operations }: AdminPageProps) {
  const { t } = useTranslation("admin");
  const { query, change } = useAdminAddress();
  const parts: Record<Tab, ReactNode> = { users: <UserManagement />, layout: layoutPreview, operations };
  const tab = tabs.find((name) => name === query.get("tab")) ?? "users";
  const [hasSeenLayout, setSeenLayout] = useState(tab === "layout");
  if (tab === "layout" && !hasSeenLayout) setSeenLayout(true);

  const open = (next: Tab) => {
    const cleared = Object.fromEntries([...query.keys()].map((name) => [name, null]));
    change({ ...cleared, tab: next === "users" ? null : next });
  };

  return (
    // By hand: on the way past a tab its files are not fetched.
    <Tabs.Root value={tab} onValueChange={(next) => open(next as Tab)} activationMode="manual" className="mt-8">
      <Tabs.List aria-label={t("tabs.label")} className="-ms-1 flex gap-4 overflow-x-auto overflow-y-hidden border-b border-rule">
        {tabs.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            ref={name === tab ? intoView : undefined}
            className="-mb-px h-11 shrink-0 border-b-[3px] px-1 border-transparent forced-colors:border-[Canvas] text-sm font-semibold whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink"
          >
            {t(`tabs.${name}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((name) => (
        // What was moved in a layout and is not saved yet stays while another tab is looked at.
        <Panel key={name} value={name} forceMount={(name === "layout" && hasSeenLayout) || undefined}>
          {parts[name]}
        </Panel>
      ))}
    </Tabs.Root>
  );
}

/** On phones not every tab fits in the window. Not scrollIntoView: the next press of the Tab key would begin after what it showed. */
function intoView(trigger: HTMLElement | null) {
  const list = trigger?.parentElement;
  if (!trigger || !list) return;
  const [tab, window] = [trigger.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollLeft += Math.min(0, tab.left - window.left) || Math.max(0, tab.right - window.right);
}

// A panel is no stop of the Tab key: what is in it is, and a list of a hundred users would be a stop that no window shows whole.
function Panel({ children, ...rest }: ComponentProps<typeof Tabs.Content>) {
  return (
    <Tabs.Content {...rest} tabIndex={-1} className="pt-6 outline-none data-[state=inactive]:hidden">
      <PartBoundary>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </PartBoundary>
    </Tabs.Content>
  );
}
