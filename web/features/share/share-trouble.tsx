import { useTranslation } from "react-i18next";
import { ApiError, NetworkError } from "../../api/client.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { paths, signInPath } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { networkNames } from "./networks.ts";
import { isNetwork, type ShareTrouble } from "./use-sharing.ts";

type Reason = "offline" | "signedOut" | "gone" | "hurried" | "full" | "drawing" | "takenDown" | "other";

/** Quoted text of others in its own direction, independent of the sentence's. */
const isolate = (words: string) => `\u2068${words}\u2069`;

/** Why it failed, as far as it is known. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof NetworkError) return "offline";
  if (error instanceof ApiError) {
    if (error.status === 401) return "signedOut";
    if (error.status === 404) return "gone";
    if (takedownIn(error)) return "takenDown";
    if (error.status === 429) return "hurried";
    return error.code === "TOO_LARGE" ? "full" : "other";
  }
  return navigator.onLine === false ? "offline" : "drawing";
}

/** Why the operator took the newspaper down, and whom to write to, where that is what the answer says. */
function takedownIn(error: unknown): { why: string; contact: string | null } | null {
  const details = (error instanceof ApiError ? error.details : null) as
    | { reason?: unknown; why?: unknown; contact?: unknown }
    | null
    | undefined;
  if (details?.reason !== "taken-down") return null;
  return { why: String(details.why), contact: typeof details.contact === "string" ? details.contact : null };
}

interface TroubleNoticeProps {
  trouble: ShareTrouble;
  onAgain: () => void;
}

/** What went wrong, what was kept and what to do; beside the buttons, for the message passes. */
export function TroubleNotice({ trouble, onAgain }: TroubleNoticeProps) {
  const { t } = useTranslation("share-app");
  const sentences = useSentences();
  const { target, error, address, isPrivate } = trouble;
  const title = isNetwork(target) ? t("failed.network", { network: networkNames[target] }) : t("failed.title");
  if (address && isNetwork(target)) {
    const link = (
      <ButtonLink href={address} target="_blank" rel="noopener" size="small">
        {t("failed.open", { network: networkNames[target] })}
      </ButtonLink>
    );
    return (
      <Notice tone="warn" title={title} actions={link}>
        {t("failed.blocked")}
      </Notice>
    );
  }
  const reason = reasonOf(error);
  const deed =
    reason === "signedOut" ? (
      <ButtonLink href={signInPath(paths.home)} size="small">
        {t("failed.signIn")}
      </ButtonLink>
    ) : (
      reason !== "gone" &&
      reason !== "takenDown" && (
        <Button size="small" onClick={onAgain}>
          {t("failed.again")}
        </Button>
      )
    );
  const takedown = takedownIn(error);
  if (takedown) {
    const appeal = takedown.contact ? t("failed.appeal", { contact: isolate(takedown.contact) }) : t("failed.appealOperator");
    return (
      <Notice tone="warn" title={title}>
        <p>{t("failed.takenDown", { why: isolate(takedown.why) })}</p>
        <p>{appeal}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title={title} actions={deed}>
      {sentences(t(`failed.${reason}`), isPrivate && reason !== "gone" ? t("failed.kept") : undefined)}
    </Notice>
  );
}
