import { useTranslation } from "react-i18next";

export function Loading() {
  const { t } = useTranslation();
  return (
    <p role="status" className="gutters py-16 text-center text-ink-2">
      {t("loading")}
    </p>
  );
}
