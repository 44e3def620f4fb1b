import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import "../../i18n/layouts-words.ts";
import { Button } from "../../ui/button.tsx";
import { useCanvas, useIsUnkept } from "./canvas-store.ts";
import { Card } from "./card.tsx";
import { estimatedHeight, type SettingName } from "./content-settings.ts";
import { edit, useLayoutStore } from "./layout-store.ts";
import { Stepper } from "./stepper.tsx";
import { UnsavedBadge } from "./unsaved-badge.tsx";

const groups = {
  main: ["mainArticleLength"],
  side: ["rightSideStoryCount", "rightSideStoryLength"],
  bottom: ["bottomColumnCount", "bottomColumnLength"],
  corners: ["whatsInsideCount", "stockCount", "marketTickerFontSize"],
  type: ["lineHeight", "baseFontSize"],
} as const satisfies Record<string, readonly SettingName[]>;
type Group = keyof typeof groups;

interface SettingsCardProps {
  onSave: () => void;
  className?: string;
}

/** How much text the sample has and how large it is set; kept in this browser. */
export function SettingsCard({ onSave, className }: SettingsCardProps) {
  const { t } = useTranslation("layouts");
  const settings = useLayoutStore((store) => store.settings);
  const isDirty = useIsUnkept();
  const pending = useCanvas((canvas) => canvas.pending);
  const isSaving = pending === "settings";

  const change = (name: SettingName, value: number) => edit({ kind: "settings", before: settings, after: { ...settings, [name]: value } });

  return (
    <Card title={t("settings.title")} badges={<UnsavedBadge isShown={isDirty}>{t("settings.unsaved")}</UnsavedBadge>} className={className}>
      <div className="mt-2 divide-y divide-rule">
        {(Object.keys(groups) as Group[]).map((group) => (
          <fieldset key={group} className="py-2">
            <legend className="sr-only">{t(`settings.groups.${group}`)}</legend>
            {groups[group].map((name) => (
              <Stepper key={name} name={name} value={settings[name]} onChange={(value) => change(name, value)} />
            ))}
          </fieldset>
        ))}
      </div>
      <Estimate />
      <Button className="mt-4 w-full" busy={isSaving} disabled={!isSaving && (!isDirty || pending !== null)} onClick={onSave}>
        {t(isSaving ? "settings.saving" : "settings.save")}
      </Button>
    </Card>
  );
}

function Estimate() {
  const { t } = useTranslation("layouts");
  const { tag } = useLanguage();
  const settings = useLayoutStore((store) => store.settings);
  const figures = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.toLocaleString(tag)]));
  return (
    <div className="border-t border-rule pt-3 text-sm">
      <h3 className="text-sm font-semibold">{t("settings.estimate.title")}</h3>
      <p className="mt-1 text-xs text-ink-2">{t("settings.estimate.line", figures as Record<SettingName, string>)}</p>
      <p className="mt-1 text-xs font-semibold tabular-nums">
        {t("settings.estimate.height", { figure: estimatedHeight(settings).toLocaleString(tag) })}
      </p>
    </div>
  );
}
