import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { serveBuiltSite } from "./built-site.mjs";
import { median } from "./figures.mjs";
import { followRun, newReader, startRun } from "./newsroom-client.mjs";
import { threadTimes } from "./processor.mjs";

const rounds = 15;
/** What Cloudflare gives a request on its two plans, in ms. */
const plans = { free: 10, paid: 30_000 };

const words = readFileSync(".ci/samples/en-tide-mill-feature.json", "utf8").match(/[A-Za-z’,.-]+/g) ?? [];

/** An article of so many paragraphs, no two alike, in a page as sites make them. */
function page(paragraphs) {
  const text = Array.from(
    { length: paragraphs },
    (_, at) =>
      `<p>On day ${at}, ${Array.from({ length: 30 }, (__, word) => words[(at * 37 + word * (1 + (at % 7))) % words.length]).join(" ")}.</p>`,
  );
  const menu = Array.from({ length: 80 }, (_, at) => `<li><a href="/section-${at}">Section ${at}</a></li>`).join("");
  return `<!doctype html><html lang="en"><head><title>The mill opens again</title></head><body><nav><ul>${menu}</ul></nav><article><h1>The mill opens again</h1>${text.join("")}</article></body></html>`;
}

/**
 * How much of the processor each kind of request takes, in the whole Worker as it is deployed. The stand-ins of D1, R2 and Cloudflare's
 * front run on the same thread and are in the figures, so the Worker's own are lower. Only on Linux, which tells the time of a thread.
 */
export async function benchCpu() {
  const articles = createServer((request, answer) => {
    answer.setHeader("content-type", "text/html; charset=utf-8");
    answer.statusCode = request.url === "/robots.txt" ? 404 : 200;
    answer.end(page(request.url?.startsWith("/long") ? 400 : 12));
  });
  await new Promise((ready) => articles.listen(0, "127.0.0.1", () => ready(undefined)));
  const { port } = articles.address();
  const site = await serveBuiltSite({ LOCAL_FETCH_HOSTS: `127.0.0.1:${port}` });
  try {
    const reader = await newReader(site.origin);
    const sample = JSON.parse(readFileSync(".ci/samples/en-library-reopening.json", "utf8"));
    const order = () => ({
      title: `${sample.title} ${crypto.randomUUID().slice(0, 4)}`,
      content: sample.content,
      region: sample.region,
      language: "en",
    });
    const get = (path) => async () => {
      const answer = await reader.send("GET", path);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    };
    // A person may import so many pages an hour; their signing in is not counted.
    const importing = (path) => async () => {
      const someone = await newReader(site.origin);
      const from = threadTimes();
      const answer = await someone.send("POST", "/api/import-url", { url: `http://127.0.0.1:${port}${path}` });
      if (answer.status !== 200) throw new Error(`an import answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      return threadTimes() - from;
    };
    const kinds = {
      "health: the way there and back": get("/api/health"),
      "the landing page": get("/"),
      "who am I": get("/api/auth/user"),
      "the list of newspapers": get("/api/completed-newspapers"),
      "an import of 2 KB": importing("/short"),
      "an import of 75 KB": importing("/long"),
      "a newspaper by the house edition": async () => {
        const someone = await newReader(site.origin);
        const from = threadTimes();
        const { id } = await startRun(someone, order());
        const { event } = await followRun(someone, id);
        if (event !== "complete") throw new Error(`a run ended as ${event}`);
        return threadTimes() - from;
      },
    };
    console.log(
      `\nProcessor time in the whole Worker, median and most of ${rounds}, with the local D1 and R2 (free plan ${plans.free} ms a request, paid ${plans.paid} ms)`,
    );
    for (const [kind, work] of Object.entries(kinds)) {
      const took = [];
      for (let round = 0; round < rounds + 2; round++) {
        const from = threadTimes();
        const own = await work();
        // The first two bring code that has not run yet.
        if (round > 1) took.push(own ?? threadTimes() - from);
      }
      console.log(
        `  ${kind.padEnd(34)} ${median(took).toFixed(1).padStart(8)} ms   ${Math.max(...took)
          .toFixed(1)
          .padStart(8)} ms`,
      );
    }
  } finally {
    await site.close();
    articles.close();
  }
}
