import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type AuditEntry, type LedgerEntry, useAuditOf, useLedgerOf } from "../../api/admin/user-history.ts";
import type { Part } from "../../api/list-part.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useLedgerWords } from "../../i18n/use-ledger-words.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAuditWords } from "./use-audit-words.ts";
import { useTroubleWords } from "./use-trouble-words.ts";

export function UserHistory({ userId, what }: { userId: string; what: "tokens" | "changes" }) {
  return what === "tokens" ? <Ledger userId={userId} /> : <Audit userId={userId} />;
}

function Ledger({ userId }: { userId: string }) {
  const { t } = useTranslation("admin");
  return (
    <Entries list={useLedgerOf(userId)} empty={t("history.ledgerEmpty")} failed={t("history.ledgerFailed")}>
      {(entry: LedgerEntry) => <LedgerItem entry={entry} />}
    </Entries>
  );
}

function Audit({ userId }: { userId: string }) {
  const { t } = useTranslation("admin");
  return (
    <Entries list={useAuditOf(userId)} empty={t("history.auditEmpty")} failed={t("history.auditFailed")}>
      {(entry: AuditEntry) => <AuditItem entry={entry} />}
    </Entries>
  );
}

interface EntriesProps<Entry> {
  list: UseInfiniteQueryResult<{ pages: Part<Entry>[] }>;
  empty: string;
  failed: string;
  children: (entry: Entry) => ReactNode;
}

function Entries<Entry extends { id: string }>({ list, empty, failed, children }: EntriesProps<Entry>) {
  const { t } = useTranslation(["public", "account"]);
  const sentences = useSentences();
  const troubleWords = useTroubleWords();
  const shown = useRef<HTMLOListElement>(null);
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];

  const showMore = async () => {
    const before = entries.length;
    await list.fetchNextPage();
    // With the last part the button goes: the keyboard goes on where the new ones begin.
    requestAnimationFrame(() => {
      const first = shown.current?.children[before];
      if (document.activeElement === document.body && first instanceof HTMLElement) first.focus({ preventScroll: true });
    });
  };

  if (list.isPending) return <Loading />;
  return (
    <>
      {list.data && entries.length === 0 && <p className="text-ink-2">{empty}</p>}
      {entries.length > 0 && (
        <ol ref={shown} className="divide-y divide-rule border-y border-rule text-sm">
          {entries.map((entry) => (
            <li key={entry.id} tabIndex={-1} className="py-2.5">
              {children(entry)}
            </li>
          ))}
        </ol>
      )}
      {list.error && (
        <Notice
          tone="error"
          actions={
            <Button size="small" busy={list.isFetching} onClick={() => void (list.data ? list.fetchNextPage() : list.refetch())}>
              {t("retry")}
            </Button>
          }
        >
          {sentences(failed, troubleWords(list.error))}
        </Notice>
      )}
      {list.hasNextPage && !list.error && (
        <Button className="self-start" busy={list.isFetchingNextPage} onClick={() => void showMore()}>
          {t("account:tokens.more")}
        </Button>
      )}
    </>
  );
}

function LedgerItem({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation("account");
  const { tag } = useLanguage();
  const figures = useFigures();
  const { text, notes } = useLedgerWords("admin")(entry);
  const moved = new Intl.NumberFormat(tag, { signDisplay: "exceptZero" }).format(entry.delta).replace("-", "\u2212");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5">
      <div className="min-w-0 break-words">
        {text}
        {notes.map((note) => (
          <p key={note} className="text-xs text-ink-2">
            <bdi>{note}</bdi>
          </p>
        ))}
      </div>
      <bdi className="text-end font-semibold tabular-nums">{moved}</bdi>
      <Moment at={entry.at} />
      <span className="text-end text-xs leading-6 text-ink-2 tabular-nums">{t("tokens.balance", { number: figures(entry.balance) })}</span>
    </div>
  );
}

function AuditItem({ entry }: { entry: AuditEntry }) {
  const { text, by } = useAuditWords()(entry);
  return (
    <>
      <p className="break-words">{text}</p>
      <p className="text-xs leading-6 wrap-anywhere text-ink-2">{by}</p>
      <Moment at={entry.at} />
    </>
  );
}

function Moment({ at }: { at: number }) {
  const { tag } = useLanguage();
  const moment = new Date(at);
  return (
    <time dateTime={moment.toISOString()} className="text-xs leading-6 text-ink-2">
      {moment.toLocaleString(tag, { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
}
