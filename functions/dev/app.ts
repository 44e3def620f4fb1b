import { createApp, mount } from "../app.ts";
import { AppError } from "../http/errors.ts";
import { endpoints, standIns } from "./stand-ins.ts";

/** The product with its mailbox and its stand-in for Stripe, both in local mode only. */
export const app = createApp((product) => {
  product.use(async (c, next) => {
    if (c.var.local) c.set("standIns", standIns);
    else if (c.req.path.startsWith("/api/local/")) throw new AppError("NOT_FOUND");
    await next();
  });
  mount(product, endpoints);
});
