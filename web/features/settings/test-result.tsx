import { Check, CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { KeyProvider } from "../../api/api-keys.ts";
import type { KeyTest } from "./use-key-test.ts";

const names: Partial<Record<KeyProvider, string>> = { openai: "OpenAI", anthropic: "Anthropic", stability: "Stability AI" };

/** How the last test ended, with what to do about it. The toast has read it aloud. */
export function TestResult({ id, provider, test }: { id: string; provider: KeyProvider; test: KeyTest }) {
  const { t, i18n } = useTranslation(["settings", "app"]);
  const { result, trouble } = test;
  if (!result && !trouble) return null;
  const isGood = result?.connected === true;
  const Icon = isGood ? Check : CircleAlert;
  const reasonKey = `run.reasons.${result?.reason}`;
  const reason =
    result && !isGood && i18n.exists(reasonKey, { ns: "app" })
      ? t(`app:${reasonKey}` as "app:run.reasons.key", { provider: names[provider] ?? t("app:run.providers.custom") })
      : undefined;
  return (
    <p id={id} className="flex gap-2 text-sm">
      <Icon
        aria-hidden
        className={isGood ? "mt-0.5 size-[18px] shrink-0 text-ok" : "mt-0.5 size-[18px] shrink-0 text-press"}
        strokeWidth={1.75}
      />
      <span>
        <span className="font-semibold">{t(isGood ? "connected.title" : "notConnected.title")}</span>
        <br />
        <span className="text-ink-2">{trouble ?? (isGood ? t("connected.sentence") : (reason ?? t("notConnected.sentence")))}</span>
      </span>
    </p>
  );
}
