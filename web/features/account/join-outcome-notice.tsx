import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { JoinOutcome } from "../../../functions/auth/contract.ts";
import { Notice } from "../../ui/notice.tsx";

const tones: Record<JoinOutcome, "plain" | "warn"> = {
  joined: "plain",
  cancelled: "plain",
  taken: "warn",
  expired: "warn",
  refused: "warn",
  unreachable: "warn",
};

const isOutcome = (text: string | null): text is JoinOutcome => text !== null && Object.hasOwn(tones, text);

/** How joining a provider ended: said once, on coming back from there. */
export function JoinOutcomeNotice({ providers }: { providers: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation("account");
  const [told] = useState(() => {
    const query = new URLSearchParams(location.search);
    const join = query.get("join");
    const provider = providers.find(({ id }) => id === query.get("provider"));
    return isOutcome(join) && provider ? { join, name: provider.name } : null;
  });
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on coming back, and a reload does not say it again.
  useEffect(() => {
    if (!told) return;
    history.replaceState(history.state, "", location.pathname);
    box.current?.scrollIntoView({ block: "center" });
    box.current?.focus({ preventScroll: true });
  }, []);

  if (!told) return null;
  return (
    <div ref={box} tabIndex={-1} className="outline-offset-4">
      <Notice tone={tones[told.join]}>{t(`signIn.join.${told.join}`, { name: told.name })}</Notice>
    </div>
  );
}
