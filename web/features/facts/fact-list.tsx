import { useRef, useState } from "react";
import type { SourceRange } from "../../claims/index.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { FactEntry } from "./fact-entry.tsx";
import { countOf, filtered, isDoubtful, type KindFilter, type Look } from "./fact-rows.ts";
import type { LedgerProps } from "./ledger-props.ts";
import { useFactWords } from "./use-fact-words.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

const looks: readonly Look[] = ["open", "changed", "added", "doubted", "unchecked", "kept", "given", "alike", "all"];
const kinds: readonly KindFilter[] = ["all", "number", "date", "name", "quotation", "sentence"];
const shownAtOnce = 50;

/** Everything the page says, filtered: at first what its owner should look at. */
export function FactList({ newspaper, page, rows, deeds, onShow, onArticle }: LedgerProps & { onArticle: (source: SourceRange) => void }) {
  const { t, figure } = useFactWords();
  const [look, setLook] = useState<Look>("open");
  const [kind, setKind] = useState<KindFilter>("all");
  const [open, setOpen] = useState<string | null>(null);
  const [most, setMost] = useState(shownAtOnce);
  const all = filtered(rows, look, kind);
  const shown = all.slice(0, most);
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, all.length);
  const keepable = all.filter((row) => isDoubtful(row.fact) && !row.isKept);
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 py-4">
        <Select
          label={t("show")}
          value={look}
          onChange={setLook}
          choices={looks.map((value) => ({ value, label: `${t(`filters.${value}`)} (${figure(countOf(rows, value))})` }))}
        />
        <Select
          label={t("kind")}
          value={kind}
          onChange={setKind}
          choices={kinds.map((value) => ({ value, label: `${t(`kinds.${value}`)} (${figure(filtered(rows, look, value).length)})` }))}
        />
      </div>
      {all.length === 0 && (
        <p className="border-t border-rule py-4 text-sm text-ink-2">
          {t(look === "open" && kind === "all" ? "empty.open" : "empty.other")}
        </p>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t(`filters.${look}`)}
        className="flex flex-col divide-y divide-rule border-y border-rule outline-none empty:border-0"
      >
        {shown.map((row) => (
          <FactEntry
            key={row.key}
            row={row}
            newspaper={newspaper}
            page={page}
            deeds={deeds}
            isOpen={open === row.key}
            onToggle={() => setOpen(open === row.key ? null : row.key)}
            onShow={onShow}
            onArticle={onArticle}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 pt-3">
        {all.length > most && (
          <Button size="small" onClick={() => setMost(most + shownAtOnce)}>
            {t("do.more")}
          </Button>
        )}
        {keepable.length > 1 && (
          <Button size="small" variant="quiet" onClick={() => deeds.keep(keepable.map(({ fact }) => fact))}>
            {t("do.keepShown")}
          </Button>
        )}
      </div>
    </>
  );
}
