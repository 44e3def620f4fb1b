// Apart from index.ts: importers of the typesetter would otherwise load the check, 100 KB.
export { factsOf } from "./facts/ledger.ts";
