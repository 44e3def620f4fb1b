import { closeGame, useGameDoor } from "../../ui/game-door.ts";
import { GameDialog } from "./game-dialog.tsx";
import "../../i18n/game-words.ts";

/** The game with the words it needs, as the door opens and closes it. */
export function GameScreen() {
  const isOpen = useGameDoor((door) => door.isOpen);
  return <GameDialog open={isOpen} onOpenChange={(open) => !open && closeGame()} />;
}
