import { wordsFor } from "../http/words.ts";
import { compose } from "./compose.ts";
import type { Mail } from "./mail.ts";

interface CodeMail {
  to: string;
  language: string;
  code: string;
  /** The site the code is for, as it stands in the address bar; undefined where the operator has not said. */
  host: string | undefined;
}

/** The code that proves who reads this mailbox. */
export function codeMail({ to, language, code, host }: CodeMail): Mail {
  const words = wordsFor(language);
  const sentences = [...(host === undefined ? [] : [words("mail.code.site", { host })]), words("mail.code.valid")];
  return compose({
    to,
    language,
    subject: words("mail.code.subject", { code }),
    preview: words("mail.code.valid"),
    heading: words("mail.code.heading"),
    parts: [
      { kind: "text", text: words("mail.code.lead") },
      { kind: "code", code },
      { kind: "text", text: sentences.join(["ja", "zh"].includes(language) ? "" : " ") },
      { kind: "text", text: words("mail.code.ignore") },
    ],
    foot: words("mail.code.foot", { email: to }),
  });
}
