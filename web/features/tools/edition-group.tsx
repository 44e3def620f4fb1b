import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isEditionDate, limits, newspaperLimits } from "../../../functions/http/limits.ts";
import { languageOf } from "../../../locales/languages.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { earsIn } from "../../typeset/index.ts";
import { RegionTool } from "./region-tool.tsx";
import { CheckedField, StoneField } from "./stone-field.tsx";
import { ToolGroup } from "./tool-group.tsx";

const { least, most } = limits.year;

const readDate = (typed: string) => (isEditionDate(typed) ? typed : null);

/** Also in the figures of Arabic and Hindi. */
function readNumber(typed: string, highest: number): number | null {
  const value = Number(typed.replace(/[٠-٩०-९]/g, (figure) => String((figure.charCodeAt(0) - (figure < "०" ? 0x660 : 0x966)) % 10)));
  return typed.trim() !== "" && Number.isInteger(value) && value >= 1 && value <= highest ? value : null;
}

/** What the newspaper says of itself: day, author, town, and the lines about its name. */
export function EditionGroup({ newspaper }: { newspaper: Newspaper }) {
  const { t } = useTranslation("tools");
  const figure = useFigures();
  // A page that reads from the right has its first ear there.
  const isMirrored = languageOf(newspaper.language).direction === "rtl";
  const numberField = (name: "volume" | "number") => (
    <CheckedField
      newspaper={newspaper}
      path={`folio.${name}`}
      label={t(`edition.${name}`)}
      inputMode="numeric"
      read={(typed) => readNumber(typed, newspaperLimits[name])}
      complaint={t("edition.badNumber", { most: figure(newspaperLimits[name]) })}
      className="min-w-0 flex-1"
    />
  );
  return (
    <ToolGroup name="edition" title={t("edition.title")}>
      <CheckedField
        newspaper={newspaper}
        path="publishDate"
        type="date"
        min={`${least}-01-01`}
        max={`${most}-12-31`}
        label={t("edition.date")}
        help={t("edition.dateHelp")}
        read={readDate}
        complaint={t("edition.badDate", { least: String(least), most: String(most) })}
      />
      <StoneField newspaper={newspaper} path="author" label={t("edition.author")} maxLength={limits.author} autoComplete="off" />
      <RegionTool key={newspaper.id} newspaper={newspaper} />
      <StoneField newspaper={newspaper} path="folio.motto" label={t("edition.motto")} maxLength={newspaperLimits.motto} />
      <div className="flex flex-wrap gap-3">
        {numberField("volume")}
        {numberField("number")}
        <StoneField
          newspaper={newspaper}
          path="folio.price"
          label={t("edition.price")}
          maxLength={newspaperLimits.price}
          className="min-w-0 flex-1"
        />
      </div>
      {earsIn(newspaper.templateId).map((isThere, side) => (
        <EarField
          key={`${newspaper.templateId} ${side === 0 ? "start" : "end"}`}
          newspaper={newspaper}
          side={side}
          isThere={isThere}
          label={t((side === 0) === isMirrored ? "edition.earRight" : "edition.earLeft")}
        />
      ))}
    </ToolGroup>
  );
}

interface EarFieldProps {
  newspaper: Newspaper;
  side: number;
  /** The template has an ear on this side. */
  isThere: boolean;
  label: string;
}

/** Words written for an ear of another template stay where they can be read and taken away. */
function EarField({ newspaper, side, isThere, label }: EarFieldProps) {
  const { t } = useTranslation("tools");
  const words = newspaper.folio.ears[side];
  // A field that is emptied does not go from under the caret.
  const [hadWords] = useState(words !== "");
  if (!isThere && !hadWords && words === "") return null;
  return (
    <StoneField
      newspaper={newspaper}
      path={`folio.ears.${side}`}
      label={label}
      maxLength={newspaperLimits.ear}
      help={!isThere ? t("edition.earNotHere") : side === 1 ? t("edition.earHelp") : undefined}
    />
  );
}
