import { expect, it } from "vitest";
import { startServer } from "../functions/testing/index.ts";
import { findViolations } from "./invariants.ts";

const { signIn, setTokens, run, db, expectSound } = startServer();
const write = (id: string, userId: string, delta: number) =>
  run("INSERT INTO token_ledger (id, user_id, delta, reason, at) VALUES (?, ?, ?, 'test', 0)", id, userId, delta);

it("an entry moves the tokens, and a cause counts once", async () => {
  const { user } = await signIn();
  const cause = crypto.randomUUID();
  await write(cause, user.id, 5);
  await expect(write(cause, user.id, 5)).rejects.toThrow(/UNIQUE/);
  expect(await run("SELECT tokens FROM users WHERE id = ?", user.id)).toEqual([{ tokens: 8 }]);
  await expectSound();
});

it("sixty takers at once get exactly the three tokens there are", async () => {
  const { user } = await signIn();
  await setTokens(user.id, 3);
  const taken = await Promise.allSettled(Array.from({ length: 60 }, () => write(crypto.randomUUID(), user.id, -1)));
  expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await run("SELECT tokens FROM users WHERE id = ?", user.id)).toEqual([{ tokens: 0 }]);
  await expectSound();
});

it("entries are neither changed nor deleted, and stay when the person goes", async () => {
  const { user } = await signIn();
  await expect(run("UPDATE token_ledger SET delta = 100 WHERE user_id = ?", user.id)).rejects.toThrow(/append-only/);
  await expect(run("DELETE FROM token_ledger WHERE user_id = ?", user.id)).rejects.toThrow(/append-only/);
  await run("DELETE FROM users WHERE id = ?", user.id);
  expect(await run("SELECT delta FROM token_ledger WHERE user_id = ?", user.id)).toEqual([{ delta: 3 }]);
});

it("the invariant query finds each thing that may never be", async () => {
  const { user } = await signIn();
  const found = async () => (await findViolations(await db(), 10_000)).map((line) => line.split(":")[0]);
  const newRun = (id: string, kind: string, status: string, deadline: number, ended: number | null) =>
    run(
      "INSERT INTO press_runs (id, user_id, kind, status, text_model, image_model, created_at, deadline_at, ended_at) VALUES (?, ?, ?, ?, 'house', 'house', 0, ?, ?)",
      id,
      user.id,
      kind,
      status,
      deadline,
      ended,
    );
  expect(await found()).toEqual([]);
  await newRun("late", "press", "running", 9_000, null);
  await newRun("empty", "press", "complete", 20_000, 5_000);
  await newRun("charged", "press", "failed", 20_000, 5_000);
  await write("run:charged:hold", user.id, -1);
  await newRun("free", "press", "kept", 20_000, 5_000);
  await write("run:free:refund", user.id, 1);
  await newRun("endless", "press", "stopped", 20_000, null);
  await newRun("greedy", "implicit", "complete", 20_000, 5_000);
  await run(`UPDATE press_runs SET texts = 13, delivered = '["saving:block"]' WHERE id = 'greedy'`);
  await newRun("nothing", "implicit", "kept", 20_000, 5_000);
  await write("run:nowhere:hold", user.id, -1);
  const other = await signIn();
  await run("UPDATE press_runs SET user_id = ? WHERE id = 'nothing'", other.user.id);
  await run(
    "INSERT INTO images (key, user_id, press_run_id, type, size, width, height, created_at) VALUES ('lost', ?, 'charged', 'image/png', 1, 1, 1, 0)",
    user.id,
  );
  await run(
    "INSERT INTO newspapers (id, user_id, press_run_id, title, newspaper_name, template_id, language, number, data, created_at, updated_at) VALUES ('m', ?, 'nothing', 't', 'n', 't', 'en', 1, ?, 0, 0)",
    user.id,
    JSON.stringify({ imageUrl: "/api/images/lost", smallImageUrl: "" }),
  );
  await run("UPDATE users SET tokens = tokens + 1, newspaper_count = 4 WHERE id = ?", user.id);
  await run(
    "INSERT INTO newspapers (id, user_id, title, newspaper_name, template_id, language, number, data, created_at, updated_at) VALUES ('n', ?, 't', 'n', 't', 'en', 1, ?, 0, 0)",
    user.id,
    JSON.stringify({ imageUrl: "/api/images/nobody-s", smallImageUrl: "" }),
  );
  await run(
    "INSERT INTO newspaper_versions (id, newspaper_id, user_id, cause, newspaper_name, template_id, language, data, created_at, size) VALUES ('v', 'n', ?, 'named', 'n', 't', 'en', ?, 0, 1)",
    other.user.id,
    JSON.stringify({ imageUrl: "/api/images/nobody-s", smallImageUrl: "" }),
  );
  expect(new Set(await found())).toEqual(
    new Set([
      "tokens are not the sum of the ledger",
      "a run is past its deadline and still running",
      "a run and its end contradict each other",
      "a complete run has no newspaper",
      "a failed run kept its token",
      "a run that delivered gave its token back",
      "a token came back that was never held",
      "a token was held for a run that is not there",
      "a run gave more than it may",
      "a complete press run did not count its newspaper",
      "an implicit run kept its token for nothing",
      "a block was counted and not saved",
      "a newspaper is of another person's run",
      "a newspaper names a picture that goes with a failed run",
      "the newspaper count is wrong",
      "a newspaper names a picture that is not its owner's",
      "a version is not of a newspaper of its owner's",
      "a version names a picture that is not its owner's",
      "a version names a picture that would be taken for unused",
      "a version is not as large as it says",
      "a run's newspaper is not kept as it was made",
    ]),
  );
});
