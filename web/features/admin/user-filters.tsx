import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { UserSort } from "../../api/admin/user-list.ts";
import { controlClass, Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { longestSearch, userSorts, type useUserView } from "./user-view.ts";

const pause = 250;

const orderWords = {
  "-createdAt": "newest",
  createdAt: "oldest",
  email: "emailUp",
  "-email": "emailDown",
  username: "nameUp",
  "-username": "nameDown",
  "-tokens": "tokensDown",
  tokens: "tokensUp",
  "-newspaperCount": "papersDown",
  newspaperCount: "papersUp",
} as const satisfies Record<UserSort, string>;

/** What is shown of the users, in a ruled row. The order has a field of its own where no column has a heading. */
export function UserFilters({ placed, withOrder }: { placed: ReturnType<typeof useUserView>; withOrder: boolean }) {
  const { t } = useTranslation("admin");
  const { view } = placed;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4 border-y border-rule py-4">
      <SearchField sought={view.q} onSeek={placed.seek} />
      <Segmented
        label={t("users.who.label")}
        className="max-sm:w-full sm:whitespace-nowrap max-sm:[&>div]:h-auto! max-sm:[&>div]:min-h-11"
        choices={[
          { value: "all", label: t("users.who.all") },
          { value: "admins", label: t("users.who.admins") },
        ]}
        value={view.adminsOnly ? "admins" : "all"}
        onChange={(who) => placed.showAdminsOnly(who === "admins")}
      />
      {withOrder && (
        <Select
          label={t("users.sort.label")}
          className="min-w-56 max-sm:w-full"
          choices={userSorts.map((sort) => ({ value: sort, label: t(`users.sort.${orderWords[sort]}`) }))}
          value={view.sort as (typeof userSorts)[number]}
          onChange={placed.sortBy}
        />
      )}
    </div>
  );
}

function SearchField({ sought, onSeek }: { sought: string; onSeek: (q: string) => void }) {
  const { t } = useTranslation("admin");
  const input = useRef<HTMLInputElement>(null);
  const { typed, type } = useTyped(sought, onSeek);
  return (
    <Field label={t("users.search.label")} help={t("users.search.help")} className="min-w-0 grow basis-72 sm:max-w-md">
      {(control) => (
        <div className="relative">
          <Search aria-hidden className="absolute start-3 top-1/2 size-[18px] -translate-y-1/2 text-ink-2" strokeWidth={1.75} />
          <input
            {...control}
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestSearch}
            dir="auto"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") type("");
            }}
            className={`${controlClass} h-10 ps-10 pe-10 pointer-coarse:h-11 [&::-webkit-search-cancel-button]:hidden`}
          />
          {typed !== "" && (
            <span className="absolute end-0 top-0">
              <IconButton
                label={t("users.search.clear")}
                onClick={() => {
                  type("");
                  input.current?.focus();
                }}
              >
                <X aria-hidden className="size-4" strokeWidth={1.75} />
              </IconButton>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/** The typed search, debounced; after going back, the search in the address. */
function useTyped(sought: string, onSeek: (q: string) => void) {
  const [typed, setTyped] = useState(sought);
  const asked = useRef(sought);
  const seek = useRef(onSeek);
  seek.current = onSeek;

  useEffect(() => {
    if (sought === asked.current) return;
    asked.current = sought;
    setTyped(sought);
  }, [sought]);

  useEffect(() => {
    const next = typed.trim();
    if (next === asked.current) return;
    const timer = setTimeout(
      () => {
        asked.current = next;
        seek.current(next);
      },
      next === "" ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, type: setTyped };
}
