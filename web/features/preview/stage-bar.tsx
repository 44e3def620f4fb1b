import { Monitor, Smartphone, Tablet } from "lucide-react";
import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type PageFilter, pageFilters } from "../../render/draw/filters.ts";
import type { Device } from "../../typeset/index.ts";
import { devices } from "./device.ts";

const icons = { mobile: Smartphone, tablet: Tablet, desktop: Monitor };

const groupClass = "flex max-desk:w-full max-desk:flex-wrap divide-x divide-rule-2 overflow-clip rounded-ctl border border-rule-2 bg-sheet";
const itemClass =
  "flex h-9 items-center justify-center gap-2 px-3 text-sm max-desk:flex-auto font-medium whitespace-nowrap text-ink-2 -outline-offset-4 transition-colors hover:bg-wash data-[state=on]:bg-ink data-[state=on]:font-semibold data-[state=on]:text-paper pointer-coarse:h-11 max-wide:px-2.5 max-desk:px-1 forced-colors:data-[state=on]:bg-[Highlight] forced-colors:data-[state=on]:text-[HighlightText] forced-colors:data-[state=on]:forced-color-adjust-none";

interface StageBarProps {
  device: Device;
  onDevice: (device: Device) => void;
  /** Null before there is a page to look at through one. */
  filter: PageFilter | null;
  onFilter: (filter: PageFilter) => void;
  isUnsaved: boolean;
  /** Further tools. */
  children?: ReactNode;
}

/** How the newspaper is looked at: on which device, and through which filter. */
export function StageBar({ device, onDevice, filter, onFilter, isUnsaved, children }: StageBarProps) {
  const { t } = useTranslation("app");
  return (
    <div className="@container flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-rule bg-paper px-4 py-2">
      <ToggleGroup.Root
        type="single"
        value={device}
        aria-label={t("stage.device.label")}
        onValueChange={(next) => next && onDevice(next as Device)}
        className={groupClass}
      >
        {devices.map((each) => {
          const Icon = icons[each];
          return (
            <ToggleGroup.Item key={each} value={each} title={t(`stage.device.${each}`)} className={itemClass}>
              <Icon aria-hidden className="size-[18px] shrink-0 max-desk:hidden" strokeWidth={1.75} />
              <span className="desk:@max-[72rem]:sr-only">{t(`stage.device.${each}`)}</span>
            </ToggleGroup.Item>
          );
        })}
      </ToggleGroup.Root>
      {filter !== null && (
        <div className="flex items-center gap-2 max-desk:w-full">
          <span id="filter-label" className="text-xs font-semibold @max-[72rem]:sr-only">
            {t("filters.label")}
          </span>
          <ToggleGroup.Root
            type="single"
            value={filter}
            aria-labelledby="filter-label"
            onValueChange={(next) => next && onFilter(next as PageFilter)}
            className={groupClass}
          >
            {pageFilters.map((each) => (
              <ToggleGroup.Item key={each} value={each} className={itemClass}>
                {t(`filters.${each}`)}
              </ToggleGroup.Item>
            ))}
          </ToggleGroup.Root>
        </div>
      )}
      {children && <div className="flex flex-wrap items-center gap-2 max-desk:w-full">{children}</div>}
      <p role="status" className="w-full text-xs text-warn empty:hidden">
        {isUnsaved ? t("stage.unsaved") : ""}
      </p>
    </div>
  );
}
