import { app } from "./app.ts";
import { settleOverdue } from "./press-runs/settle.ts";

export { PressRun } from "./press-runs/press-run.ts";

export default {
  fetch: app.fetch,
  async scheduled(_, env) {
    await settleOverdue(env, Date.now());
  },
} satisfies ExportedHandler<Env>;
