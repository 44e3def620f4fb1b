// A process of its own clock, asked by its parent how many runs.
import "../machine/register-hooks.ts";

process.on("message", async (count) => {
  Object.assign(console, { log: () => {}, error: () => {} });
  const { outlast } = await import("./outlasting.ts");
  process.send?.(await outlast(Number(count)), () => process.exit(0));
});
