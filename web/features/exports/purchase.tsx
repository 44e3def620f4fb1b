import { useTranslation } from "react-i18next";
import { useCheckout } from "../../api/account/checkout.ts";
import { tokenPackage } from "../../api/account/token-package.ts";
import { useCheckoutFailure } from "../../api/account/use-checkout-failure.ts";
import { ApiError } from "../../api/client.ts";
import { useTokens } from "../../api/queries.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { usePrice } from "../../i18n/use-price.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";

/** More newspapers, where one has just been finished. */
export function Purchase() {
  const { t } = useTranslation("payment");
  const { t: tPublic } = useTranslation();
  const { data: purse } = useTokens();
  const figure = useFigures();
  const price = usePrice();
  const sentences = useSentences();
  const failureOf = useCheckoutFailure();
  const { isLeaving, buy } = useCheckout((error) => {
    const isMissing = error instanceof ApiError && error.code === "NOT_CONFIGURED";
    if (isMissing) showToast({ title: t("purchase.soon.title"), description: t("purchase.soon.text") });
    else showToast({ tone: "error", title: t("pricing.error.title"), description: failureOf(error) });
  });
  const balance = purse && t("pricing.balance", { count: purse.tokens, number: figure(purse.tokens) });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule pt-4">
      <p className="min-w-0 text-sm text-ink-2">
        {purse?.isAdmin ? tPublic("navigation.unlimited") : sentences(balance, t("purchase.text", { price: price(tokenPackage.amount) }))}
      </p>
      <Button busy={isLeaving} onClick={buy}>
        {t("pricing.package.button")}
      </Button>
    </div>
  );
}
