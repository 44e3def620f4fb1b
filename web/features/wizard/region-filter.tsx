import { useTranslation } from "react-i18next";
import type { Template } from "../../../functions/templates/contract.ts";
import { Select } from "../../ui/select.tsx";
import { everyRegion, regionsOf, universal } from "./template-regions.ts";

interface RegionFilterProps {
  templates: readonly Template[];
  region: string;
  onChange: (region: string) => void;
}

/** A list cannot hold an empty choice. */
const all = "*";

/** Narrows the templates to those that are best for a region of the world. */
export function RegionFilter({ templates, region, onChange }: RegionFilterProps) {
  const { t, i18n } = useTranslation("app");
  const nameOf = (value: string) => {
    if (value === universal) return t("template.universal");
    // Named by the first template that is best for it; one without a translation has the server's name.
    const key = `template.regions.${templates.find((template) => template.region === value)?.id}`;
    return i18n.exists(key, { ns: "app" }) ? t(key as "template.regions.american-classic") : value;
  };
  const regions = regionsOf(templates);
  if (regions.length < 2) return null;
  return (
    <Select
      label={t("template.filter.label")}
      choices={[{ value: all, label: t("template.filter.all") }, ...regions.map((value) => ({ value, label: nameOf(value) }))]}
      value={region === everyRegion ? all : region}
      onChange={(value) => onChange(value === all ? everyRegion : value)}
    />
  );
}
