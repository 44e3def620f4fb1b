import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { housePaperName } from "../../../functions/house/edition/paper-name.ts";
import { languages } from "../../../locales/languages.ts";
import { type NewspaperToSet, type SetNewspaper, setNewspaper, templates } from "../index.ts";
import { help, type Request, readArguments, UsageError } from "./arguments.ts";
import { type NewspaperFile, readNewspaperFile, reasonOf } from "./newspaper-file.ts";
import { toolsFor } from "./node-tools.ts";
import { heightFor } from "./page-sizes.ts";
import { type PrintedFile, printPages } from "./print-pages.ts";

/** Where the command reads and writes; standard output takes nothing but what was asked for. */
export interface Desk {
  /** The folder the command was called in. */
  folder: string;
  out(bytes: Uint8Array): void;
  say(line: string): void;
}

function asked(newspaper: NewspaperToSet, { template, layout, language = newspaper.language }: Request): NewspaperToSet {
  return {
    ...newspaper,
    templateId: template ?? newspaper.templateId,
    layout: layout ?? newspaper.layout,
    language,
    newspaperName: newspaper.newspaperName || housePaperName({ region: newspaper.region, language }),
  };
}

function notesOf({ newspaper, notes }: NewspaperFile, { pages, warnings }: SetNewspaper, request: Request): string[] {
  const { templateId, language } = newspaper;
  const isKnown = request.template !== undefined || templates.some(({ id }) => id === templateId);
  const speaks = request.language !== undefined || languages.some(({ code }) => code === language.toLowerCase().split("-")[0]);
  return [
    ...notes,
    ...(isKnown ? [] : [`There is no template ${templateId}; it is set in ${pages[0]?.template}.`]),
    ...(speaks ? [] : [`The words of the house are not translated into ${language}; they are in English.`]),
    ...warnings.map(({ code, block, detail }) => `${code}, ${block}: ${detail}`),
  ];
}

function isFolder(path: string): boolean {
  return /[/\\]$/.test(path) || (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

/** Where the files of a newspaper go: numbered when there is more than one. */
function placeOf(input: string, { out, format, inputs }: Request, desk: Desk, file: PrintedFile, count: number): string {
  const name = input === "-" ? "newspaper" : basename(input, extname(input));
  const numbered = count > 1 ? `-${file.page}` : "";
  const asked = out === undefined ? undefined : resolve(desk.folder, out);
  if (out === undefined || asked === undefined) return join(desk.folder, `${name}${numbered}.${format}`);
  if (inputs.length > 1 || isFolder(out) || isFolder(asked)) return join(asked, `${name}${numbered}.${format}`);
  const ending = extname(asked) || `.${format}`;
  return join(dirname(asked), `${basename(asked, extname(asked))}${numbered}${ending}`);
}

async function typesetOne(input: string, request: Request, desk: Desk): Promise<boolean> {
  const read = readNewspaperFile(input, desk.folder);
  const file = { ...read, newspaper: asked(read.newspaper, request), filter: request.filter ?? read.filter };
  const tools = await toolsFor(file.newspaper.language);
  const set = setNewspaper(file.newspaper, tools, { height: heightFor(request) });
  const notes = notesOf(file, set, request);
  for (const note of notes) desk.say(`${input}: ${note}`);
  if (request.strict && notes.length > 0) return false;
  const printed = await printPages(set, file, request);
  for (const each of printed) {
    if (request.out === "-") {
      desk.out(each.bytes);
      continue;
    }
    const path = placeOf(input, request, desk, each, printed.length);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, each.bytes);
    desk.say(path);
  }
  return true;
}

/** Runs the command; gives its exit code. One newspaper that cannot be set does not keep the others from being set. */
export async function typeset(args: readonly string[], desk: Desk): Promise<0 | 1 | 2> {
  let request: Request | undefined;
  try {
    request = readArguments(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    desk.say(`${error.message}\nnpm run typeset -s -- --help says what it takes.`);
    return 2;
  }
  if (!request) {
    desk.out(new TextEncoder().encode(help));
    return 0;
  }
  let worked = true;
  for (const input of request.inputs) {
    try {
      if (!(await typesetOne(input, request, desk))) worked = false;
    } catch (error) {
      const reason = reasonOf(error);
      desk.say(`${input}: ${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? "" : "."}`);
      worked = false;
    }
  }
  return worked ? 0 : 1;
}
