import { type Context, Hono } from "hono";
import type { AppContext } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { boundBody } from "../http/middleware.ts";
import { readPicture } from "../images/images.ts";

type Environment = AppContext extends Context<infer E> ? E : never;

/** What an upload does before storing anything, in a workerd of its own whose memory can be measured. */
const app = new Hono<Environment>();
app.onError((failure) => Response.json({ outcome: failure instanceof AppError ? failure.code : String(failure) }));
app.use(boundBody);
app.post("/api/images", async (c) => c.json({ outcome: `kept ${(await readPicture(c, "somebody")).bytes.length}` }));
export default app;
