import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "../../../locales/languages.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { readPlace } from "../../api/stone/page-edits.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { earsIn } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { storyTextPath } from "./tool-edits.ts";
import { ToolGroup } from "./tool-group.tsx";

/** Lines a page may have and need not, by where they are kept. */
const lines = {
  kicker: "expandedContent.kicker",
  deck: "expandedContent.deck",
  quote: "expandedContent.quote",
  byline: "expandedContent.byline",
  caption: "imageCaption",
  smallCaption: "smallImageCaption",
  motto: "folio.motto",
  price: "folio.price",
  earLeft: "folio.ears.0",
  earRight: "folio.ears.1",
} as const;
type Line = keyof typeof lines;

/** A page that reads from the right has its first ear there. */
const mirrored: Partial<Record<Line, Line>> = { earLeft: "earRight", earRight: "earLeft" };

const ears: readonly Line[] = ["earLeft", "earRight"];

/** A caption is of a picture. */
const pictures: Partial<Record<Line, string>> = { caption: "imageUrl", smallCaption: "smallImageUrl" };

const isEmpty = (newspaper: Newspaper, path: string) => String(readPlace(newspaper, path) ?? "").trim() === "";

/** Lines this page does not have: a press opens one where it will stand. */
export function AddGroup({ newspaper, onOpenField }: { newspaper: Newspaper; onOpenField: (path: string) => void }) {
  const { t } = useTranslation("tools");
  const figure = useFigures();
  const isMirrored = languageOf(newspaper.language).direction === "rtl";
  const hasEars = earsIn(newspaper.templateId);
  const missing = (Object.keys(lines) as Line[]).filter((line) => {
    if (ears.includes(line) && !hasEars[ears.indexOf(line)]) return false;
    const picture = pictures[line];
    return isEmpty(newspaper, lines[line]) && !(picture && isEmpty(newspaper, picture));
  });
  const textless = newspaper.expandedContent.sideStories.flatMap(({ content }, index) => (content.trim() === "" ? [index] : []));
  if (missing.length === 0 && textless.length === 0) return null;
  return (
    <ToolGroup name="add" title={t("add.title")}>
      <ul className="flex flex-wrap gap-2">
        {textless.map((index) => (
          <AddButton key={index} onPress={() => onOpenField(storyTextPath(index))}>
            {t("add.storyText", { figure: figure(index + 1) })}
          </AddButton>
        ))}
        {missing.map((line) => (
          <AddButton key={line} onPress={() => onOpenField(lines[line])}>
            {t(`add.${isMirrored ? (mirrored[line] ?? line) : line}`)}
          </AddButton>
        ))}
      </ul>
    </ToolGroup>
  );
}

function AddButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <li>
      <Button
        size="small"
        className="h-auto! min-h-8 whitespace-normal! py-1 text-start pointer-coarse:min-h-11"
        iconStart={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={onPress}
      >
        {children}
      </Button>
    </li>
  );
}
