import { readFileSync } from "node:fs";
import { Lexicon } from "./lexicon.ts";

/** The lexicon of one of the twelve languages, as the project ships it. */
export const lexiconOf = (code: string) => new Lexicon(JSON.parse(readFileSync(`locales/${code}/lexicon.json`, "utf8")));
