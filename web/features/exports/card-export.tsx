import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import type { PageFilter } from "../../render/draw/filters.ts";
import { cardSizes } from "../../render/image/resolutions.ts";
import type { PageScene } from "../../typeset/index.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Select } from "../../ui/select.tsx";
import { ExportButton } from "./export-button.tsx";
import { networks } from "./export-choices.ts";
import type { ExportPartProps } from "./page-export.tsx";
import type { PageSetter } from "./page-setter.ts";

// There is no card before there is a newspaper.
const CardPreview = lazy(() => import("./card-preview.tsx").then((module) => ({ default: module.CardPreview })));

/** Names of companies are written as they write them, in every language. */
const names = { linkedin: "LinkedIn", instagram: "Instagram", twitter: "Twitter", facebook: "Facebook" };

const noPages: readonly PageScene[] = [];

interface CardExportProps extends ExportPartProps {
  pages: readonly PageScene[];
  card: PageSetter["card"];
  filter: PageFilter;
  onExport: () => void;
}

/** The newspaper as a picture for a social network. */
export function CardExport({ pages, card, filter, onExport, ...shared }: CardExportProps) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const { choices, choose, isReady } = shared;
  const { width, height } = cardSizes[choices.network];
  const preview = { width, height, filter, card, network: names[choices.network] };
  return (
    <div className="flex flex-col gap-4 border-t border-rule pt-4">
      <Select
        label={t("exports.card.label")}
        choices={networks.map((value) => ({ value, label: names[value] }))}
        value={choices.network}
        onChange={(network) => choose({ network })}
      />
      {pages.length > 0 && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<div className="w-full border border-rule bg-wash" style={{ aspectRatio: `${width} / ${height}` }} />}>
            <CardPreview {...preview} pages={isReady ? pages : noPages} />
          </Suspense>
        </ErrorBoundary>
      )}
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
