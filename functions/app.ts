import { Hono } from "hono";
import { version } from "../package.json";
import { endpoints as admin } from "./admin/index.ts";
import { endpoints as ai } from "./ai/index.ts";
import { endpoints as apiKeys } from "./api-keys/index.ts";
import { endpoints as auth } from "./auth/index.ts";
import { endpoints as completedNewspapers } from "./completed-newspapers/index.ts";
import type { Variables } from "./http/context.ts";
import type { Endpoint } from "./http/endpoint.ts";
import { AppError, answerFailure } from "./http/errors.ts";
import { boundBody, configure, refuseOtherSites, track } from "./http/middleware.ts";
import { endpoints as images } from "./images/index.ts";
import { endpoints as importUrl } from "./import-url/index.ts";
import { endpoints as location } from "./location/index.ts";
import { readHealth } from "./openapi/contract.ts";
import { endpoints as openapi } from "./openapi/index.ts";
import { answerScreen } from "./pages/answer-screen.ts";
import { endpoints as pressRuns } from "./press-runs/index.ts";
import { share } from "./share/index.ts";
import { endpoints as stripe } from "./stripe/index.ts";
import { endpoints as templates } from "./templates/index.ts";
import { endpoints as user } from "./user/index.ts";

type App = Hono<{ Bindings: Env; Variables: Variables }>;

const notFound = () => {
  throw new AppError("NOT_FOUND");
};

/** Everything the Worker answers. `extend` adds to it after the middleware and before the product's own calls (functions/dev/app.ts). */
export function createApp(extend: (app: App) => void = () => {}): App {
  const app: App = new Hono();
  app.onError(answerFailure);
  app.use(track);
  app.use(configure);
  app.use("/api/*", refuseOtherSites);
  app.use("/api/*", boundBody);
  extend(app);

  app.get(`/api${readHealth.path}`, (c) => c.json({ ok: true, version }));
  mount(app, auth);
  mount(app, user);
  mount(app, templates);
  mount(app, importUrl);
  mount(app, ai);
  mount(app, apiKeys);
  mount(app, pressRuns);
  mount(app, completedNewspapers);
  mount(app, images);
  mount(app, stripe);
  mount(app, admin);
  mount(app, location);
  mount(app, openapi);
  app.route("/share", share);

  app.all("/api/*", notFound);
  app.get("*", answerScreen);
  app.all("*", notFound);
  return app;
}

export function mount(app: App, endpoints: readonly Endpoint[]): void {
  for (const { contract, handle } of endpoints) app.on(contract.method, `/api${contract.path}`, handle);
}
