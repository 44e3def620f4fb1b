import worker from "../worker.ts";
import { app } from "./app.ts";

// The entry of npm start, npm run dev and the tests; wrangler.toml, and so every deploy, names functions/worker.ts.
export { PressRun } from "../worker.ts";

export default { ...worker, fetch: app.fetch };
