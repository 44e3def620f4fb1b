import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { closeUps } from "./close-ups.ts";
import { Section } from "./section.tsx";

const halves = ["browser", "engine"] as const;

/** The same lines twice, enlarged: as a browser justifies them and as the typesetter does. `npm run pictures` draws them. */
export function CloseUp() {
  const { t } = useTranslation();
  const { code } = useLanguage();
  const shown = closeUps.includes(code) ? code : "en";
  return (
    <Section id="close-up" title={t("landing.closeUp.title")} lead={t("landing.closeUp.text")}>
      <div className="grid gap-8 md:grid-cols-2 md:gap-6 lg:gap-10">
        {halves.map((half) => (
          <figure key={half}>
            <img
              src={`/close-up/${shown}-${half}.avif`}
              width={960}
              height={800}
              alt={t(`landing.closeUp.${half}.alt`)}
              loading="lazy"
              decoding="async"
              className="h-auto w-full border border-rule"
            />
            <figcaption className="mt-3 text-sm font-semibold">{t(`landing.closeUp.${half}.caption`)}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
