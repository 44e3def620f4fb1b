import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "../../../functions/http/limits.ts";
import { ApiError } from "../../api/client.ts";
import {
  isGone,
  type Newspaper,
  useDeleteNewspaper,
  useDuplicateNewspaper,
  useForgetNewspapers,
  useRenameNewspaper,
  useUndeleteNewspaper,
} from "../../api/newspapers.ts";
import { useRefreshAccount } from "../../api/queries.ts";
import { useEditNewspaper } from "../../api/stone/edit-newspaper.ts";
import { unsavedChangesOf } from "../../api/stone/unsaved-changes.ts";
import { useTypedAhead } from "../../api/stone/unsaved-work.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { showToast } from "../../ui/toast.ts";
import { isolated } from "./isolated.ts";

export interface NewspaperDeeds {
  /** Puts a newspaper back on the desk and gives what takes that back; rejects when it cannot be had. */
  onRestore: (newspaper: Newspaper) => Promise<() => void>;
  /** Called after a newspaper has been deleted, for it may lie on the stage; gives what lays it there again. */
  onDeleted: (newspaper: Newspaper) => (() => void) | undefined;
  /** Called after a newspaper got another title, for its article may be the one that is being written. */
  onRenamed: (before: Newspaper, title: string) => void;
  /** Begins the first newspaper. */
  onBegin: () => void;
  /** Draws the front page of a newspaper of which no picture was kept. */
  frontPicture: (newspaper: Newspaper) => ReactNode;
}

/** There are as many newspapers as one may have. */
export const isFull = (error: unknown) => error instanceof ApiError && error.code === "CONFLICT";
/** Not as many as there may be, but too large together. */
const isOutOfBytes = (error: unknown) =>
  error instanceof ApiError && (error.details as { reason?: string } | undefined)?.reason === "bytes";

/** What can be done with a saved newspaper, and what is said of it. */
export function useNewspaperDeeds({ onRestore, onDeleted, onRenamed }: NewspaperDeeds, onClose: () => void) {
  const { t } = useTranslation(["newspapers", "app"]);
  const figure = useFigures();
  const refreshAccount = useRefreshAccount();
  const forgetList = useForgetNewspapers();
  const remove = useDeleteNewspaper();
  const undelete = useUndeleteNewspaper();
  const renaming = useRenameNewspaper();
  const copying = useDuplicateNewspaper();
  const edit = useEditNewspaper();
  const isCopying = useRef(false);
  const [restoring, setRestoring] = useState<string | null>(null);

  /** The sentence for a failure; the screen redirects to sign-in when the session has ended. */
  const explain = (error: unknown, otherwise: string): string => {
    if (error instanceof ApiError && error.status === 401) void refreshAccount();
    if (!isGone(error)) return otherwise;
    forgetList();
    return t("gone");
  };
  const tellFailure = (error: unknown, otherwise: string) =>
    showToast({ title: t("app:newspapers.deleteFailed.title"), description: explain(error, otherwise), tone: "error" });

  const restore = async (newspaper: Newspaper) => {
    setRestoring(newspaper.id);
    try {
      const takeBack = await onRestore(newspaper);
      onClose();
      showToast({
        title: t("app:newspapers.restored", { title: isolated(newspaper.title) }),
        tone: "success",
        action: { label: t("app:newspapers.undo"), onPress: takeBack },
      });
    } catch (error) {
      console.warn("A newspaper could not be restored", error);
      tellFailure(error, t("app:newspapers.restoreFailed"));
    } finally {
      setRestoring(null);
    }
  };

  const undo = (newspaper: Newspaper, layAgain?: () => void) =>
    undelete.mutate(newspaper, {
      onSuccess: () => {
        layAgain?.();
        showToast({ title: t("app:newspapers.undone"), tone: "success" });
      },
      onError: (error) =>
        showToast({
          title: t("app:newspapers.undoFailed"),
          ...(isFull(error) && { description: t("full", { figure: figure(limits.newspapersPerUser) }) }),
          tone: "error",
          action: { label: t("app:newspapers.undo"), onPress: () => undo(newspaper, layAgain) },
        }),
    });

  const deleteNow = (newspaper: Newspaper) =>
    remove.mutateAsync(newspaper).then(
      () => {
        const layAgain = onDeleted(newspaper);
        showToast({
          title: t("app:newspapers.deleted.title"),
          description: t("app:newspapers.deleted.text"),
          tone: "success",
          action: { label: t("app:newspapers.undo"), onPress: () => undo(newspaper, layAgain) },
        });
      },
      (error: unknown) => tellFailure(error, t("stillThere", { failure: t("app:newspapers.deleteFailed.text") })),
    );

  const duplicate = (newspaper: Newspaper) => {
    // Two presses can come before the screen has heard of the first.
    if (isCopying.current) return;
    isCopying.current = true;
    const copied = copying.mutateAsync(newspaper).finally(() => {
      isCopying.current = false;
    });
    copied.then(
      (copy) => {
        useTypedAhead.getState().handOver?.();
        // What the server does not know of the other one yet; pictures of its pages for sharing show the other's number.
        const { sharePictures: _shared, ...unsaved } = unsavedChangesOf(newspaper.id) ?? {};
        if (Object.keys(unsaved).length > 0) edit(copy.id, unsaved);
        showToast({ title: t("duplicate.done", { title: isolated(newspaper.title) }), tone: "success" });
      },
      (error: unknown) => {
        const full = isOutOfBytes(error) ? t("noRoom") : t("full", { figure: figure(limits.newspapersPerUser) });
        tellFailure(error, isFull(error) ? full : t("duplicate.failed"));
      },
    );
  };

  const rename = (newspaper: Newspaper, title: string, onDone: () => void) =>
    renaming.mutateAsync({ newspaper, title }).then(
      (renamed) => {
        onRenamed(newspaper, renamed.title);
        onDone();
        showToast({ title: t("rename.done", { title: isolated(renamed.title) }), tone: "success" });
      },
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 401) void refreshAccount();
        if (isGone(error)) forgetList();
      },
    );

  return {
    restore,
    deleteNow,
    duplicate,
    rename,
    isRenaming: renaming.isPending,
    renameProblem: renaming.error && t(isGone(renaming.error) ? "gone" : "rename.failed"),
    forgetRenameProblem: renaming.reset,
    /** What is under way with a newspaper. */
    busyWith: (id: string) => {
      if (restoring === id) return "restore" as const;
      return copying.isPending && copying.variables?.id === id ? ("duplicate" as const) : null;
    },
  };
}
