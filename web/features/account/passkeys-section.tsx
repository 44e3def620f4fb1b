import { useState } from "react";
import { useTranslation } from "react-i18next";
import { canUsePasskeys, type Passkey, usePasskeys, useRemovePasskey } from "../../api/account/passkeys.ts";
import { ApiError } from "../../api/client.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { showToast } from "../../ui/toast.ts";
import { AccountSection } from "./account-section.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { LoadFailed, LoadingRows } from "./list-state.tsx";
import { PasskeyRow, usePasskeyName } from "./passkey-row.tsx";
import { useTroubleWords } from "./use-trouble-words.ts";

/** Keys kept by devices and password managers, as another way in: added, named and removed here. */
export function PasskeysSection() {
  const { t } = useTranslation("account");
  const troubleWords = useTroubleWords();
  const nameOf = usePasskeyName();
  const passkeys = usePasskeys();
  const remove = useRemovePasskey();
  const [asked, setAsked] = useState<Passkey | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** The passkey whose name is being written. */
  const [named, setNamed] = useState<string | null>(null);
  const known = passkeys.data;
  // Its direction is not that of the sentence it stands in.
  const name = asked ? `\u2068${nameOf(asked)}\u2069` : "";

  const removeAsked = () => {
    setAsking(false);
    if (!asked) return;
    remove.mutate(asked.id, {
      onSuccess: () => showToast({ title: t("passkeys.removed", { name }), tone: "success" }),
      onError: (error) => {
        const isLast = error instanceof ApiError && error.status === 409;
        const description = isLast ? t("signIn.lastWay") : troubleWords("", error);
        showToast({ title: t("passkeys.removeFailed", { name }), description, tone: "error" });
      },
    });
  };

  return (
    <AccountSection anchor="passkeys" title={t("passkeys.title")} count={known?.length}>
      <p className="text-ink-2">{t("passkeys.lead")}</p>
      {known && known.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {known.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isNamed={named === passkey.id}
              onNamed={(isNamed) => setNamed(isNamed ? passkey.id : null)}
              isLeaving={remove.isPending && remove.variables === passkey.id}
              onRemove={() => {
                setAsked(passkey);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      {known?.length === 0 && <p>{t("passkeys.none")}</p>}
      {!known && !passkeys.error && <LoadingRows rows={1} />}
      {!known && passkeys.error && (
        <LoadFailed
          text={t("passkeys.loadFailed")}
          error={passkeys.error}
          busy={passkeys.isFetching}
          onRetry={() => void passkeys.refetch()}
        />
      )}
      {known && (canUsePasskeys() ? <AddPasskey known={known} onAdded={({ id }) => setNamed(id)} /> : <p>{t("passkeys.unsupported")}</p>)}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("passkeys.confirmTitle", { name })}
        description={t("passkeys.confirmText")}
        confirmLabel={t("passkeys.remove")}
        onConfirm={removeAsked}
      />
    </AccountSection>
  );
}
