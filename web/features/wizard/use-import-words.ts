import { useTranslation } from "react-i18next";
import { ApiError } from "../../api/client.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** Why a page gave no article and what to do about it, in a sentence; else the server's own words, else the specification's. */
export function useImportWords(): (error: unknown) => string {
  const { t, i18n } = useTranslation("app");
  const { tag } = useLanguage();
  return (error) => {
    if (!(error instanceof ApiError)) return t("import.errors.network");
    if (error.code === "RATE_LIMITED" && error.retryAfter) {
      const time = new Date(Date.now() + error.retryAfter * 1000).toLocaleTimeString(tag, { timeStyle: "short" });
      return t("import.errors.limitedUntil", { time });
    }
    const key = `import.errors.${error.code}`;
    if (i18n.exists(key, { ns: "app" })) return t(key as "import.errors.ROBOTS");
    const isTold = error.message.startsWith(`${error.status}: {`) && error.reason !== "";
    return isTold ? error.reason : t("import.httpError", { status: error.status });
  };
}
