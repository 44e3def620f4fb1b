import type { Newspaper } from "../../api/newspapers.ts";
import type { FieldRange } from "./carry.ts";
import type { FactRow } from "./fact-rows.ts";
import type { CheckedPage } from "./facts-piece.ts";
import type { FactDeeds } from "./use-fact-deeds.ts";

/** Props of every part of the ledger. */
export interface LedgerProps {
  newspaper: Newspaper;
  /** In the words of this moment. */
  page: CheckedPage;
  rows: readonly FactRow[];
  deeds: FactDeeds;
  onShow: (range: FieldRange) => void;
}
