import * as z from "zod";
import { describe, PrintLanguage } from "../http/contract.ts";
import { LocatedPlace } from "../location/contract.ts";

/** An article read from a web page. Texts are plain; missing fields are ''. */
export const ImportedArticle = z.object({
  title: z.string(),
  /** Paragraphs are separated by a blank line; headings are lines, list items are lines beginning with "• " or their number. */
  content: z.string(),
  /** The detected place as people write it ("Duluth, United States"), or ''. */
  region: z.string(),
  author: z.string(),
  /** ISO date, or ''. */
  publishDate: z.string(),
  /** The page's canonical address where it names one on its own site, else the one that answered. */
  url: z.string(),
  siteName: z.string().optional(),
  /** The lead picture's address; nothing has been fetched from it. */
  image: z.string().optional(),
  /** BCP 47 code of the article's language, whichever it is. */
  language: z.string(),
  detectedLocation: LocatedPlace.optional(),
  /** True when the text was longer than an article may be and was cut at the end of a sentence. */
  truncated: z.boolean(),
});
export type ImportedArticle = z.infer<typeof ImportedArticle>;

/** Reads the article of a public web page, as robots.txt allows. `language`: of the place, and the article if the page declares none. */
export const importUrl = describe({
  method: "POST",
  path: "/import-url",
  who: "user",
  body: z.object({
    url: z
      .string()
      .nullish()
      .transform((url) => url ?? ""),
    language: PrintLanguage.default("en"),
  }),
  answer: ImportedArticle,
});
