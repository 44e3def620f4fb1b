import { parseArgs } from "node:util";
import { languages } from "../../../locales/languages.ts";
import { type PageFilter, pageFilters } from "../../render/draw/filters.ts";
import { type PaperName, type PresetName, paperNames, presetNames } from "../../render/pdf/papers.ts";
import { type Layout, templates } from "../index.ts";

export const formats = ["pdf", "png", "svg", "json"] as const;
export type Format = (typeof formats)[number];

const layouts = ["one-column", "two-column", "three-column"] as const satisfies readonly Layout[];
export const qualities = ["hd", "4k", "print"] as const;
export type Quality = (typeof qualities)[number];
/** What is asked for. Undefined: as the newspaper says. */
export interface Request {
  /** Files to read; `-` is what comes in. */
  inputs: string[];
  template: string | undefined;
  layout: Layout | undefined;
  language: string | undefined;
  filter: PageFilter | undefined;
  format: Format;
  /** A page of PNG and SVG, from 1; undefined: each page, a file of its own. */
  page: number | undefined;
  quality: Quality;
  /** Pixels instead of those of the quality. */
  width: number | undefined;
  paper: PaperName;
  preset: PresetName;
  /** A file, a folder, or `-` for what goes out; undefined: beside where the command was called. */
  out: string | undefined;
  /** Warnings count as failures. */
  strict: boolean;
}

/** The command was called in a way it cannot follow; the message says how to call it. */
export class UsageError extends Error {}

export const help = `Sets newspapers as pages.

  npm run typeset -s -- newspaper.json [more.json …] [options]

  newspaper.json   a Newspaper as the API gives it; only title and content must be there. "-" reads it from standard input.
                   Pictures (imageUrl, smallImageUrl) are PNG or JPEG files or drawings (JSON) beside the file, or data: addresses.

  --format F       ${formats.join(", ")}; by the ending of --out, else pdf
  --out PATH       a file, a folder, or "-" for standard output; else <name>.<format> in the current folder
  --template ID    ${templates.map(({ id }) => id).join(", ")}
  --layout L       ${layouts.join(", ")}
  --language CODE  ${languages.map(({ code }) => code).join(", ")}
  --filter NAME    ${pageFilters.join(", ")}
  --page N         the page of a PNG or SVG, or "all" (a file for each, numbered); the front page without it
  --quality Q      PNG: hd (1920 x 2560, 150 dpi), 4k (3840 x 5120, 300 dpi), print (2550 x 3300, 300 dpi); else hd
  --width PIXELS   PNG of another width
  --paper P        PDF: ${paperNames.join(", ")}; else template (8.5 x 11.33 inches)
  --preset P       PDF: screen (the page fills the paper), press (margins, black text), print-shop (3 mm bleed and crop marks); else screen
  --strict         a warning (text on no page, a line too wide for its place, a character without a glyph) is a failure
  --help

What is not told by an option is as the newspaper says. Exit codes: 0 done, 1 a newspaper could not be set, 2 the command was not understood.
`;

function oneOf<const Choice extends string>(name: string, value: string | undefined, choices: readonly Choice[]): Choice | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value.toLowerCase());
  if (found === undefined) throw new UsageError(`--${name} ${value}: it must be one of ${choices.join(", ")}.`);
  return found;
}

function wholeNumber(name: string, value: string | undefined, least: number, most: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UsageError(`--${name} ${value}: it must be a whole number from ${least} to ${most}.`);
  return number;
}

function formatOf(format: string | undefined, out: string | undefined): Format {
  const asked = oneOf("format", format, formats);
  const ending = /\.(\w+)$/.exec(out ?? "")?.[1]?.toLowerCase();
  return asked ?? formats.find((each) => each === ending) ?? "pdf";
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: "string" },
        out: { type: "string", short: "o" },
        template: { type: "string" },
        layout: { type: "string" },
        language: { type: "string" },
        filter: { type: "string" },
        page: { type: "string" },
        quality: { type: "string" },
        width: { type: "string" },
        paper: { type: "string" },
        preset: { type: "string" },
        strict: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Reads the command's arguments; undefined when help is asked for. Throws a UsageError on what it does not understand. */
export function readArguments(args: readonly string[]): Request | undefined {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  if (positionals.length === 0) throw new UsageError("Which newspaper? Name a JSON file, or - for standard input.");
  if (positionals.length > 1 && values.out !== undefined && /\.\w+$|^-$/.test(values.out))
    throw new UsageError(`--out ${values.out}: several newspapers need a folder.`);
  const request: Request = {
    inputs: positionals,
    template: oneOf(
      "template",
      values.template,
      templates.map(({ id }) => id),
    ),
    layout: oneOf("layout", values.layout, layouts),
    language: oneOf(
      "language",
      values.language,
      languages.map(({ code }) => code),
    ),
    filter: oneOf("filter", values.filter, pageFilters),
    format: formatOf(values.format, values.out),
    page: values.page === "all" ? undefined : (wholeNumber("page", values.page, 1, 99) ?? 1),
    quality: oneOf("quality", values.quality, qualities) ?? "hd",
    width: wholeNumber("width", values.width, 100, 12_000),
    paper: oneOf("paper", values.paper, paperNames) ?? "template",
    preset: oneOf("preset", values.preset, presetNames) ?? "screen",
    out: values.out,
    strict: values.strict,
  };
  if (request.page === undefined && request.out === "-" && (request.format === "png" || request.format === "svg"))
    throw new UsageError("--page all needs files: name one by --out, or one page.");
  return request;
}
