import { useTranslation } from "react-i18next";
import { tokenPackage } from "../../api/account/token-package.ts";
import { useTokens } from "../../api/queries.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import type { PaymentStage } from "./payment-stage.ts";

/** How the payment stands, in words that are read aloud when they change. */
export function PaymentReport({ stage }: { stage: PaymentStage }) {
  const { t } = useTranslation("payment");
  const { t: tPublic } = useTranslation();
  const figure = useFigures();
  const { data: purse } = useTokens();
  const isSettled = stage === "paid" || stage === "failed";
  return (
    <div role="status">
      <h1 className="text-h2 max-sm:text-[2rem]">{useTitle(stage)}</h1>
      <p className="mt-4 min-h-[1.5em] max-w-[34em] font-lead text-lead text-ink-2">{useText(stage)}</p>
      {isSettled && purse && (
        <p className="mt-6 font-semibold">
          {purse.isAdmin ? tPublic("navigation.unlimited") : t("pricing.balance", { count: purse.tokens, number: figure(purse.tokens) })}
        </p>
      )}
    </div>
  );
}

function useTitle(stage: PaymentStage): string {
  const { t } = useTranslation("payment");
  if (stage === "loading") return t("success.loading");
  return t(`success.${stage === "slow" ? "pending" : stage}.title`);
}

function useText(stage: PaymentStage): string | undefined {
  const { t } = useTranslation("payment");
  const figure = useFigures();
  const sentences = useSentences();
  const { tokens } = tokenPackage;
  if (stage === "loading") return undefined;
  if (stage === "paid") return sentences(t("success.paid.added", { count: tokens, figure: figure(tokens) }), t("success.paid.thanks"));
  return stage === "slow" ? t("success.pending.long") : t(`success.${stage}.text`);
}
