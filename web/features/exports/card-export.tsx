import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { cardSizes } from "../../render/resolutions.ts";
import { Select } from "../../ui/select.tsx";
import { ExportButton } from "./export-button.tsx";
import { networks } from "./export-choices.ts";
import type { ExportPartProps } from "./page-export.tsx";

/** Names of companies are written as they write them, in every language. */
const names = { linkedin: "LinkedIn", instagram: "Instagram", twitter: "Twitter", facebook: "Facebook" };

/** The newspaper as a picture for a social network. */
export function CardExport({ onExport, ...shared }: ExportPartProps & { onExport: () => void }) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const { choices, choose } = shared;
  const { width, height } = cardSizes[choices.network];
  return (
    <div className="flex flex-col gap-4 border-t border-rule pt-4">
      <Select
        label={t("exports.card.label")}
        choices={networks.map((value) => ({ value, label: names[value] }))}
        value={choices.network}
        onChange={(network) => choose({ network })}
      />
      <ExportButton
        {...shared}
        label={t("exports.card.download")}
        products={["card"]}
        details={t("exports.card.details", { width: figure(width), height: figure(height) })}
        working={t("exports.working")}
        onExport={onExport}
      />
    </div>
  );
}
