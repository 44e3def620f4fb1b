import { Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { takeStep } from "./step.ts";
import { type JumpPlace, jumpPlaces, valueEdit } from "./tool-edits.ts";
import { ToolGroup } from "./tool-group.tsx";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** Where the lead story breaks off on the front page. */
export function JumpGroup({ newspaper }: { newspaper: Newspaper }) {
  const { t } = useTranslation("tools");
  const { places, paragraphs } = jumpPlaces(newspaper);
  const { jumpAt } = newspaper;
  // Paragraphs may have been run together since: the last place before it then.
  const chosen = jumpAt === null ? undefined : (places.findLast((place) => place.jumpAt <= jumpAt) ?? places[0]);
  const jumpTo = (place: JumpPlace | undefined) => takeStep((now) => valueEdit(now, "jumpAt", place?.jumpAt ?? null));
  return (
    <ToolGroup name="jump" title={t("jump.title")}>
      {places.length === 0 ? (
        <p className="text-sm text-ink-2">{t("jump.short")}</p>
      ) : (
        <>
          <Select
            label={t("jump.label")}
            choices={[
              { value: "auto", label: t("jump.auto") },
              { value: "chosen", label: t("jump.chosen") },
            ]}
            value={jumpAt === null ? "auto" : "chosen"}
            onChange={(value) => {
              const isChosen = value === "chosen";
              if (isChosen === (jumpAt === null)) jumpTo(isChosen ? places[Math.floor(places.length / 2)] : undefined);
            }}
          />
          {chosen && <JumpStepper chosen={chosen} places={places} paragraphs={paragraphs} newspaper={newspaper} onJump={jumpTo} />}
        </>
      )}
    </ToolGroup>
  );
}

interface JumpStepperProps {
  chosen: JumpPlace;
  places: readonly JumpPlace[];
  paragraphs: number;
  newspaper: Newspaper;
  onJump: (place: JumpPlace | undefined) => void;
}

function JumpStepper({ chosen, places, paragraphs, newspaper, onJump }: JumpStepperProps) {
  const { t } = useTranslation("tools");
  const figure = useFigures();
  const at = places.indexOf(chosen);
  const written = newspaper.expandedContent.contentLanguage || newspaper.language;
  return (
    <div className="flex items-center gap-3">
      <fieldset className="flex shrink-0 divide-x divide-rule-2 overflow-clip rounded-ctl border border-rule-2 bg-sheet">
        <legend className="sr-only">{t("jump.label")}</legend>
        <IconButton
          label={t("jump.fewer")}
          className="rounded-none disabled:bg-sheet!"
          disabled={at <= 0}
          onClick={() => onJump(places[at - 1])}
        >
          <Minus {...icon} />
        </IconButton>
        <IconButton
          label={t("jump.more")}
          className="rounded-none disabled:bg-sheet!"
          disabled={at >= places.length - 1}
          onClick={() => onJump(places[at + 1])}
        >
          <Plus {...icon} />
        </IconButton>
      </fieldset>
      <div role="status" className="min-w-0 text-xs text-ink-2">
        <p>{t("jump.after", { figure: figure(chosen.paragraph), total: figure(paragraphs) })}</p>
        <p lang={written} dir="auto" className="line-clamp-1 text-ink wrap-anywhere">
          {chosen.words}
        </p>
      </div>
    </div>
  );
}
