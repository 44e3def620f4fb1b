// Child process with its own clock; its parent sends the number of runs.
import "../machine/register-hooks.ts";

process.on("message", async (count) => {
  Object.assign(console, { log: () => {}, error: () => {} });
  const { outlast } = await import("./outlasting.ts");
  process.send?.(await outlast(Number(count)), () => process.exit(0));
});
