import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { tokenPackage } from "../../api/account/token-package.ts";
import { usePrice } from "../../i18n/use-price.ts";
import { paths, signInPath } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Section } from "./section.tsx";

const freeBullets = ["monthly", "templates", "formats", "photographs", "more"] as const;
const proBullets = ["unlimited", "support", "branding"] as const;
const enterpriseBullets = ["team", "api", "templates", "support"] as const;

/** Three columns of a rate card. Pro and Enterprise are announced: no amounts, nothing to press. */
export function Plans() {
  const { t } = useTranslation();
  const price = usePrice();
  return (
    <Section id="plans" title={t("landing.plans.title")}>
      <div className="grid gap-10 md:grid-cols-3">
        <Plan
          isOpen
          name={t("landing.plans.free.name")}
          text={t("landing.plans.free.text")}
          price={price(0)}
          bullets={freeBullets.map((key) => t(`landing.plans.free.bullets.${key}`, { price: price(tokenPackage.amount) }))}
        >
          <ButtonLink href={signInPath(paths.home)}>{t("landing.plans.free.button")}</ButtonLink>
        </Plan>
        <Plan
          name={t("landing.plans.pro.name")}
          text={t("landing.plans.pro.text")}
          bullets={proBullets.map((key) => t(`landing.plans.pro.bullets.${key}`))}
        >
          <p className="text-xs font-semibold text-ink-2">{t("landing.plans.announced")}</p>
        </Plan>
        <Plan
          name={t("landing.plans.enterprise.name")}
          text={t("landing.plans.enterprise.text")}
          bullets={enterpriseBullets.map((key) => t(`landing.plans.enterprise.bullets.${key}`))}
        >
          <p className="text-xs font-semibold text-ink-2">{t("landing.plans.announced")}</p>
        </Plan>
      </div>
    </Section>
  );
}

interface PlanProps {
  name: string;
  text: string;
  price?: string;
  bullets: string[];
  isOpen?: boolean;
  children: ReactNode;
}

function Plan({ name, text, price, bullets, isOpen, children }: PlanProps) {
  return (
    <div className={clsx("flex flex-col pt-4", isOpen ? "border-t-[3px] border-ink" : "border-t border-rule-2")}>
      <h3 className="text-h3">{name}</h3>
      <p className="mt-1 text-ink-2">{text}</p>
      {/* Side by side the lists begin on one line; below one another a plan without an amount has no hole. */}
      <p className="mt-3 font-display text-h2 font-semibold tabular-nums md:min-h-12">{price}</p>
      <ul className="mt-3 mb-6 divide-y divide-rule border-y border-rule">
        {bullets.map((bullet) => (
          <li key={bullet} className={clsx("flex gap-2.5 py-2.5", isOpen || "text-ink-2")}>
            {isOpen && <Check aria-hidden className="mt-0.5 size-[18px] shrink-0 text-ok" strokeWidth={1.75} />}
            {bullet}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </div>
  );
}
