import { useEffect, useReducer, useRef, useState } from "react";
import { usePageInFront } from "../../ui/use-page-in-front.ts";
import { bestScore, keepBestScore } from "./best-score.ts";
import { type Chance, type Game, passTime, startGame, tapDot, unplayed } from "./game-rules.ts";

type Deed = { kind: "start" } | { kind: "time"; milliseconds: number } | { kind: "tap"; id: number };

const after =
  (chance: Chance) =>
  (game: Game, deed: Deed): Game => {
    if (deed.kind === "start") return startGame(chance);
    return deed.kind === "tap" ? tapDot(game, deed.id) : passTime(game, deed.milliseconds, chance);
  };

const byChance = after(Math.random);

/** How often the clock looks, in milliseconds. */
const tick = 100;

/** One player's game with its clock, which stands still while the page is not in front and until the player goes on. */
export function useGame() {
  const [game, act] = useReducer(byChance, unplayed);
  const [best, setBest] = useState(bestScore);
  const [isBest, setIsBest] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const isInFront = usePageInFront();
  const isRunning = game.phase === "running";
  const last = useRef(0);

  if (isRunning && !isInFront && !isPaused) setPaused(true);

  useEffect(() => {
    if (!isRunning || isPaused) return;
    last.current = performance.now();
    const clock = setInterval(() => {
      const now = performance.now();
      act({ kind: "time", milliseconds: now - last.current });
      last.current = now;
    }, tick);
    return () => clearInterval(clock);
  }, [isRunning, isPaused]);

  const isOver = game.phase === "over";
  const { score } = game;
  useEffect(() => {
    if (!isOver) return;
    setIsBest(keepBestScore(score));
    setBest(bestScore());
  }, [isOver, score]);

  return {
    game,
    best,
    /** The game that is over was the best so far. */
    isBest,
    isPaused: isRunning && isPaused,
    start: () => {
      setPaused(false);
      setIsBest(false);
      act({ kind: "start" });
    },
    goOn: () => setPaused(false),
    tap: (id: number) => {
      if (!isPaused) act({ kind: "tap", id });
    },
  };
}
