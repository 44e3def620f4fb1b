import { QueryClientProvider } from "@tanstack/react-query";
import { Direction } from "radix-ui";
import { queryClient } from "../../api/query-client.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { needWords } from "../../ui/need-words.ts";
import { closeSettings, useSettingsDoor } from "../../ui/settings-door.ts";
import { SettingsDialog } from "./settings-dialog.tsx";
import "../../i18n/more-words.ts";

/** The dialog is shown with its words or not at all. */
export const getReady = () => needWords("settings");

/** The dialog with what it needs on screens of visitors, which load none of this. */
export function SettingsScreen() {
  const { direction } = useLanguage();
  const isOpen = useSettingsDoor((door) => door.isOpen);
  return (
    <QueryClientProvider client={queryClient}>
      <Direction.Provider dir={direction}>
        <SettingsDialog open={isOpen} onOpenChange={(open) => !open && closeSettings()} />
      </Direction.Provider>
    </QueryClientProvider>
  );
}
