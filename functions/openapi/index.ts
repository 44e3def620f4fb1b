import type { Endpoint } from "../http/endpoint.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { readDescription } from "./contract.ts";

/** The static file of the same path, which the build has made of the contracts (description.ts). */
const describeApi = endpoint(readDescription, async ({ c, env }) => {
  const file = await env.ASSETS.fetch(c.req.raw);
  if (file.status === 404) throw new AppError("NOT_FOUND");
  return file;
});

export const endpoints: readonly Endpoint[] = [describeApi];
