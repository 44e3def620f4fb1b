import { useTranslation } from "react-i18next";
import type { FailureReason } from "../../functions/ai/contract.ts";

const names: Record<string, string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  stability: "Stability AI",
  "workers-ai": "Cloudflare Workers AI",
};

/** A provider by the name people know it by. */
export function useProviderName(): (provider: string | undefined) => string {
  const { t } = useTranslation("app");
  return (provider = "") => names[provider] ?? t(provider === "custom" ? "run.providers.custom" : "run.providers.unknown");
}

/** Why a provider did not deliver and what to do about it, as sentences. `isOurs`: with the site's key, which its users cannot mend. */
export function useReasonWords(): (reason: FailureReason | undefined, provider: string | undefined, isOurs: boolean) => string | undefined {
  const { t } = useTranslation("app");
  const nameOf = useProviderName();
  return (reason, provider, isOurs) => {
    if (!reason) return undefined;
    const name = nameOf(provider);
    if (isOurs && (reason === "key" || reason === "quota")) return t(`run.siteReasons.${reason}`, { provider: name });
    return t(`run.reasons.${reason}`, { provider: name });
  };
}

/** The sentence for a code of the error model; the general one where it has none. */
export function useErrorWords(): (code: string) => string {
  const { t, i18n } = useTranslation("app");
  return (code) => {
    const key = `run.errors.${code}`;
    return i18n.exists(key, { ns: "app" }) ? t(key as "run.errors.INVALID") : t("generate.failed.text");
  };
}
