import { nodeMeasurer } from "../../web/render/fonts/node-fonts.ts";
import { setNewspaper } from "../../web/typeset/index.ts";
import { houseEdition } from "./editions.mjs";
import { median, milliseconds, printTable, takeTurns } from "./figures.mjs";
import { copyNewspapers, readerWithNewspapers, trafficOf } from "./filled-account.mjs";
import { exponentOf } from "./intervals.mjs";
import { withStoryOf } from "./long-stories.mjs";
import { serveRawSite } from "./raw-site.mjs";
import { note } from "./results.mjs";

/** Of rows read as users grow: a request whose work does not grow has 0, linear is 1. */
const bar = 0.05;
const crowds = [100, 1_000, 10_000, 100_000];
/** The product ends at 500; the query is asked what it would do beyond. */
const shelves = [10, 100, 1_000, 10_000];
const stories = [100, 400, 1_600, 6_000, 12_000];

const crowd = (from, to) => `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
  INSERT INTO users (id, email, username, role, tokens, newspaper_count, created_at)
  SELECT printf('id%06d', i * 7919 % 1000003), printf('%s%06d@example.test', char(97 + i % 26), i), printf('%s%06d', char(97 + i % 26), i),
    'user', i % 50, i % 7, i FROM n`;

async function timeOf(reader, path) {
  const from = performance.now();
  const answer = await reader.send("GET", path);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - from;
}

/** Each path at each size: milliseconds and rows that the database has read, after `fill` has made the size. */
async function measure({ reader, sizes, paths, fill, rounds }) {
  const rows = Object.fromEntries(Object.keys(paths).map((name) => [name, []]));
  for (const size of sizes) {
    await fill(size);
    for (const path of Object.values(paths)) for (let round = 0; round < 3; round++) await timeOf(reader, path);
    const took = await takeTurns(
      Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, () => timeOf(reader, path)])),
      rounds,
    );
    for (const [name, path] of Object.entries(paths)) {
      const { rowsRead, calls } = await trafficOf(reader, "GET", path);
      rows[name].push({ size, took: median(took[name]), rowsRead, calls });
    }
  }
  return rows;
}

function tell(what, measured) {
  printTable([
    [what, "", "time", "rows read", "round trips"],
    ...Object.entries(measured).flatMap(([name, points]) =>
      points.map(({ size, took, rowsRead, calls }, at) => [
        at === 0 ? name : "",
        size.toLocaleString("en"),
        milliseconds(took),
        rowsRead,
        calls,
      ]),
    ),
  ]);
  for (const [name, points] of Object.entries(measured)) {
    const sizes = points.map(({ size }) => size);
    console.log(
      `    ${name}: time grows as n^${exponentOf(
        sizes,
        points.map(({ took }) => took),
      ).toFixed(2)}, rows as n^${rowExponent(points).toFixed(2)}`,
    );
  }
}

const rowExponent = (points) =>
  exponentOf(
    points.map(({ size }) => size),
    points.map(({ rowsRead }) => Math.max(1, rowsRead)),
  );

async function benchDatabase(rounds) {
  const site = await serveRawSite({ ADMIN_EMAILS: "" }, ".ci/bench/inside/counted-worker.ts");
  try {
    const reader = await readerWithNewspapers(site, 1);
    await site.database.prepare("UPDATE users SET role = 'admin' WHERE id = ?").bind(reader.id).run();
    const shelf = await measure({
      reader,
      rounds,
      sizes: shelves,
      fill: (size) => copyNewspapers(site, reader.id, size),
      paths: {
        "who am I": "/api/auth/user",
        "first page of newspapers": "/api/completed-newspapers",
        "newspapers sought by a word": "/api/completed-newspapers?q=library",
        "sought by what is not there": "/api/completed-newspapers?q=zeppelin",
      },
    });
    await copyNewspapers(site, reader.id, 1);
    let there = 1;
    const users = await measure({
      reader,
      rounds,
      sizes: crowds,
      async fill(size) {
        await site.database.prepare(crowd(there, size)).run();
        there = size + 1;
      },
      paths: {
        "who am I": "/api/auth/user",
        "newspapers of one of them": "/api/completed-newspapers",
        "an admin's page of users": "/api/admin/users",
        "an admin seeking a name": "/api/admin/users?q=m0000",
      },
    });
    console.log("\nGrowth: the whole Worker over HTTP with D1, medians");
    tell("users", users);
    tell("newspapers of one person", shelf);
    const isTimed = false;
    for (const name of ["who am I", "newspapers of one of them"])
      note(`growth with users, rows read: ${name}`, rowExponent(users[name]), { bar, isTimed });
    // Its count of all users reads an index of all users.
    note("growth with users, rows read: an admin's page of users", rowExponent(users["an admin's page of users"]), { isTimed });
    note("growth with newspapers, rows read: first page", rowExponent(shelf["first page of newspapers"]), { isTimed });
    note("growth with newspapers, rows read: sought by a word", rowExponent(shelf["newspapers sought by a word"]), { isTimed });
  } finally {
    await site.close();
  }
}

async function benchStories(rounds) {
  const { newspaper, hyphenate, words } = await houseEdition("en");
  const measurer = await nodeMeasurer();
  const papers = Object.fromEntries(stories.map((length) => [length, withStoryOf(newspaper, length)]));
  const ways = Object.fromEntries(
    stories.map((length) => [
      length,
      () => {
        const from = process.cpuUsage();
        setNewspaper(papers[length], { hyphenate, words, measurer });
        const { user, system } = process.cpuUsage(from);
        return (user + system) / 1_000;
      },
    ]),
  );
  await takeTurns(ways, 3);
  const took = await takeTurns(ways, rounds);
  console.log("\nGrowth: a newspaper set whole in Node, processor time, by the length of its story");
  printTable([["characters", "time"], ...stories.map((length) => [length.toLocaleString("en"), milliseconds(median(took[length]))])]);
  const longer = stories.slice(1);
  note(
    "growth with the article, time to set 400 to 12,000 characters",
    exponentOf(
      longer,
      longer.map((length) => median(took[length])),
    ),
  );
}

/** How time and rows read grow with users, newspapers and the length of the article. */
export async function benchGrowth({ isQuick, isFull }) {
  const rounds = isQuick ? 5 : isFull ? 61 : 31;
  await benchDatabase(rounds);
  await benchStories(isQuick ? 3 : 15);
}
