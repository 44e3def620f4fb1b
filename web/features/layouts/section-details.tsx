import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { layoutPage } from "./section-types.ts";
import "../../i18n/layouts-words.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { collisionsOf } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { announce } from "./announcements.ts";
import { type Box, boxOf, leastSize, onPage } from "./box-geometry.ts";
import type { LayoutBox } from "./layout-edits.ts";
import { edit, useLayoutStore } from "./layout-store.ts";
import { PlaceField } from "./place-field.tsx";
import "./section-overlay.css";
import { useRemoveSection } from "./use-remove-section.ts";
import { isCustom, useSectionWords } from "./use-section-words.ts";

/** Characters of a section's words that are shown. */
const mostShown = 200;

/** By characters as people count them: none is cut in two. */
function cut(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length > mostShown ? `${characters.slice(0, mostShown).join("").trimEnd()}…` : text;
}

const measures = ["x", "y", "width", "height"] as const;
type Measure = (typeof measures)[number];

/** What a number may be while the box stands on the page with the others as they are. */
const range = (box: Box, measure: Measure): [least: number, most: number] => {
  if (measure === "x") return [0, layoutPage.width - box.width];
  if (measure === "y") return [0, layoutPage.height - box.height];
  return [leastSize, measure === "width" ? layoutPage.width - box.x : layoutPage.height - box.y];
};

/** The selected section in words and numbers, which can be typed: place and size without dragging. */
export function SectionDetails() {
  const { t } = useTranslation("layouts");
  const sections = useLayoutStore((store) => store.sections);
  const selected = useLayoutStore((store) => store.sections.find(({ id }) => id === store.selectedId));
  return (
    <section className="flex flex-col gap-4" aria-labelledby="section-details">
      <h2 id="section-details" className="text-h4">
        {t("details.title")}
      </h2>
      {selected ? <Selected key={selected.id} section={selected} /> : <p className="text-sm text-ink-2">{t("details.none")}</p>}
      <Collisions sections={sections} selectedId={selected?.id} />
    </section>
  );
}

function Selected({ section }: { section: LayoutBox }) {
  const { t } = useTranslation("layouts");
  const words = useSectionWords();
  const remove = useRemoveSection();
  const sentences = useSentences();

  const change = (measure: Measure, value: number, strokeAt: number | null) => {
    const [least, most] = range(section, measure);
    const after = onPage({ ...boxOf(section), [measure]: Math.max(least, Math.min(most, value)) });
    edit({ kind: "box", id: section.id, before: boxOf(section), after }, strokeAt);
    announce(() => words.placeOf(section, after));
  };

  return (
    <>
      <dl className="section-facts gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-2">{t("details.name")}</dt>
        <dd className="font-semibold break-words">{words.nameOf(section)}</dd>
        <dt className="text-ink-2">{t("details.type")}</dt>
        <dd className="flex items-center gap-2" data-section-type={section.type}>
          <span aria-hidden className="section-swatch size-3" />
          {words.typeOf(section.type)}
        </dd>
      </dl>
      <div className="place-fields">
        {measures.map((measure) => {
          const [least, most] = range(section, measure);
          return (
            <PlaceField
              key={measure}
              label={t(`details.${measure}`)}
              value={section[measure]}
              least={least}
              most={most}
              onChange={(value, strokeAt) => change(measure, value, strokeAt)}
            />
          );
        })}
      </div>
      <p className="text-xs leading-snug text-ink-2">{sentences(t("overlay.help"), t("details.snap"))}</p>
      {section.content && (
        <div className="flex flex-col gap-1 text-sm">
          <h3 className="text-xs font-semibold">{t("details.content")}</h3>
          <p className="break-words text-ink-2">{cut(section.content)}</p>
        </div>
      )}
      {isCustom(section) && (
        <Button
          variant="danger"
          className="self-start"
          iconStart={<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => remove(section)}
        >
          {t("details.remove")}
        </Button>
      )}
    </>
  );
}

interface CollisionsProps {
  sections: readonly LayoutBox[];
  selectedId: string | undefined;
}

/** Of the selected section; the page's warnings name all. */
function Collisions({ sections, selectedId }: CollisionsProps) {
  const { t } = useTranslation("layouts");
  const { nameOf } = useSectionWords();
  const names = new Map(sections.map((section) => [section.id, nameOf(section)]));
  const pairs = collisionsOf(sections).filter((pair) => pair.some((id) => id === selectedId));
  return (
    <div role="status">
      {pairs.length > 0 && (
        <div className="section-collisions flex flex-col gap-1 ps-3 text-sm">
          <h3 className="text-xs font-semibold">{t("details.collisions")}</h3>
          <ul>
            {pairs.map(([one, other]) => (
              <li key={`${one} ${other}`}>{t("details.collision", { one: names.get(one), other: names.get(other) })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
