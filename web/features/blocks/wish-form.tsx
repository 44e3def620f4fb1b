import { useTranslation } from "react-i18next";
import { limits } from "../../../functions/http/limits.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { isPicture, type Part } from "./parts.ts";
import { houseWish, ShorterChip, WishChips } from "./wish-chips.tsx";

interface WishFormProps {
  part: Part;
  wish: string;
  /** The house edition works by rule and takes no words. */
  isHouse: boolean;
  onWish: (wish: string) => void;
  /** Something to know before. */
  note: string | null;
  onMake: () => void;
}

/** What should be different this time, and the order. */
export function WishForm({ part, wish, isHouse, onWish, note, onMake }: WishFormProps) {
  const { t } = useTranslation("app");
  const { t: words } = useTranslation("blocks");
  const figure = useFigures();
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onMake();
      }}
    >
      {note && <p className="text-xs text-ink-2">{note}</p>}
      {isHouse ? (
        part.block === "side" && <ShorterChip isChosen={wish !== ""} onChange={(isChosen) => onWish(isChosen ? houseWish : "")} />
      ) : (
        <>
          <TextArea
            label={t("blocks.wish.label")}
            placeholder={isPicture(part) ? t("blocks.wish.picture") : words("example")}
            aside={<bdi>{`${figure([...wish].length)} / ${figure(limits.instruction)}`}</bdi>}
            rows={2}
            maxLength={limits.instruction}
            value={wish}
            onChange={(event) => onWish(event.target.value)}
            dir="auto"
          />
          <WishChips part={part} wish={wish} onWish={onWish} longest={limits.instruction} />
        </>
      )}
      <Button type="submit" className="self-start">
        {t("blocks.make")}
      </Button>
    </form>
  );
}
