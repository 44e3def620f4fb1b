import { useTranslation } from "react-i18next";
import type { SectionType } from "../../../functions/templates/contract.ts";
import { sectionTypes } from "./section-types.ts";
import "../../i18n/layouts-words.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import type { Box } from "./box-geometry.ts";
import type { LayoutBox } from "./layout-edits.ts";

const ownSections = [
  "masthead",
  "whats-inside",
  "expanded-title",
  "byline",
  "main-image",
  "expanded-content",
  "side-stories",
  "bottom-section",
  "market-ticker",
] as const;
type OwnSection = (typeof ownSections)[number];

const isOwn = (id: string): id is OwnSection => ownSections.includes(id as OwnSection);
const isType = (type: string): type is SectionType => sectionTypes.includes(type as SectionType);

export const isCustom = ({ id }: Pick<LayoutBox, "id">) => id.startsWith("custom-");

/** Names, kinds and places of sections as people read them. */
export function useSectionWords() {
  const { t } = useTranslation("layouts");
  const figures = useFigures();
  const points = (value: number) => {
    const count = Math.round(value);
    return t("overlay.points", { count, figure: figures(count) });
  };
  /** Sections of the page itself by their name in the reader's language, others as they were named. */
  const nameOf = ({ id, name }: Pick<LayoutBox, "id" | "name">) => (isOwn(id) ? t(`overlay.name.${id}`) : name);
  return {
    nameOf,
    typeOf: (type: string) => (isType(type) ? t(`overlay.type.${type}`) : type),
    putBack: (section: LayoutBox) => t("overlay.putBack", { name: nameOf(section) }),
    placeOf: (section: LayoutBox, { x, y, width, height }: Box = section) =>
      t("overlay.place", { name: nameOf(section), x: points(x), y: points(y), width: points(width), height: points(height) }),
  };
}
