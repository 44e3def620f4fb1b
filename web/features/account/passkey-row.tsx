import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Passkey } from "../../api/account/passkeys.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { PasskeyName } from "./passkey-name.tsx";

/** As its owner calls it. */
export function usePasskeyName(): (passkey: Passkey) => string {
  const { t } = useTranslation("account");
  return ({ name }) => name || t("passkeys.unnamed");
}

interface PasskeyRowProps {
  passkey: Passkey;
  /** Its name is being written. */
  isNamed: boolean;
  onNamed: (isNamed: boolean) => void;
  /** Its removal is on the way. */
  isLeaving: boolean;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, isNamed, onNamed, isLeaving, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation("account");
  const { tag } = useLanguage();
  const name = usePasskeyName()(passkey);
  const rename = useRef<HTMLButtonElement>(null);
  const wasNamed = useRef(isNamed);
  useEffect(() => {
    // The field that had the keyboard is gone.
    if (wasNamed.current && !isNamed && document.activeElement === document.body) rename.current?.focus();
    wasNamed.current = isNamed;
  }, [isNamed]);

  const day = (time: number) => new Date(time).toLocaleDateString(tag, { dateStyle: "medium" });
  const { createdAt, seenAt } = passkey;
  if (isNamed) {
    return (
      <li className="py-3">
        <PasskeyName passkey={passkey} onDone={() => onNamed(false)} />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-xs text-ink-2">
          {seenAt ? t("passkeys.usedOn", { date: day(createdAt), seen: day(seenAt) }) : t("passkeys.addedOn", { date: day(createdAt) })}
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        <Button ref={rename} size="small" aria-label={t("passkeys.renameLabel", { name })} onClick={() => onNamed(true)}>
          {t("passkeys.rename")}
        </Button>
        <Button size="small" busy={isLeaving} aria-label={t("passkeys.removeLabel", { name })} onClick={onRemove}>
          {t("passkeys.remove")}
        </Button>
      </span>
    </li>
  );
}
