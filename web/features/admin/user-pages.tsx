import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type UserPage, type UserView, usersOnPage } from "../../api/admin/user-list.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";

interface UserPagesProps {
  shown: UserPage;
  view: UserView;
  /** Counted from 1. */
  page: number;
  busy: boolean;
  onPrevious: () => void;
  onNext: (next: string) => void;
}

/** Which of the users are shown, of how many where that is known, and the way to the others. */
export function UserPages({ shown, view, page, busy, onPrevious, onNext }: UserPagesProps) {
  const { t } = useTranslation("admin");
  const range = useRange();
  const { next } = shown;
  const words = range(shown, view, page);
  return (
    <nav aria-label={t("users.pages.label")} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 text-sm">
      <p className="text-ink-2 tabular-nums">{words}</p>
      {(page > 1 || next) && (
        <span className="flex gap-2">
          <Button
            aria-disabled={page === 1 || undefined}
            iconStart={<ChevronLeft aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />}
            onClick={() => page > 1 && onPrevious()}
          >
            {t("users.pages.previous")}
          </Button>
          <Button
            busy={busy}
            aria-disabled={!next || undefined}
            iconEnd={<ChevronRight aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />}
            onClick={() => next && onNext(next)}
          >
            {t("users.pages.next")}
          </Button>
        </span>
      )}
    </nav>
  );
}

/** "1–100 of 100,000". A search is not counted: until the last page it says only that there are more. */
export function useRange() {
  const { t } = useTranslation("admin");
  const { tag, direction } = useLanguage();
  const figures = useFigures();
  return ({ users, next, total, admins }: UserPage, { q, adminsOnly }: UserView, page: number): string => {
    const first = (page - 1) * usersOnPage + 1;
    const last = first + users.length - 1;
    if (last < first) return "";
    const shown = first === last ? figures(first) : new Intl.NumberFormat(tag).formatRange(first, last);
    // In an Arabic line the dash would turn the two numbers round.
    const whole = direction === "rtl" ? `\u2066${shown}\u2069` : shown;
    const count = next === null ? last : q !== "" ? undefined : adminsOnly ? admins : total;
    if (count === undefined) return t("users.pages.rangeOpen", { range: whole });
    return t("users.pages.range", { range: whole, total: figures(Math.max(count, last)) });
  };
}
