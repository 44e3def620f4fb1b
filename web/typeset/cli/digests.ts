import { createHash } from "node:crypto";
import { type NewspaperToSet, type PageScene, type SetNewspaper, setForDevice, setSocialCard } from "../index.ts";
import type { Request } from "./arguments.ts";
import { readPhotograph } from "./house-editions.ts";
import { toolsFor } from "./node-tools.ts";
import { printPages } from "./print-pages.ts";

/** Digests of what was made of a newspaper, by what was digested. */
export type Digests = Readonly<Record<string, string>>;

const digest = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/** What says where a run comes from and what it is; nothing of it is drawn. */
const sources: ReadonlySet<string> = new Set(["of", "spans", "role", "block", "jumps"]);

const printed = (pages: readonly PageScene[]) => digest(JSON.stringify(pages, (key, value) => (sources.has(key) ? undefined : value)));

/** `pages`: the scenes, warnings and shape whole. `print`: what of the scenes is drawn. */
export function pageDigests(set: SetNewspaper): Digests {
  return { pages: digest(JSON.stringify(set)), print: printed(set.pages) };
}

const request: Request = {
  inputs: [],
  template: undefined,
  layout: undefined,
  language: undefined,
  filter: undefined,
  format: "pdf",
  page: undefined,
  quality: "hd",
  width: undefined,
  paper: "template",
  preset: "screen",
  out: undefined,
  strict: false,
};

/** The newspaper on a phone, on a tablet and on a card, and its pages as PDF for the screen and for a print shop, and as PNG. */
export async function fileDigests(newspaper: NewspaperToSet, set: SetNewspaper): Promise<Digests> {
  const tools = await toolsFor(newspaper.language);
  const file = { newspaper, filter: "none" as const, readPicture: readPhotograph, notes: [] };
  const print = async (options: Partial<Request>) => {
    const files = await printPages(set, file, { ...request, ...options });
    return digest(Buffer.concat(files.map(({ bytes }) => bytes)));
  };
  return {
    phone: printed(setForDevice(newspaper, tools, "mobile").pages),
    tablet: printed(setForDevice(newspaper, tools, "tablet").pages),
    card: printed([setSocialCard(newspaper, tools, { width: 1200, height: 630 })]),
    pdf: await print({ format: "pdf" }),
    plates: await print({ format: "pdf", preset: "print-shop" }),
    png: await print({ format: "png", width: 600 }),
  };
}
