import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "start-script-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm start` does, with a server of two lines in place of the Worker's. It listens on a port of its own and says which. */
const server = join(folder, "server.mjs");
writeFileSync(
  server,
  'import { createServer } from "node:net"; const s = createServer().listen(0, "127.0.0.1", () => console.log("PORT " + s.address().port));',
);
writeFileSync(join(folder, "package.json"), readFileSync("package.json"));
const starter = join(folder, "starter.mjs");
writeFileSync(
  starter,
  `import { startScript } from ${JSON.stringify(resolve(".ci/commands/run-npm.mjs"))};
   const { ended, stop } = startScript("node", [${JSON.stringify(server)}], { onLine: (line) => console.log(line) });
   for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop());
   await ended;`,
);

async function started(command: string, args: string[]) {
  const child = spawn(command, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const port = await vi.waitFor(
    () => {
      const [, found] = /PORT (\d+)/.exec(said) ?? [];
      expect(found).toBeDefined();
      return Number(found);
    },
    { timeout: 60_000 },
  );
  return { child, port };
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true)).on("error", () => done(false));
    socket.on("connect", () => socket.destroy());
  });

it.each(["SIGKILL", "SIGTERM"] as const)("leaves nothing on its port when it is ended by %s", async (signal) => {
  const { child, port } = await started(process.execPath, [starter]);
  expect(await answers(port)).toBe(true);
  child.kill(signal);
  await once(child, "exit");
  await expect.poll(() => answers(port), { timeout: 30_000 }).toBe(false);
});

it("leaves nothing on its port when the npm that runs it is killed", async () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const start = scripts.start.replace(".ci/commands/start.mjs", starter);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { ...scripts, start } }));
  const { child, port } = await started("npm", ["start", "--silent"]);
  expect(await answers(port)).toBe(true);
  child.kill("SIGKILL");
  await expect.poll(() => answers(port), { timeout: 30_000 }).toBe(false);
});
