import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Identity, type User, useIdentities, useJoinIdentity, useRemoveIdentity } from "../../api/account/account.ts";
import { ApiError } from "../../api/client.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { showToast } from "../../ui/toast.ts";
import { AccountSection } from "./account-section.tsx";
import { JoinOutcomeNotice } from "./join-outcome-notice.tsx";
import { LoadFailed, LoadingRows } from "./list-state.tsx";
import { longButtonClass } from "./long-button.ts";
import { useTroubleWords } from "./use-trouble-words.ts";
import { WithAddress } from "./with-address.tsx";

/** How one gets in: by a code to the address, through other sites, with a passkey. */
export function SignInSection({ user }: { user: User }) {
  const { t } = useTranslation("account");
  const { t: tPublic } = useTranslation();
  const troubleWords = useTroubleWords();
  const ways = useIdentities();
  const remove = useRemoveIdentity();
  const [asked, setAsked] = useState<Identity | null>(null);
  const [isAsking, setAsking] = useState(false);

  const removeAsked = () => {
    setAsking(false);
    if (!asked) return;
    const { id, name } = asked;
    remove.mutate(id, {
      onSuccess: () => showToast({ title: t("signIn.removed", { name }), tone: "success" }),
      onError: (error) => {
        const what = t("signIn.removeFailed", { name });
        const isLast = error instanceof ApiError && error.status === 409;
        showToast({ title: what, description: isLast ? t("signIn.lastWay") : troubleWords("", error), tone: "error" });
      },
    });
  };

  return (
    <AccountSection anchor="sign-in" title={t("signIn.title")} count={ways.data?.identities.length}>
      {ways.data ? (
        <>
          <JoinOutcomeNotice providers={ways.data.available} />
          <ul className="divide-y divide-rule border-y border-rule empty:hidden">
            {ways.data.mail && (
              <li className="py-3">
                <p className="font-medium">{t("signIn.code")}</p>
                <p className="text-xs text-ink-2">
                  <WithAddress words={(email) => t("signIn.codeText", { email })} email={user.email} />
                </p>
              </li>
            )}
            {ways.data.identities.map((identity) => (
              <IdentityRow
                key={identity.id}
                identity={identity}
                busy={remove.isPending && remove.variables === identity.id}
                onRemove={() => {
                  setAsked(identity);
                  setAsking(true);
                }}
              />
            ))}
          </ul>
          <Providers available={ways.data.available} joined={ways.data.identities.map(({ provider }) => provider)} />
        </>
      ) : ways.error ? (
        <LoadFailed text={t("signIn.loadFailed")} error={ways.error} busy={ways.isFetching} onRetry={() => void ways.refetch()} />
      ) : (
        <LoadingRows rows={1} />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("signIn.confirm.title", { name: asked?.name })}
        description={t("signIn.confirm.text", { name: asked?.name })}
        confirmLabel={t("signIn.removeLabel", { name: asked?.name ?? tPublic("close") })}
        onConfirm={removeAsked}
      />
    </AccountSection>
  );
}

function IdentityRow({ identity, busy, onRemove }: { identity: Identity; busy: boolean; onRemove: () => void }) {
  const { t } = useTranslation("account");
  const { tag } = useLanguage();
  const day = (time: number) => new Date(time).toLocaleDateString(tag, { dateStyle: "medium" });
  const { name, email, createdAt, seenAt } = identity;
  return (
    <li className="flex items-center justify-between gap-x-4 gap-y-2 py-3 max-[22rem]:flex-wrap">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        {email && (
          <p className="text-xs break-words text-ink-2">
            <bdi dir="ltr">{email}</bdi>
          </p>
        )}
        <p className="text-xs text-ink-2">
          {seenAt ? t("signIn.used", { date: day(createdAt), seen: day(seenAt) }) : t("signIn.added", { date: day(createdAt) })}
        </p>
      </div>
      <Button size="small" busy={busy} aria-label={t("signIn.removeLabel", { name })} onClick={onRemove}>
        {t("signIn.remove")}
      </Button>
    </li>
  );
}

interface ProvidersProps {
  available: readonly { id: string; name: string }[];
  /** The ids of those that lead into the account already; an account there more than one is possible. */
  joined: readonly string[];
}

function Providers({ available, joined }: ProvidersProps) {
  const { t } = useTranslation("account");
  const troubleWords = useTroubleWords();
  const join = useJoinIdentity();
  const { reset } = join;
  // Back from the provider by the browser's own button, the page is as it was left: busy.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, [reset]);
  if (available.length === 0) return null;
  const tell = (name: string, error: unknown) => {
    const isTheirs = error instanceof ApiError && error.status === 502;
    showToast({
      title: isTheirs ? t("signIn.join.unreachable", { name }) : troubleWords(t("signIn.joinFailed", { name }), error),
      tone: "error",
    });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {available.map(({ id, name }) => (
        <Button
          key={id}
          className={longButtonClass}
          // Busy to the end: the browser is on its way to the provider.
          busy={join.variables === id && (join.isPending || join.isSuccess)}
          onClick={() => join.mutate(id, { onError: (error) => tell(name, error) })}
        >
          {t(joined.includes(id) ? "signIn.addAnother" : "signIn.add", { name })}
        </Button>
      ))}
    </div>
  );
}
