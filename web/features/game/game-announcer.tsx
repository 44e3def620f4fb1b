import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { type Game, secondsLeft } from "./game-rules.ts";

/** Says politely what a look at the game would tell: the score as it grows, the time in steps of ten seconds, and the end. */
export function GameAnnouncer({ game, isBest, isPaused }: { game: Game; isBest: boolean; isPaused: boolean }) {
  const { t } = useTranslation("game");
  const figure = useFigures();
  const sentences = useSentences();
  const [said, setSaid] = useState("");
  const { phase, score } = game;
  const tens = Math.ceil(secondsLeft(game) / 10) * 10;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each sentence is said when what it tells changes, not when the words' language does.
  useEffect(() => {
    if (phase === "running" && score > 0) setSaid(t("score", { figure: figure(score) }));
  }, [score, phase]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (phase === "running" && tens < 30) setSaid(t("secondsLeft", { count: tens, figure: figure(tens) }));
  }, [tens, phase]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (phase === "over") setSaid(sentences(t("over"), t("score", { figure: figure(score) }), isBest ? t("newBest") : undefined));
  }, [phase, isBest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (isPaused) setSaid(t("paused"));
  }, [isPaused]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
