import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, request } from "../../api/client.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { keepLeft, useFinishedRun } from "../../api/press/blocks.ts";
import { Button } from "../../ui/button.tsx";
import { keepDoubts, sentencesToCompare, useModelDoubts } from "./model-doubts.ts";
import { useFactWords } from "./use-fact-words.ts";
import { checkAgain } from "./use-facts-check.ts";

/** Asks the model that wrote the newspaper what contradicts the article; nothing where no model did. */
export function AskModel({ newspaper }: { newspaper: Newspaper }) {
  const { t, figure } = useFactWords();
  const { t: app } = useTranslation("app");
  const client = useQueryClient();
  const run = useFinishedRun(newspaper.pressRunId);
  const doubts = useModelDoubts(({ kept }) => kept[newspaper.id]);
  const [state, setState] = useState<"idle" | "asking" | "failed" | "spent">("idle");
  const { left, models } = run.data ?? {};
  const runId = newspaper.pressRunId;
  if (!runId || !left || !models || models.text === "house") return null;
  const isSpent = left.texts < 1 || state === "spent";
  const ask = async () => {
    setState("asking");
    const sentences = sentencesToCompare(newspaper);
    try {
      const answer =
        sentences.length === 0
          ? null
          : await request("POST /press-runs/:id/contradictions", { params: { id: runId }, body: { sentences } });
      keepDoubts(newspaper.id, sentences, answer?.contradictions ?? []);
      if (answer) keepLeft(client, runId, answer.left);
      checkAgain();
      setState("idle");
    } catch (error) {
      setState(error instanceof ApiError && error.code === "CONFLICT" ? "spent" : "failed");
    }
  };
  const told =
    state === "asking"
      ? t("model.asking")
      : state === "failed"
        ? t("model.failed")
        : doubts && (doubts.length === 0 ? t("model.none") : t("model.found", { figure: figure(doubts.length) }));
  return (
    <section className="mt-6 flex flex-col items-start gap-2 border-t border-rule pt-3 text-sm">
      <h3 className="py-1 font-semibold">{t("model.title")}</h3>
      <p className="text-ink-2">{t("model.text")}</p>
      <p role="status" className="empty:hidden">
        {told}
      </p>
      {isSpent ? (
        <p className="text-ink-2">{app("blocks.obstacles.texts")}</p>
      ) : (
        <Button size="small" disabled={state === "asking"} onClick={() => void ask()}>
          {t(doubts ? "model.again" : "model.ask")}
        </Button>
      )}
    </section>
  );
}
