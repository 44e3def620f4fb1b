import { useQueryClient } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { showToast } from "../../ui/toast.ts";

/** For the links to sign out: without scripts, and in a new tab, they lead to the server; a plain press also clears what was worked on. */
export function useSignOut(): (event: MouseEvent) => void {
  const { t } = useTranslation();
  const client = useQueryClient();
  const leave = async (evenUnsaved: boolean) => {
    const { signOut } = await import("./sign-out.ts");
    switch (await signOut(client, evenUnsaved)) {
      case "out":
        // A whole navigation: nothing of what was on the screen, or in the memory of its scripts, goes along.
        return location.assign(paths.landing);
      case "unsaved":
        return showToast({
          title: t("navigation.unsaved"),
          tone: "error",
          duration: 10_000,
          action: { label: t("navigation.signOutAnyway"), onPress: () => void leave(true) },
        });
      case "failed":
        return showToast({ title: t("navigation.signOutFailed"), tone: "error" });
    }
  };
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Where the script itself does not come, the server's own way still goes.
    leave(false).catch(() => location.assign(paths.signOut));
  };
}
