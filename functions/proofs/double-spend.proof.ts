import { connect } from "node:net";
import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { scriptedOrder } from "../testing/orders.ts";
import { faultsOnNewBooks } from "./books.ts";
import { raceMixed, raceRuns } from "./money/races.ts";
import { tell, times } from "./row.ts";

const server = startServer({ real: true, main: "functions/testing/scripted-worker.ts" });

it("of two hundred orders at once with three tokens exactly three begin, round after round", async () => {
  const rounds = times(100, 2);
  expect(await faultsOnNewBooks((file) => raceRuns(file, rounds))).toEqual([]);
  tell(1, "rounds of 200 orders at once, 3 tokens, in process on two clients of the database", rounds, 100);
});

it("orders, single calls, an admin's hand and the end of the account, all at once, leave books that add up", async () => {
  const rounds = times(100, 2);
  expect(await faultsOnNewBooks((file) => raceMixed(file, rounds))).toEqual([]);
  tell(1, "rounds of mixed calls at once", rounds, 100);
});

/** Sends all requests but for their last bytes, then these together: what the network scatters meets in the server. */
async function allAtOnce(requests: readonly string[]): Promise<number[]> {
  const { hostname, port } = new URL(server.origin());
  const sockets = await Promise.all(
    requests.map(
      (request) =>
        new Promise<{ finish(): void; status: Promise<number> }>((ready, fail) => {
          const socket = connect(Number(port), hostname);
          socket.on("error", fail);
          const status = new Promise<number>((answered) => {
            let said = "";
            socket.setEncoding("latin1").on("data", (text) => {
              said += text;
              const [, code] = /^HTTP\/1\.1 (\d+)/.exec(said) ?? [];
              if (!code) return;
              socket.destroy();
              answered(Number(code));
            });
          });
          socket.write(request.slice(0, -1), () => ready({ finish: () => socket.write(request.slice(-1)), status }));
        }),
    ),
  );
  for (const { finish } of sockets) finish();
  return Promise.all(sockets.map(({ status }) => status));
}

it("orders whose last bytes arrive together begin three runs, in the Worker itself", async () => {
  const rounds = times(100, 1);
  for (let round = 0; round < rounds; round++) {
    const me = await server.signIn();
    const cookie = [...me.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const requests = Array.from({ length: 200 }, () => {
      const body = JSON.stringify(scriptedOrder());
      const head = [
        "POST /api/press-runs HTTP/1.1",
        `Host: ${new URL(server.origin()).host}`,
        "Content-Type: application/json",
        `Content-Length: ${Buffer.byteLength(body)}`,
        `Cookie: ${cookie}`,
      ];
      return `${head.join("\r\n")}\r\n\r\n${body}`;
    });
    const answers = await allAtOnce(requests);
    expect([answers.filter((status) => status === 202).length, answers.filter((status) => status === 402).length]).toEqual([3, 197]);
    for (const { id } of await server.run("SELECT id FROM press_runs WHERE user_id = ?", me.user.id))
      await (await me.get(`/api/press-runs/${id}/events`)).text();
  }
  await server.expectSound();
  tell(1, "rounds of 200 requests whose last bytes are sent together, to workerd", rounds, 100);
});
