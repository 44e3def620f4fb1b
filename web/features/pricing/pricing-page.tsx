import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCheckout } from "../../api/account/checkout.ts";
import { tokenPackage } from "../../api/account/token-package.ts";
import { useCheckoutFailure } from "../../api/account/use-checkout-failure.ts";
import { useTokens } from "../../api/queries.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { usePrice } from "../../i18n/use-price.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { showToast } from "../../ui/toast.ts";

const freeBullets = ["templates", "formats", "photographs"] as const;
const packageBullets = ["same", "once", "often"] as const;

/** Also where a checkout that was not finished comes back to: nothing has happened, so nothing is said. */
export function PricingPage() {
  const { t } = useTranslation("payment");
  const { t: tPublic } = useTranslation();
  const price = usePrice();
  const failureOf = useCheckoutFailure();
  useDocumentTitle(t("pricing.documentTitle"));
  const { isLeaving, buy } = useCheckout((error) =>
    showToast({ tone: "error", title: t("pricing.error.title"), description: failureOf(error) }),
  );

  return (
    <main id="main" tabIndex={-1} className="gutters mx-auto max-w-[60rem] py-12 outline-none md:py-16">
      <h1 className="text-h2 max-sm:text-[2rem]">{t("pricing.title")}</h1>
      <p className="mt-4 max-w-[34em] font-lead text-lead text-ink-2">{t("pricing.lead", { price: price(tokenPackage.amount) })}</p>
      <Balance />
      <div className="mt-10 grid gap-10 md:grid-cols-2">
        <Plan
          name={t("pricing.free.title")}
          price={price(0)}
          text={t("pricing.free.text")}
          bullets={freeBullets.map((key) => tPublic(`landing.plans.free.bullets.${key}`))}
        >
          <Button disabled>{t("pricing.free.button")}</Button>
        </Plan>
        <Plan
          isRecommended
          name={t("pricing.package.title")}
          badge={<Badge tone="press">{t("pricing.package.badge")}</Badge>}
          price={price(tokenPackage.amount)}
          text={t("pricing.package.text")}
          bullets={packageBullets.map((key) => t(`pricing.package.bullets.${key}`))}
        >
          <Button variant="press" busy={isLeaving} onClick={buy}>
            {t("pricing.package.button")}
          </Button>
        </Plan>
      </div>
      <section className="mt-16 border-t-[3px] border-ink pt-5">
        <h2 className="text-h4">{t("pricing.explainer.title")}</h2>
        <ul className="mt-4 divide-y divide-rule border-y border-rule">
          <li className="py-3">{t("pricing.explainer.one")}</li>
          <li className="py-3">{t("pricing.explainer.expire")}</li>
          <li className="py-3">{t("pricing.explainer.secure")}</li>
        </ul>
      </section>
    </main>
  );
}

interface PlanProps {
  name: string;
  badge?: ReactNode;
  price: string;
  text: string;
  bullets: string[];
  isRecommended?: boolean;
  /** Its button. */
  children: ReactNode;
}

/** One column of the rate card. */
function Plan({ name, badge, price, text, bullets, isRecommended = false, children }: PlanProps) {
  return (
    <section className={clsx("flex flex-col", isRecommended ? "border-t-[3px] border-ink pt-[14px]" : "border-t border-rule-2 pt-4")}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3">{name}</h2>
        {badge}
      </div>
      <p className="mt-3 font-display text-h2 font-semibold tabular-nums">{price}</p>
      <p className="mt-2 text-ink-2">{text}</p>
      <ul className="mt-4 mb-6 divide-y divide-rule border-y border-rule">
        {bullets.map((bullet) => (
          <li key={bullet} className="flex gap-2.5 py-2.5">
            <Check aria-hidden className="mt-0.5 size-[18px] shrink-0 text-ok" strokeWidth={1.75} />
            {bullet}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  );
}

function Balance() {
  const { t } = useTranslation("payment");
  const { t: tPublic } = useTranslation();
  const figure = useFigures();
  const { data, isError } = useTokens();
  const words = data?.isAdmin
    ? tPublic("navigation.unlimited")
    : data
      ? t("pricing.balance", { count: data.tokens, number: figure(data.tokens) })
      : isError && t("pricing.balanceUnknown");
  return (
    <p role="status" className="mt-6 min-h-6 font-semibold">
      {words}
    </p>
  );
}
