import type { StandIns } from "../http/context.ts";
import { mailboxPath, readMailboxEndpoint, storeMail } from "./mailbox.ts";
import { askStripe } from "./stripe/api.ts";
import { listTillEndpoint, showTillEndpoint, workTillEndpoint } from "./stripe/endpoints.ts";

export const standIns: StandIns = {
  mailer: ({ var: { db, now } }) => ({ send: (mail) => storeMail(db, mail, now) }),
  mailboxPath,
  askStripe,
};

/** Where a developer sees what the stand-ins were given. */
export const endpoints = [readMailboxEndpoint, listTillEndpoint, showTillEndpoint, workTillEndpoint];
