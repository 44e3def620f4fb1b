import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type User, useDeleteAccount } from "../../api/account/account.ts";
import { forgetPerson, forgetWork } from "../../api/account/forget-person.ts";
import { ApiError } from "../../api/client.ts";
import { useRefreshAccount, useTokens } from "../../api/queries.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast.ts";
import { AccountSection } from "./account-section.tsx";
import { useTroubleWords } from "./use-trouble-words.ts";
import { WithAddress } from "./with-address.tsx";

/** Last of all: the account with everything in it. */
export function DeleteSection({ user }: { user: User }) {
  const { t } = useTranslation("account");
  const client = useQueryClient();
  const navigate = useNavigate();
  const refreshAccount = useRefreshAccount();
  const [isOpen, setOpen] = useState(false);
  const isGone = useRef(false);

  // Only after this screen has been left: without a user it would redirect to sign-in.
  useEffect(
    () => () => {
      if (isGone.current) forgetPerson(client);
    },
    [client],
  );

  const leave = () => {
    isGone.current = true;
    forgetWork();
    navigate(paths.landing);
    showToast({ title: t("delete.gone"), description: t("delete.farewell"), tone: "success", duration: 12_000 });
  };

  return (
    <AccountSection anchor="delete" title={t("delete.title")}>
      <p className="max-w-[38em] text-ink-2">{t("delete.lead")}</p>
      <Button
        variant="danger"
        className="self-start"
        onClick={() => {
          // What goes is counted now.
          void refreshAccount();
          setOpen(true);
        }}
      >
        {t("delete.button")}
      </Button>
      {isOpen && <DeleteDialog user={user} onClose={() => setOpen(false)} onDeleted={leave} />}
    </AccountSection>
  );
}

interface DeleteDialogProps {
  user: User;
  onClose: () => void;
  onDeleted: () => void;
}

const plain = (address: string) => address.normalize("NFKC").trim().toLowerCase();

function DeleteDialog({ user, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation("account");
  const { t: tPublic } = useTranslation();
  const figures = useFigures();
  const troubleWords = useTroubleWords();
  const remove = useDeleteAccount();
  const { data: purse } = useTokens();
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const email = `\u2068${user.email}\u2069`;

  // With the keyboard back in the field its trouble is read aloud.
  const complain = (words: string) => {
    setError(words);
    document.getElementById(formId)?.querySelector("input")?.focus();
  };

  const submit = () => {
    if (remove.isPending) return;
    if (plain(typed) !== plain(user.email)) return complain(t("delete.wrong", { email }));
    remove.mutate(typed, {
      onSuccess: onDeleted,
      onError: (failure) => {
        const status = failure instanceof ApiError ? failure.status : 0;
        if (status === 409) complain(t("delete.lastAdmin"));
        else if (status === 422) complain(t("delete.wrong", { email }));
        else complain(troubleWords(t("delete.failed"), failure));
      },
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={t("delete.question")}
      description={t("delete.goes")}
      actions={
        <>
          <Button onClick={onClose} disabled={remove.isPending}>
            {tPublic("cancel")}
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={remove.isPending}>
            {t("delete.deed")}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-rule border-y border-rule text-sm">
        <li className="py-2">{t("delete.newspapers", { number: figures(user.newspaperCount) })}</li>
        {purse && !purse.isAdmin && <li className="py-2">{t("delete.tokens", { number: figures(purse.tokens) })}</li>}
        <li className="py-2">{t("delete.keys")}</li>
        <li className="py-2">{t("delete.shared")}</li>
      </ul>
      <p className="text-sm text-ink-2">{t("delete.stays")}</p>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={<WithAddress words={(email) => t("delete.confirm", { email })} email={user.email} />}
          error={error}
          type="text"
          inputMode="email"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
