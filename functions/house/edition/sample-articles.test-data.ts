import { readdirSync, readFileSync } from "node:fs";

export interface Sample {
  file: string;
  language: string;
  title: string;
  author: string;
  region: string;
  publishDate: string;
  content: string;
}

const folder = ".ci/samples";

const readAll = (from: string): readonly Sample[] =>
  readdirSync(from)
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({ ...JSON.parse(readFileSync(`${from}/${file}`, "utf8")), file: file.replace(".json", "") }));

/** The project's sample articles, for tests. */
export const samples: readonly Sample[] = readAll(folder);

/** Articles as papers print them day by day: votes, matches, storms, lives. The house edition is read against them. */
export const dailyArticles: readonly Sample[] = readAll(`${folder}/articles`);

export function sample(file: string): Sample {
  const found = [...samples, ...dailyArticles].find((one) => one.file === file);
  if (!found) throw new Error(`no sample article ${file}`);
  return found;
}
