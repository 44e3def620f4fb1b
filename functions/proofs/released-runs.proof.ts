import { fork } from "node:child_process";
import { expect, it } from "vitest";
import type { Outcome } from "./released/play-runs.ts";

it("runs that released code left under way go on after a deploy, each paid once, and ended ones can still be worked on", async () => {
  const player = fork(new URL("./released/play-runs.ts", import.meta.url), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: [],
  });
  const outcomes = await new Promise<Outcome[]>((resolve, reject) => {
    player.once("message", (found) => resolve(found as Outcome[]));
    player.once("exit", (code) => reject(new Error(`the player ended with ${code}`)));
  });
  const whole = { violations: [], keepsEvents: true };
  // Six tokens were theirs; each run that was printed took one.
  expect(outcomes).toEqual([
    {
      ...whole,
      name: "pictures missing",
      status: "complete",
      // What was made before the deploy is not made again.
      attempts: { text: 1, "side-stories": 1, "picture-1": 3, "picture-2": 3, name: 1, save: 1 },
      left: { texts: 8, pictures: 6 },
      headline: "pictures missing",
      paper: "The Scripted Press",
      lastEvent: "complete",
      tokens: 5,
    },
    expect.objectContaining({
      ...whole,
      name: "block begun",
      status: "complete",
      left: { texts: 7, pictures: 6 },
      headline: "block begun, 1",
      lastEvent: "complete",
      tokens: 5,
    }),
    expect.objectContaining({
      ...whole,
      name: "complete",
      left: { texts: 7, pictures: 6 },
      paper: "The Scripted Press 1",
      lastEvent: "complete",
      tokens: 5,
    }),
    expect.objectContaining({
      ...whole,
      name: "failed",
      status: "complete",
      attempts: { text: 0, "side-stories": 0, "picture-1": 0, "picture-2": 1, name: 0, save: 1 },
      lastEvent: "failed",
      tokens: 5,
    }),
  ]);
}, 300_000);
