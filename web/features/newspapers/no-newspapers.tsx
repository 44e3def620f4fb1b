import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { PaperOutline } from "./paper-outline.tsx";

/** Before the first newspaper: where everything will stand, and the way to it. */
export function NoNewspapers({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslation(["newspapers", "app"]);
  const words = {
    name: t("app:stage.slots.nameplate"),
    headline: t("app:stage.slots.headline"),
    picture: t("app:stage.slots.picture"),
  };
  return (
    <div className="flex flex-col items-center gap-5 py-6 text-center">
      <span className="block aspect-3/4 w-48 border border-rule">
        <PaperOutline words={words} />
      </span>
      <p role="status" className="text-ink-2">
        {t("app:newspapers.empty")}
      </p>
      <Button onClick={onBegin}>{t("begin")}</Button>
    </div>
  );
}
