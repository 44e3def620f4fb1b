import { DurableObject } from "cloudflare:workers";
import { app } from "./app.ts";

export class PressRun extends DurableObject<Env> {}

export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
