import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { writeDevVars } from "./dev-vars.mjs";
import { install } from "./install.mjs";
import { runScript } from "./run-npm.mjs";

function step(words, done) {
  const started = Date.now();
  process.stdout.write(`${words} …`);
  const worked = done();
  process.stdout.write(worked ? ` ${((Date.now() - started) / 1000).toFixed(1)} s\n` : " failed\n");
  if (!worked) process.exit(1);
}

/** Packages, configuration and database: what every local run needs. */
export function prepare() {
  step("Installing", install);
  writeDevVars();
  mkdirSync("dist/web", { recursive: true });
  step("Preparing the database", () => runScript("db:migrate"));
}

/** Builds the app unless what is built is newer than every source. */
export function build() {
  const built = "dist/web/index.html";
  const isFresh = () =>
    existsSync(built) &&
    ["web", "locales", "functions", "db/gazetteer", "package-lock.json"].every((path) => newestIn(path) <= statSync(built).mtimeMs);
  if (!isFresh()) step("Building", () => runScript("build"));
}

function newestIn(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  // A folder's own time tells of files that were removed.
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** Ends the program with a hint when another one already answers there. */
export async function requirePort(port) {
  const free = await new Promise((done) => {
    const probe = createServer()
      .once("error", () => done(false))
      .listen(port, "localhost", () => probe.close(() => done(true)));
  });
  if (free) return;
  console.error(`Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`);
  process.exit(1);
}

/** The port asked for by PORT. */
export function portOr(standard) {
  const port = Number(process.env.PORT || standard);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`PORT must be a number from 1 to 65535, and is "${process.env.PORT}".`);
  process.exit(1);
}
