import { createApp, mount } from "../app.ts";
import type { StandIns } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { mailboxPath, readMailbox, storeMail } from "./mailbox.ts";
import { askStripe } from "./stripe/api.ts";
import { listTill, showTill, workTill } from "./stripe/endpoints.ts";

export const standIns: StandIns = {
  mailer: ({ var: { db, now } }) => ({ send: (mail) => storeMail(db, mail, now) }),
  mailboxPath,
  askStripe,
};

/** Pages where a developer sees what the stand-ins received. */
export const endpoints = [readMailbox, listTill, showTill, workTill];

/** The product with its mailbox and its stand-in for Stripe, both in local mode only. */
export const app = createApp((product) => {
  product.use(async (c, next) => {
    if (c.var.local) c.set("standIns", standIns);
    else if (c.req.path.startsWith("/api/local/")) throw new AppError("NOT_FOUND");
    await next();
  });
  mount(product, endpoints);
});
