import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "../../functions/http/errors.ts";
import { examinePage } from "../../functions/import-url/extract/extract.ts";

/** Where the command is at work: the folder its paths start from, what it writes as its result, and what it says beside it. */
export interface Desk {
  folder: string;
  out: (text: string) => void;
  say: (line: string) => void;
}

interface Request {
  input: string;
  url: string;
  contentType: string;
  language: string;
}

const help = `Takes the article from a web page that lies in a file, as the import does, and prints it as JSON.

  npm run extract -s -- page.html --url https://… [options]

  page.html        the page as its server sent it, in its own charset. "-" reads it from standard input.

  --url ADDRESS    where the page was; links and pictures in it start from there
  --encoding NAME  the charset that the server's Content-Type names (shift_jis, windows-1251, …); the page's own bytes may overrule it
  --type TYPE      the whole Content-Type instead, such as application/pdf
  --language CODE  the language of whoever asks, which is the article's where the page is silent; else en
  --help

Printed are the article, or the code and sentence that say why there is none; what was read (bytes, charset, milliseconds); and from where
on the page each field was taken. Exit codes: 0 an article, 1 none, 2 the command was not understood or the page not read.
`;

class UsageError extends Error {}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: "string" },
        encoding: { type: "string" },
        type: { type: "string" },
        language: { type: "string", default: "en" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function contentTypeOf({ encoding, type }: { encoding?: string | undefined; type?: string | undefined }): string {
  if (encoding === undefined) return type ?? "text/html";
  if (type !== undefined) throw new UsageError("Say either --encoding or --type, which may name a charset itself.");
  try {
    return `text/html; charset=${new TextDecoder(encoding).encoding}`;
  } catch {
    throw new UsageError(`--encoding ${encoding}: no browser knows this charset. Try utf-8, windows-1252, shift_jis or gb18030.`);
  }
}

function readRequest(args: readonly string[]): Request | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const [input, ...more] = positionals;
  if (input === undefined) throw new UsageError("Which page? Name its file, or - for standard input.");
  if (more.length > 0) throw new UsageError(`One page at a time, please: ${positionals.join(", ")} are ${positionals.length}.`);
  if (values.url === undefined) throw new UsageError("Where was the page? Give its address by --url https://…");
  if (!/^https?:/i.test(values.url) || !URL.canParse(values.url))
    throw new UsageError(`--url ${values.url}: it must be a whole address that begins with http:// or https://.`);
  return { input, url: new URL(values.url).href, contentType: contentTypeOf(values), language: languageTag(values.language) };
}

function languageTag(tag: string): string {
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    throw new UsageError(`--language ${tag}: it must be a language's code, such as en, pt-BR or zh.`);
  }
}

function readBytes(input: string, folder: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(input === "-" ? 0 : resolve(folder, input)));
  } catch (error) {
    throw new UsageError(`${input} could not be read: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
}

/** Runs the command; gives its exit code. */
export function runExtract(args: readonly string[], desk: Desk): 0 | 1 | 2 {
  try {
    const request = readRequest(args);
    if (request === null) {
      desk.out(help);
      return 0;
    }
    const { url, contentType, language } = request;
    const bytes = readBytes(request.input, desk.folder);
    const started = performance.now();
    const { extraction, report } = examinePage({ bytes, url, contentType }, { language, now: Date.now() });
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    const why = extraction.ok ? {} : { message: new AppError(extraction.code).message };
    const { charset, ...origins } = report;
    desk.out(
      `${JSON.stringify({ ...extraction, ...why, read: { bytes: bytes.length, contentType, charset, milliseconds }, ...origins }, null, 2)}\n`,
    );
    return extraction.ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    desk.say(`${error.message}\nnpm run extract -s -- --help says what it takes.`);
    return 2;
  }
}
