import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { closeSettings, openSettings, settingsHash, useSettingsDoor } from "../../ui/settings-door.ts";
import { showToast } from "../../ui/toast.ts";

/** Once per app. The dialog is loaded when it is first opened. */
export function SettingsHost() {
  const { t } = useTranslation();
  const isOpen = useSettingsDoor((door) => door.isOpen);
  const [Screen, setScreen] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (location.hash !== settingsHash) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    openSettings();
  }, []);

  useEffect(() => {
    if (!isOpen || Screen) return;
    import("./settings-screen.tsx")
      .then(async ({ SettingsScreen, getReady }) => {
        await getReady();
        setScreen(() => SettingsScreen);
        useSettingsDoor.setState({ isReady: true });
      })
      .catch((error) => {
        console.warn("The settings could not be fetched", error);
        closeSettings();
        showToast({ title: t("navigation.settingsFailed"), tone: "error" });
      });
  }, [isOpen, Screen, t]);

  return (
    Screen && (
      <Suspense>
        <Screen />
      </Suspense>
    )
  );
}
