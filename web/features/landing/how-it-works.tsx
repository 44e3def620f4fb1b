import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { paths, signInPath } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Section } from "./section.tsx";

const briefs = ["article", "template", "page"] as const;

export function HowItWorks() {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const number = new Intl.NumberFormat(tag);
  return (
    <Section id="how" title={t("landing.how.title")}>
      <ol className="grid md:grid-cols-3 md:divide-x md:divide-rule max-md:gap-8">
        {briefs.map((key, index) => (
          <li key={key} className="md:px-8 md:first:ps-0 md:last:pe-0">
            <h3 className="flex gap-3 text-h4">
              <span aria-hidden className="text-ink-3 tabular-nums">
                {number.format(index + 1)}
              </span>
              {t(`landing.how.${key}.title`)}
            </h3>
            <p className="mt-2 max-w-[34em] text-ink-2">{t(`landing.how.${key}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-2">
        <ButtonLink href={signInPath(paths.home)}>{t("landing.plans.free.button")}</ButtonLink>
        <ButtonLink variant="quiet" href="#plans">
          {t("landing.choosePlan")}
        </ButtonLink>
      </p>
    </Section>
  );
}
