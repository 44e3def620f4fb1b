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

/** The project's sample articles, for tests. */
export const samples: readonly Sample[] = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => ({ ...JSON.parse(readFileSync(`${folder}/${file}`, "utf8")), file: file.replace(".json", "") }));

export function sample(file: string): Sample {
  const found = samples.find((one) => one.file === file);
  if (!found) throw new Error(`no sample article ${file}`);
  return found;
}
