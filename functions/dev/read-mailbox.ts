import { endpoint } from "../http/endpoint.ts";
import { requestLanguage } from "../http/words.ts";
import { readMailbox } from "./contract.ts";
import { mailboxPage, mailboxPolicy } from "./mailbox-page.ts";
import { listMail } from "./mailbox-store.ts";

export const readMailboxEndpoint = endpoint(readMailbox, async ({ c, db, query }) => {
  const mails = await listMail(db, query.to);
  if (!c.req.header("accept")?.includes("text/html")) return mails;
  return c.html(mailboxPage(requestLanguage(c), mails), 200, { "content-security-policy": mailboxPolicy });
});
