import { Gamepad2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, type ButtonSize } from "./button.tsx";
import { openGame, useGameDoor } from "./game-door.ts";

interface GameButtonProps {
  size?: ButtonSize;
  className?: string;
  /** For the word, where room for it may be scarce. */
  wordClass?: string;
}

/** Opens Quick Game, on screens that have it. */
export function GameButton({ size, className, wordClass }: GameButtonProps) {
  const { t } = useTranslation();
  const isThere = useGameDoor((door) => door.isThere);
  const isOpen = useGameDoor((door) => door.isOpen);
  const isLoading = useGameDoor((door) => door.isOpen && !door.isReady);
  if (!isThere) return null;
  return (
    <Button
      variant="quiet"
      size={size}
      className={className}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={wordClass && t("navigation.game")}
      busy={isLoading}
      iconStart={<Gamepad2 aria-hidden className="size-[18px]" strokeWidth={1.75} />}
      onClick={openGame}
    >
      <span className={wordClass}>{t("navigation.game")}</span>
    </Button>
  );
}
