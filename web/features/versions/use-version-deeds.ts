import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../api/client.ts";
import { isGone, type Newspaper } from "../../api/newspapers.ts";
import { useRefreshAccount } from "../../api/queries.ts";
import {
  type NewspaperVersion,
  NotSavedError,
  restoreVersion,
  useDeleteVersion,
  useRenameVersion,
  useSaveVersion,
} from "../../api/versions.ts";
import "../../i18n/versions-words.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { showToast } from "../../ui/toast.ts";

/** A whole page has changed: there is time to look at it before the way back goes, in milliseconds. */
const toTakeBack = 12_000;

interface VersionDeeds {
  newspaperId: string;
  onRestored: (newspaper: Newspaper) => void;
  /** What was wanted is done, and the page is to be seen. */
  onClose: () => void;
}

/** What can be done with versions, and what is said of it. */
export function useVersionDeeds({ newspaperId, onRestored, onClose }: VersionDeeds) {
  const { t } = useTranslation(["versions", "app"]);
  const figure = useFigures();
  const client = useQueryClient();
  const refreshAccount = useRefreshAccount();
  const saving = useSaveVersion(newspaperId);
  const renaming = useRenameVersion(newspaperId);
  const deleting = useDeleteVersion(newspaperId);
  const [restoring, setRestoring] = useState<string | null>(null);

  /** The sentence for a failed action; the screen redirects to sign-in when the session has ended. */
  const explain = (error: unknown, otherwise: string): string => {
    if (error instanceof NotSavedError) return t("save.unsaved");
    if (!(error instanceof ApiError)) return otherwise;
    if (error.status === 401) void refreshAccount();
    if (isGone(error)) return t("preview.gone");
    const { reason, most } = (error.details ?? {}) as { reason?: string; most?: number };
    if (reason === "count") return t("save.full", { figure: figure(most ?? 0) });
    return reason === "bytes" ? t("save.noRoom") : otherwise;
  };
  const tellFailure = (error: unknown, otherwise: string, again?: () => void) =>
    showToast({
      title: t("app:newspapers.deleteFailed.title"),
      description: explain(error, otherwise),
      tone: "error",
      ...(again && { action: { label: t("list.again"), onPress: again } }),
    });

  const setBack = (before: string) =>
    restoreVersion(client, newspaperId, before).then(
      ({ newspaper }) => {
        onRestored(newspaper);
        showToast({ title: t("restore.undone"), tone: "success" });
      },
      (error: unknown) => tellFailure(error, t("restore.undoFailed"), () => void setBack(before)),
    );

  const restore = async ({ id }: NewspaperVersion) => {
    if (restoring) return;
    setRestoring(id);
    try {
      const { newspaper, before } = await restoreVersion(client, newspaperId, id);
      onRestored(newspaper);
      onClose();
      showToast({
        title: t("restore.done"),
        description: t("restore.text"),
        tone: "success",
        duration: toTakeBack,
        ...(before && { action: { label: t("restore.undo"), onPress: () => void setBack(before) } }),
      });
    } catch (error) {
      console.warn("A version could not be restored", error);
      tellFailure(error, t("restore.failed"));
    } finally {
      setRestoring(null);
    }
  };

  const save = (name: string, onDone: () => void) =>
    saving.mutateAsync(name).then(
      () => {
        onDone();
        showToast({ title: t("save.done"), tone: "success" });
      },
      (error: unknown) => console.warn("A version could not be saved", error),
    );

  const rename = ({ id }: NewspaperVersion, name: string, onDone: () => void) =>
    renaming.mutateAsync({ id, name }).then(onDone, (error: unknown) => console.warn("A version could not be renamed", error));

  /** True when it is gone. */
  const remove = ({ id }: NewspaperVersion) =>
    deleting.mutateAsync(id).then(
      () => {
        showToast({ title: t("delete.done"), tone: "success" });
        return true;
      },
      (error: unknown) => {
        tellFailure(error, t("delete.failed"));
        return false;
      },
    );

  return {
    save,
    isSaving: saving.isPending,
    saveProblem: saving.error && explain(saving.error, t("save.failed")),
    restore,
    restoring,
    rename,
    isRenaming: renaming.isPending,
    renameProblem: renaming.error && explain(renaming.error, t("rename.failed")),
    forgetRenameProblem: renaming.reset,
    remove,
    isRemoving: deleting.isPending,
  };
}
