import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveRun } from "../../api/press/live-run.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { closeGame } from "../../ui/game-door.ts";
import { showStage } from "../../ui/show-stage.ts";
import { GameAnnouncer } from "./game-announcer.tsx";
import { GameField } from "./game-field.tsx";
import { fieldSide, gameLength, mostDots, pointsPerDot, secondsLeft } from "./game-rules.ts";
import { useGame } from "./use-game.ts";

interface GameDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Quick Game (specification §2): tap dots for thirty seconds. A game that is left is over; the next one begins anew. */
export function GameDialog({ open, onOpenChange }: GameDialogProps) {
  const { t } = useTranslation("game");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")}>
      <GameTable />
    </Dialog>
  );
}

function GameTable() {
  const { t } = useTranslation("game");
  const { game, best, isBest, isPaused, start, goOn, tap } = useGame();
  const keysId = useId();
  const figure = useFigures();
  const { phase, score } = game;
  return (
    <div className="mx-auto flex w-fit max-w-full flex-col max-sm:my-auto items-center gap-4">
      <GameAnnouncer game={game} isBest={isBest} isPaused={isPaused} />
      <Figures score={score} seconds={secondsLeft(game)} best={best} />
      {phase === "running" && !isPaused ? (
        <GameField dots={game.dots} describedBy={keysId} onTap={tap} />
      ) : (
        <Board>
          {phase === "start" && (
            <>
              <p className="text-sm text-balance text-ink-2">
                {t("rules", { seconds: figure(gameLength / 1_000), points: figure(pointsPerDot) })}
              </p>
              <FirstButton key="start" onClick={start}>
                {t("start")}
              </FirstButton>
            </>
          )}
          {phase === "running" && (
            <>
              <p className="font-display text-h4">{t("paused")}</p>
              <FirstButton key="goOn" onClick={goOn}>
                {t("goOn")}
              </FirstButton>
            </>
          )}
          {phase === "over" && (
            <>
              <p className="font-display text-h4">{t("over")}</p>
              <p className="text-sm text-balance text-ink-2">{isBest ? t("newBest") : t("score", { figure: figure(score) })}</p>
              <FirstButton key="again" onClick={start}>
                {t("playAgain")}
              </FirstButton>
            </>
          )}
        </Board>
      )}
      <p id={keysId} className="text-xs text-balance text-center text-ink-2 pointer-coarse:hidden" style={{ maxWidth: fieldSide + 96 }}>
        {t("keys", { first: figure(1), last: figure(mostDots) })}
      </p>
      <NewspaperReady />
    </div>
  );
}

/** What stands in the field's place while no game is running. */
function Board({ children }: { children: ReactNode }) {
  return (
    <div
      style={{ width: fieldSide, minHeight: fieldSide }}
      className="box-content flex flex-col items-center justify-center gap-4 border border-rule-2 bg-paper text-center *:mx-4"
    >
      {children}
    </div>
  );
}

/** Takes the keyboard as it comes, for what had it has just gone. */
function FirstButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // After the dialog has noted what had the keyboard before it.
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Button ref={button} onClick={onClick}>
      {children}
    </Button>
  );
}

function Figures({ score, seconds, best }: { score: number; seconds: number; best: number }) {
  const { t } = useTranslation("game");
  const figure = useFigures();
  const columns = [
    { label: t("scoreLabel"), value: score },
    { label: t("timeLabel"), value: seconds },
    { label: t("bestLabel"), value: best },
  ];
  return (
    <dl className="grid w-full grid-cols-3 divide-x divide-rule border-y border-rule text-center">
      {columns.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse px-2 py-2">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="text-h4 font-semibold tabular-nums">{figure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The newspaper that was waited for is there: it does not end the game, only shows the way. The message of the run has said so aloud. */
function NewspaperReady() {
  const { t } = useTranslation("game");
  const [isReady, setReady] = useState(false);
  useEffect(
    () =>
      useLiveRun.subscribe((run, before) => {
        if (run.newspaperId && run.newspaperId !== before.newspaperId) setReady(true);
      }),
    [],
  );
  if (!isReady) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t-2 border-ink pt-3 text-sm">
      <p className="font-semibold">{t("ready")}</p>
      <Button
        size="small"
        onClick={() => {
          closeGame();
          showStage();
        }}
      >
        {t("show")}
      </Button>
    </div>
  );
}
