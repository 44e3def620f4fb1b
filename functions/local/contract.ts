import * as z from "zod";
import { describe } from "../contract.ts";

/** A mail of local mode; `code` is empty where it holds none, `html` where it was kept before mails had a form. */
export const LocalMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  code: z.string(),
  at: z.number(),
});

/** JSON, or a page for a browser (by Accept). Answered in local mode only. */
export const readMailbox = describe({
  method: "GET",
  path: "/local/mailbox",
  who: "any",
  query: z.object({ to: z.string().max(320).optional() }),
  answer: z.array(LocalMail),
});
