import { create } from "zustand";

interface GameDoor {
  /** A screen that shows the game is there; elsewhere nothing offers it. */
  isThere: boolean;
  isOpen: boolean;
  /** False while the game's own files are on their way. */
  isReady: boolean;
}

/** Whether the game is open: the menu and the progress of a run open it, the screens of members show it. */
export const useGameDoor = create<GameDoor>()(() => ({ isThere: false, isOpen: false, isReady: false }));

export function openGame(): void {
  useGameDoor.setState({ isOpen: true });
}

export function closeGame(): void {
  useGameDoor.setState({ isOpen: false });
}
