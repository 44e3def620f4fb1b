import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";

const longest = 300;

interface WishFormProps {
  isPicture: boolean;
  /** Null: none can be had. */
  wish: string | null;
  onWish: (wish: string) => void;
  /** Something to know before. */
  note: string | null;
  onMake: () => void;
}

/** What should be different this time, and the order. */
export function WishForm({ isPicture, wish, onWish, note, onMake }: WishFormProps) {
  const { t } = useTranslation("app");
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
      {wish !== null && (
        <TextArea
          label={t("blocks.wish.label")}
          placeholder={t(isPicture ? "blocks.wish.picture" : "blocks.wish.text")}
          aside={<bdi>{`${figure([...wish].length)} / ${figure(longest)}`}</bdi>}
          rows={2}
          maxLength={longest}
          value={wish}
          onChange={(event) => onWish(event.target.value)}
          dir="auto"
        />
      )}
      <Button type="submit" className="self-start">
        {t("blocks.make")}
      </Button>
    </form>
  );
}
