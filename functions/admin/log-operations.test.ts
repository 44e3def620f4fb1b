import { afterEach, expect, it, vi } from "vitest";
import { startServer } from "../testing/index.ts";
import { scriptedOrder } from "../testing/orders.ts";
import { logOperations } from "./operations.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
afterEach(() => void vi.restoreAllMocks());

/** The lines of that level that it writes. */
async function lines(level: "log" | "error", now: number): Promise<Record<string, unknown>[]> {
  const written = vi.spyOn(console, level).mockImplementation(() => {});
  await logOperations(await server.env(), now);
  const found = written.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  written.mockRestore();
  return found.filter(({ message }) => message === "operations");
}

it("the cron tells the day's outcomes in one line, as an error once something is wrong", async () => {
  const me = await server.signIn();
  for (const script of [{}, { text: ["refuse"] }, {}]) {
    const { id } = (await (await me.post("/api/press-runs", scriptedOrder(script))).json()) as { id: string };
    await (await me.get(`/api/press-runs/${id}/events`)).text();
  }
  expect(await lines("log", Date.now())).toMatchObject([
    { level: "info", status: "online", troubles: "", started: 3, complete: 2, failed: 1, failures: "TEXT_FAILED=1", tokensReturned: 1 },
  ]);
  await server.run("UPDATE press_runs SET status = 'running', ended_at = NULL, refunded = 0 WHERE status = 'failed'");
  expect(await lines("error", Date.now() + 3_600_000)).toMatchObject([{ level: "error", status: "degraded", troubles: "runs-overdue" }]);
});

it("says for the rest of the day that somebody's sign-in codes are being guessed", async () => {
  const now = Date.now();
  await server.run("DELETE FROM press_runs");
  await server.run("INSERT INTO rate_counters VALUES ('guessed-addresses', ?, 1)", now - (now % 86_400_000));
  expect(await lines("error", now)).toMatchObject([{ status: "degraded", troubles: "codes-guessed" }]);
  expect(await lines("log", now + 86_400_000)).toMatchObject([{ status: "online" }]);
  await server.run("DELETE FROM rate_counters WHERE key = 'guessed-addresses'");
});

it("nothing in the line says who", async () => {
  const me = await server.signIn();
  const [line] = await lines("log", Date.now());
  expect(JSON.stringify(line)).not.toContain(me.user.id);
  expect(JSON.stringify(line)).not.toContain("@");
});
