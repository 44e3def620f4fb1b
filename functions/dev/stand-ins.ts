import type { StandIns } from "../http/context.ts";
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
