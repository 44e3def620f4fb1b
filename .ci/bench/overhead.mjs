import { median, milliseconds, printTable, quantile, takeTurns } from "./figures.mjs";
import { readerWithNewspapers, trafficOf } from "./filled-account.mjs";
import { figureOf } from "./intervals.mjs";
import { threadTimes } from "./processor.mjs";
import { serveRawSite } from "./raw-site.mjs";
import { note } from "./results.mjs";

const bars = { me: 2.5, calls: 1, writes: 2, tail: 5 };
const newspapers = 20;
const paths = { me: "/api/auth/user", list: "/api/completed-newspapers" };

/** Asks so many times, so many at once; milliseconds of each. */
async function ask(once, count, atOnce) {
  const took = [];
  let left = count;
  const hand = async () => {
    while (left-- > 0) {
      const from = performance.now();
      await once();
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return took;
}

/** Microseconds of the processor for a request, many in a row. */
async function processorOf(once, count) {
  const from = threadTimes();
  await ask(once, count, 1);
  return ((threadTimes() - from) * 1_000) / count;
}

/** R5: what a request costs above a bare Hono answer, without what the database itself takes for the same statements. */
export async function benchOverhead({ isQuick, isFull }) {
  const [rounds, count] = isQuick ? [5, 60] : isFull ? [31, 300] : [31, 120];
  const site = await serveRawSite({}, ".ci/bench/inside/counted-worker.ts");
  try {
    const reader = await readerWithNewspapers(site, newspapers);
    const order = { title: "Night ferry keeps its lamps", content: "The night ferry keeps its lamps for another year. ".repeat(9) };
    const traffic = {
      me: await trafficOf(reader, "GET", paths.me),
      list: await trafficOf(reader, "GET", paths.list),
      start: await trafficOf(reader, "POST", "/api/press-runs", { ...order, region: "Duluth", language: "en" }),
    };
    const fetched = (path) => async () => {
      const answer = await reader.send("GET", path);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    };
    const measured = {};
    for (const [kind, path] of Object.entries(paths)) {
      await reader.send("POST", "/api/bench/statements", traffic[kind].asked);
      const ways = { ping: fetched("/api/bench/ping"), database: fetched("/api/bench/database"), ours: fetched(path) };
      for (const way of Object.values(ways)) await ask(way, count, 4);
      const took = await takeTurns(
        Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, () => processorOf(way, count)])),
        rounds,
      );
      const ratios = took.ours.map((ours, at) => (ours - (took.database[at] - took.ping[at])) / took.ping[at]);
      measured[kind] = { took, ratios, one: await ask(ways.ours, count * 4, 1), many: await ask(ways.ours, count * 8, 32) };
    }
    tell({ traffic, measured, rounds });
  } finally {
    await site.close();
  }
}

function tell({ traffic, measured, rounds }) {
  const micro = (values) => `${Math.round(median(values))} us`;
  console.log(
    `\nOverhead: processor time of workerd for a request over HTTP, ${rounds} turns, behind Miniflare's front both; the database's own share measured by the same statements`,
  );
  printTable([
    ["request", "ours", "bare Hono", "bare Hono with the statements", "alone p50", "p99", "32 at once p50", "p99"],
    ...Object.entries(measured).map(([kind, { took, one, many }]) => [
      paths[kind],
      micro(took.ours),
      micro(took.ping),
      micro(took.database),
      ...[one, many].flatMap((times) => [milliseconds(median(times)), milliseconds(quantile(times, 0.99))]),
    ]),
  ]);
  note("R5 who am I / bare Hono, processor, without the database's", figureOf(measured.me.ratios), { bar: bars.me, wanted: 31 });
  note(`R5 list of ${newspapers} / bare Hono, processor, without the database's`, figureOf(measured.list.ratios), { wanted: 31 });
  for (const kind of Object.keys(paths)) {
    const tail = (times) => quantile(times, 0.99) / median(times);
    note(`R5 p99 / p50 of ${paths[kind]}, one at a time`, tail(measured[kind].one), { bar: bars.tail });
    note(`R5 p99 / p50 of ${paths[kind]}, 32 at once`, tail(measured[kind].many), { bar: bars.tail });
  }
  const format = String;
  note("R5 round trips to the database, who am I", traffic.me.calls, { bar: bars.calls, format, isTimed: false });
  note(`R5 round trips to the database, list of ${newspapers}`, traffic.list.calls, { bar: bars.calls, format, isTimed: false });
  note("R5 round trips to the database, start of a run (a read, a write)", traffic.start.calls, {
    bar: bars.writes,
    format,
    isTimed: false,
  });
}
