import { useTranslation } from "react-i18next";
import type { LedgerEntry } from "../../functions/user/contract.ts";
import { useFigures } from "./use-figures.ts";
import { useLanguage } from "./use-language.ts";

const returnedBecause: Record<string, "text" | "pictures" | "model" | "time" | "ours"> = {
  TEXT_FAILED: "text",
  PICTURES_FAILED: "pictures",
  PROVIDER_FAILED: "model",
  PROVIDER_TIMEOUT: "time",
  INTERNAL: "ours",
};

/** A name in its own direction, whatever the sentence's. */
const isolate = (name: string) => `\u2068${name}\u2069`;

export interface EntryWords {
  /** What happened. */
  text: string;
  /** Of which article, and what became of a debt. */
  notes: string[];
}

/** What moved the tokens, in plain words, to their owner or about them to an admin. */
export function useLedgerWords(reader: "owner" | "admin" = "owner"): (entry: LedgerEntry) => EntryWords {
  const { t } = useTranslation("account");
  const { tag } = useLanguage();
  const figures = useFigures();

  const stopped = reader === "owner" ? "stopped" : "stoppedByOwner";
  const monthOf = (at: number) => {
    const isThisYear = new Date(at).getUTCFullYear() === new Date().getUTCFullYear();
    // The month of free tokens is counted in UTC.
    return new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC", ...(isThisYear ? {} : { year: "numeric" }) }).format(at);
  };

  const spentWords = ({ newspaperName, title, runStatus }: LedgerEntry) => {
    if (runStatus === "running") return t("tokens.spentNow");
    const name = newspaperName || title;
    return name ? t("tokens.spent", { name: isolate(name) }) : t("tokens.spentPlain");
  };

  const textOf = (entry: LedgerEntry): string => {
    const counted = { count: Math.abs(entry.delta), number: figures(Math.abs(entry.delta)) };
    switch (entry.reason) {
      case "free":
        return t("tokens.free", { ...counted, month: monthOf(entry.at) });
      case "purchase":
        return t("tokens.bought", counted);
      case "run":
        return spentWords(entry);
      case "refund":
        return t(`tokens.returned.${entry.runStatus === "stopped" ? stopped : (returnedBecause[entry.code ?? ""] ?? "other")}`);
      case "reversal":
        return t("tokens.reversal");
      case "reinstated":
        return t(reader === "owner" ? "tokens.reinstated" : "tokens.reinstatedToOwner");
      case "admin":
        return t("tokens.admin");
      default:
        return t("tokens.other");
    }
  };

  return (entry) => {
    const article = entry.reason === "refund" ? entry.newspaperName || entry.title : undefined;
    const owed = entry.owed ?? 0;
    const debt =
      owed > 0
        ? t("tokens.owed", { number: figures(owed) })
        : owed < 0
          ? t("tokens.settled", { count: -owed, number: figures(-owed) })
          : undefined;
    return { text: textOf(entry), notes: [article, debt].filter((note) => note !== undefined) };
  };
}
