import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { type LedgerEntry, useLedger } from "../../api/account/account.ts";
import { useTokens } from "../../api/queries.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useLedgerWords } from "../../i18n/use-ledger-words.ts";
import "../../i18n/payment-words.ts";
import { paths } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { AccountSection } from "./account-section.tsx";
import { LoadFailed, LoadingRows } from "./list-state.tsx";

/** How many there are, and what came and went, newest first. */
export function TokensSection() {
  const { t } = useTranslation("account");
  return (
    <AccountSection anchor="tokens" title={t("tokens.title")}>
      <Balance />
      <div className="flex flex-col gap-3">
        <h3 className="font-ui text-xs font-semibold">{t("tokens.history")}</h3>
        <History />
      </div>
    </AccountSection>
  );
}

function Balance() {
  const { t } = useTranslation();
  const { t: tPayment } = useTranslation("payment");
  const figures = useFigures();
  const { data: purse, isError } = useTokens();
  const words = purse
    ? purse.isAdmin
      ? t("navigation.unlimited")
      : tPayment("pricing.balance", { count: purse.tokens, number: figures(purse.tokens) })
    : isError && tPayment("pricing.balanceUnknown");
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="font-semibold">
        {words}
      </p>
      <Link to={paths.pricing} className={buttonClass({})}>
        {t("navigation.buyTokens")}
      </Link>
    </div>
  );
}

function History() {
  const { t } = useTranslation("account");
  const ledger = useLedger();
  const list = useRef<HTMLOListElement>(null);
  const entries = ledger.data?.pages.flatMap(({ items }) => items) ?? [];

  const showMore = async () => {
    const shown = entries.length;
    await ledger.fetchNextPage();
    // With the last part the button goes: the keyboard goes on where the new ones begin.
    requestAnimationFrame(() => {
      const isFree = document.activeElement === document.body;
      const first = list.current?.children[shown];
      if (isFree && first instanceof HTMLElement) first.focus({ preventScroll: true });
    });
  };

  if (ledger.isPending) return <LoadingRows />;
  const failed = ledger.error && (
    <LoadFailed
      text={t("tokens.loadFailed")}
      error={ledger.error}
      busy={ledger.isFetching}
      onRetry={() => void (ledger.data ? ledger.fetchNextPage() : ledger.refetch())}
    />
  );
  if (!ledger.data) return failed;
  if (entries.length === 0) return <p className="text-ink-2">{t("tokens.empty")}</p>;
  return (
    <>
      <ol ref={list} className="divide-y divide-rule border-y border-rule">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {failed}
      {ledger.hasNextPage && !failed && (
        <Button className="self-start" busy={ledger.isFetchingNextPage} onClick={() => void showMore()}>
          {t("tokens.more")}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation("account");
  const { tag } = useLanguage();
  const figures = useFigures();
  const { text, notes } = useLedgerWords()(entry);
  const moved = new Intl.NumberFormat(tag, { signDisplay: "exceptZero" }).format(entry.delta).replace("-", "\u2212");
  const at = new Date(entry.at);
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)_3rem_7.5rem]"
    >
      <time dateTime={at.toISOString()} className="text-xs leading-6 text-ink-2 max-sm:order-3">
        {at.toLocaleDateString(tag, { dateStyle: "medium" })}
      </time>
      <div className="min-w-0 break-words">
        {text}
        {notes.map((note) => (
          <p key={note} className="text-xs text-ink-2">
            <bdi>{note}</bdi>
          </p>
        ))}
      </div>
      <bdi className="text-end font-semibold tabular-nums">{moved}</bdi>
      <span className="text-end text-xs leading-6 text-ink-2 tabular-nums max-sm:order-4">
        {t("tokens.balance", { number: figures(entry.balance) })}
      </span>
    </li>
  );
}
