import { Download, Languages, Newspaper, Type } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Section } from "./section.tsx";

const features = [
  { key: "enhancement", Icon: Type },
  { key: "multilingual", Icon: Languages },
  { key: "templates", Icon: Newspaper },
  { key: "export", Icon: Download },
] as const;

export function FeatureGrid() {
  const { t } = useTranslation();
  return (
    <Section id="features" title={t("landing.features.title")}>
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {features.map(({ key, Icon }) => (
          <li key={key} className="flex gap-4 border-t border-rule pt-5">
            <Icon aria-hidden className="mt-1.5 size-[18px] shrink-0" strokeWidth={1.75} />
            <div>
              <h3 className="text-h4">{t(`landing.features.${key}.title`)}</h3>
              <p className="mt-2 max-w-[34em] text-ink-2">{t(`landing.features.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
