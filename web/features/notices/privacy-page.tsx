import { useTranslation } from "react-i18next";
import { NoticePage } from "./notice-page.tsx";

const sections = ["account", "newspapers", "sharing", "payments", "models", "places", "browser", "traces", "rights"] as const;

export function PrivacyPage() {
  const { t } = useTranslation("notices");
  return (
    <NoticePage
      title={t("privacy.title")}
      lead={t("privacy.lead")}
      sections={sections.map((id) => ({ id, title: t(`privacy.${id}.title`), text: t(`privacy.${id}.text`) }))}
    />
  );
}
