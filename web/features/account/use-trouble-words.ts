import { useTranslation } from "react-i18next";
import { ApiError, NetworkError } from "../../api/client.ts";
import { useSentences } from "../../i18n/use-sentences.ts";

/** What did not happen, followed by why and what to do about it. */
export function useTroubleWords(): (what: string, error: unknown) => string {
  const { t } = useTranslation("account");
  const sentences = useSentences();
  return (what, error) => {
    if (error instanceof NetworkError) return sentences(what, t("errors.network"));
    if (error instanceof ApiError && error.status === 429) return sentences(what, t("errors.rateLimited"));
    return sentences(what, t("errors.other"));
  };
}
