import { useTranslation } from "react-i18next";
import { tokenPackage } from "../../api/account/token-package.ts";
import { usePrice } from "../../i18n/use-price.ts";
import { Section } from "./section.tsx";

const questions = ["cost", "failure", "invention", "photographs", "privacy", "length"] as const;

export function Questions() {
  const { t } = useTranslation();
  const price = usePrice()(tokenPackage.amount);
  return (
    <Section id="questions" title={t("landing.questions.title")}>
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {questions.map((key) => (
          <div key={key} className="border-t border-rule pt-4">
            <dt className="font-display text-lg font-semibold">{t(`landing.questions.${key}.title`)}</dt>
            <dd className="mt-1.5 max-w-[36em] text-ink-2">{t(`landing.questions.${key}.text`, { price })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
