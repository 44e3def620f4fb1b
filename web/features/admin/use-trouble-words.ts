import { useTranslation } from "react-i18next";
import { ApiError, NetworkError } from "../../api/client.ts";

/** Why something did not happen and what to do about it, as a sentence. */
export function useTroubleWords(): (error: unknown) => string {
  const { t } = useTranslation("admin");
  return (error) => {
    if (error instanceof NetworkError) return t("errors.network");
    if (!(error instanceof ApiError)) return t("errors.other");
    if (error.status === 429) return t("errors.rateLimited");
    if (error.status === 403) return t("errors.denied");
    if (error.status === 404) return t("errors.gone");
    return t("errors.other");
  };
}
