import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import "../../i18n/blocks-words.ts";
import type { Part } from "./parts.ts";

const ofWords = ["shorter", "longer", "calmer", "plainer", "livelier"] as const;
const ofHeads = ["shorter", "calmer", "plainer", "livelier"] as const;
const ofNames = ["shorter", "longer", "plainer"] as const;
const ofPictures = ["closer", "wider", "evening", "empty"] as const;

function suggestionsFor({ block }: Part): readonly (typeof ofWords | typeof ofPictures)[number][] {
  if (block === "picture" || block === "small-picture") return ofPictures;
  if (block === "headline") return ofHeads;
  return block === "name" ? ofNames : ofWords;
}

/** Marks that part wishes, in any of our languages. */
const marks = /[,،、，]/;
const jointOf = (language: string) => (/^(ja|zh)/.test(language) ? "、" : language.startsWith("ar") ? "، " : ", ");

/** The wish with a suggestion, or without it where it has it already. */
export function toggled(wish: string, suggestion: string, language: string): string {
  const wishes = wish
    .split(marks)
    .map((each) => each.trim())
    .filter(Boolean);
  return (wishes.includes(suggestion) ? wishes.filter((each) => each !== suggestion) : [...wishes, suggestion]).join(jointOf(language));
}

/** The wish the house edition knows, as the server takes it. */
export const houseWish = "shorter";

interface ChipProps {
  isChosen: boolean;
  onPress: () => void;
  children: string;
}

function Chip({ isChosen, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={clsx(
        "min-h-7 rounded-ctl border px-2.5 text-xs font-semibold transition-colors pointer-coarse:min-h-11",
        isChosen ? "border-ink bg-ink text-paper" : "border-rule-2 bg-sheet text-ink hover:bg-wash",
      )}
    >
      {children}
    </button>
  );
}

/** The one wish for a story that is made by rule. */
export function ShorterChip({ isChosen, onChange }: { isChosen: boolean; onChange: (isChosen: boolean) => void }) {
  const { t } = useTranslation("blocks");
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("wishes.label")}</legend>
      <Chip isChosen={isChosen} onPress={() => onChange(!isChosen)}>
        {t("wishes.shorter")}
      </Chip>
    </fieldset>
  );
}

interface WishChipsProps {
  part: Part;
  wish: string;
  onWish: (wish: string) => void;
  /** Most characters of a wish. */
  longest: number;
}

/** What is often wished, to be put into the wish and taken out of it again. */
export function WishChips({ part, wish, onWish, longest }: WishChipsProps) {
  const { t, i18n } = useTranslation("blocks");
  const wishes = wish.split(marks).map((each) => each.trim());
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("wishes.label")}</legend>
      {suggestionsFor(part).map((key) => {
        const suggestion = t(`wishes.${key}`);
        const isChosen = wishes.includes(suggestion);
        return (
          <Chip
            key={key}
            isChosen={isChosen}
            onPress={() => {
              const next = toggled(wish, suggestion, i18n.language);
              if ([...next].length <= longest) onWish(next);
            }}
          >
            {suggestion}
          </Chip>
        );
      })}
    </fieldset>
  );
}
