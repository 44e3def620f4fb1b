import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminNewspaper } from "../../../functions/admin/contract.ts";
import type { AdminUser } from "../../api/admin/user-list.ts";
import { ApiError, request } from "../../api/client.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/toast.ts";
import { useTroubleWords } from "./use-trouble-words.ts";
import { isolated } from "./use-user-deeds.ts";

/** Of a reason, in characters: the server refuses a longer one. */
const longestReason = 1_000;

interface ModerationProps {
  /** Who is about to be suspended. */
  suspending: AdminUser | null;
  busy: boolean;
  onClose: () => void;
  onSuspend: (user: AdminUser, reason: string) => void;
}

/** What a complaint leads to: the newspaper taken down, or its owner suspended. */
export function Moderation({ suspending, busy, onClose, onSuspend }: ModerationProps) {
  const { t } = useTranslation("admin");
  return (
    <>
      <ComplaintDesk />
      <ReasonDialog
        open={suspending !== null}
        title={suspending && t("users.suspending.title", { email: isolated(suspending.email) })}
        description={t("users.suspending.text")}
        confirmLabel={t("users.suspend")}
        busy={busy}
        onClose={onClose}
        onConfirm={(reason) => suspending && onSuspend(suspending, reason)}
      />
    </>
  );
}

interface ReasonDialogProps {
  open: boolean;
  title: ReactNode;
  description: ReactNode;
  /** The act itself, as a verb. */
  confirmLabel: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason that the person concerned will read. */
function ReasonDialog({ open, title, description, confirmLabel, busy, onClose, onConfirm }: ReasonDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => isOpen || onClose()} title={title} description={description}>
      <ReasonForm {...{ confirmLabel, busy, onClose, onConfirm }} />
    </Dialog>
  );
}

function ReasonForm({
  confirmLabel,
  busy,
  onClose,
  onConfirm,
}: Pick<ReasonDialogProps, "confirmLabel" | "busy" | "onClose" | "onConfirm">) {
  const { t } = useTranslation("admin");
  const { t: common } = useTranslation();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === "");
    if (reason.trim() !== "") onConfirm(reason.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextArea
        label={t("reason.label")}
        help={t("reason.help")}
        error={isMissing && reason.trim() === "" ? t("reason.missing") : undefined}
        rows={3}
        maxLength={longestReason}
        required
        dir="auto"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" onClick={onClose}>
          {common("cancel")}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}

/** The id in a share address, or what was typed: the id itself. */
function newspaperIdIn(typed: string): string {
  return /\/share\/([\w-]{22})/.exec(typed)?.[1] ?? typed.trim();
}

/** Finds a reported newspaper, takes it down and releases it. */
function ComplaintDesk() {
  const { t } = useTranslation("admin");
  const troubleWords = useTroubleWords();
  const [typed, setTyped] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [paper, setPaper] = useState<AdminNewspaper | null>(null);
  const find = useMutation({
    mutationFn: (id: string) => request("GET /admin/newspapers/:id", { params: { id } }),
    onSuccess: setPaper,
    networkMode: "always",
  });
  const decide = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string | null }) =>
      reason === null
        ? request("DELETE /admin/newspapers/:id/takedown", { params: { id } })
        : request("PUT /admin/newspapers/:id/takedown", { params: { id }, body: { reason } }),
    networkMode: "always",
    onSuccess: (changed) => {
      setPaper(changed);
      setAsking(false);
      showToast({ tone: "success", title: t("success"), description: t(changed.takenDown ? "papers.isDown" : "papers.isReleased") });
    },
    onError: (error) =>
      showToast({ tone: "error", title: t("error"), description: t("because", { what: t("papers.failed"), why: troubleWords(error) }) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPaper(null);
    if (typed.trim() !== "") find.mutate(newspaperIdIn(typed));
  };
  const isNone = find.error instanceof ApiError && find.error.status === 404;
  return (
    <section aria-labelledby="complaint" className="flex flex-col gap-4 border-t border-rule pt-6">
      <h2 id="complaint" className="text-h4">
        {t("papers.title")}
      </h2>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <TextField
          label={t("papers.label")}
          help={t("papers.help")}
          error={find.error ? (isNone ? t("papers.none") : troubleWords(find.error)) : undefined}
          className="min-w-0 grow basis-72 sm:max-w-xl"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" busy={find.isPending} className="mt-[1.375rem]">
          {t("papers.find")}
        </Button>
      </form>
      <div role="status">
        {paper && (
          <Found
            paper={paper}
            busy={decide.isPending}
            onTakeDown={() => setAsking(true)}
            onRelease={() => decide.mutate({ id: paper.id, reason: null })}
          />
        )}
      </div>
      <ReasonDialog
        open={isAsking && paper !== null}
        title={t("papers.ask.title")}
        description={t("papers.ask.text")}
        confirmLabel={t("papers.takeDown")}
        busy={decide.isPending}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => paper && decide.mutate({ id: paper.id, reason })}
      />
    </section>
  );
}

interface FoundProps {
  paper: AdminNewspaper;
  busy: boolean;
  onTakeDown: () => void;
  onRelease: () => void;
}

function Found({ paper, busy, onTakeDown, onRelease }: FoundProps) {
  const { t } = useTranslation("admin");
  const { tag } = useLanguage();
  const { title, newspaperName, owner, shareUrl, takenDown, createdAt } = paper;
  const made = new Intl.DateTimeFormat(tag, { dateStyle: "medium" }).format(createdAt);
  const state = takenDown ? t("papers.down", { reason: isolated(takenDown.reason) }) : t(shareUrl ? "papers.public" : "papers.private");
  const deed = takenDown ? (
    <Button size="small" busy={busy} onClick={onRelease}>
      {t("papers.release")}
    </Button>
  ) : (
    <Button size="small" variant="danger" onClick={onTakeDown}>
      {t("papers.takeDown")}
    </Button>
  );
  return (
    <Notice tone={takenDown ? "warn" : "plain"} title={<bdi>{title}</bdi>} actions={deed}>
      <p>
        <bdi>{newspaperName}</bdi> · {made} · {t("papers.owner", { email: isolated(owner.email) })}
      </p>
      <p>
        {shareUrl ? (
          <a href={shareUrl} className="text-pencil underline underline-offset-4">
            {state}
          </a>
        ) : (
          state
        )}
      </p>
    </Notice>
  );
}
