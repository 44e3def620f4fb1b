import { Settings2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, buttonClass } from "../../ui/button.tsx";
import { openSettings, useSettingsDoor } from "../../ui/settings-door.ts";

/** Opens the settings dialog; with its word in the menu, without it where a visitor's bar has no room. */
export function SettingsButton({ look }: { look: "word" | "icon" }) {
  const { t } = useTranslation();
  const isOpen = useSettingsDoor((door) => door.isOpen);
  const isLoading = useSettingsDoor((door) => door.isOpen && !door.isReady);
  const icon = <Settings2 aria-hidden className="size-[18px]" strokeWidth={1.75} />;
  const state = { "aria-haspopup": "dialog", "aria-expanded": isOpen, onClick: () => openSettings() } as const;
  if (look === "icon") {
    return (
      <button
        {...state}
        type="button"
        aria-label={t("navigation.settings")}
        title={t("navigation.settings")}
        aria-busy={isLoading || undefined}
        className={buttonClass({ variant: "quiet", size: "icon" })}
      >
        {icon}
      </button>
    );
  }
  return (
    <Button {...state} variant="quiet" className="max-xl:justify-start" busy={isLoading} iconStart={icon}>
      {t("navigation.settings")}
    </Button>
  );
}
