import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { closeGame, useGameDoor } from "../../ui/game-door.ts";
import { needWords } from "../../ui/need-words.ts";
import { showToast } from "../../ui/toast.ts";

async function loadGame() {
  const { GameScreen } = await import("./game-screen.tsx");
  await needWords("game");
  return { GameScreen };
}

/** Once per screen that has the game. Its files and words come with the first press. */
export function GameHost() {
  const { t } = useTranslation();
  const isOpen = useGameDoor((door) => door.isOpen);
  const [Screen, setScreen] = useState<ComponentType | null>(null);

  useEffect(() => {
    useGameDoor.setState({ isThere: true });
    return () => useGameDoor.setState({ isThere: false, isOpen: false, isReady: false });
  }, []);

  useEffect(() => {
    if (!isOpen || Screen) return;
    loadGame().then(
      ({ GameScreen }) => {
        setScreen(() => GameScreen);
        useGameDoor.setState({ isReady: true });
      },
      (error) => {
        console.warn("The game could not be fetched", error);
        closeGame();
        showToast({ title: t("navigation.gameFailed"), tone: "error" });
      },
    );
  }, [isOpen, Screen, t]);

  return (
    Screen && (
      <Suspense>
        <Screen />
      </Suspense>
    )
  );
}
