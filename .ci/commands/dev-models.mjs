// npm run dev:models                  scripted models for a developer without a key, on port 8788
//   --port N --latency MS --rate TOKENS_A_SECOND --image MS
//   --failures SHARE --seed N         so many of all requests fail, the same ones each time
//   --gullible                        obeys what an article tells it, to see that nothing comes of it
// Prints the lines for .dev.vars. A line in an article says what its own requests meet: @models story=500,ok picture=hang rate=20
import { parseArgs } from "node:util";
import { realPace, startModels } from "../../functions/testing/models/start-models.ts";

const { values: asked } = parseArgs({
  options: {
    port: { type: "string", default: "8788" },
    latency: { type: "string", default: String(realPace.latency) },
    rate: { type: "string", default: String(realPace.tokensPerSecond) },
    image: { type: "string", default: String(realPace.imageMs) },
    failures: { type: "string", default: "0" },
    seed: { type: "string", default: "0" },
    gullible: { type: "boolean", default: false },
  },
});

const models = await startModels({
  port: Number(asked.port),
  latency: Number(asked.latency),
  tokensPerSecond: Number(asked.rate),
  imageMs: Number(asked.image),
  seed: Number(asked.seed),
  ...(Number(asked.failures) > 0 && { failures: { seed: Number(asked.seed), share: Number(asked.failures) } }),
  gullible: asked.gullible,
  onRequest: ({ number, protocol, task, attempt, model, path }) => {
    console.log(`${number}  ${protocol}  ${task}${attempt > 1 ? `, attempt ${attempt}` : ""}  ${model || path}`);
  },
}).catch((cause) => {
  console.error(cause.code === "EADDRINUSE" ? `Port ${asked.port} is taken; choose another with --port.` : cause);
  process.exit(1);
});

console.log("\nScripted models are ready. Put these lines into .dev.vars and start the app again:\n");
for (const [name, value] of Object.entries(models.vars)) console.log(`${name}=${value}`);
console.log(`LOCAL_FETCH_HOSTS=${new URL(models.url).host}`);
console.log(`\nA custom address without a key, as of a model of your own: ${models.url}/open/v1`);
console.log("Keys that are taken begin with scripted or sk-scripted. Stop it with Ctrl+C\n");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => models.close().then(() => process.exit(0)));
