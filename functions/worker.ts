import { app } from "./app.ts";
import { settleOverdue } from "./press-runs/settle.ts";
import { sweep } from "./sweep.ts";

export { PressRun } from "./press-runs/press-run.ts";

export default {
  fetch: app.fetch,
  async scheduled(_, env) {
    const now = Date.now();
    await Promise.all([settleOverdue(env, now), sweep(env, now)]);
  },
} satisfies ExportedHandler<Env>;
