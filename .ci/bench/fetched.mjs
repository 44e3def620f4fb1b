import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of a package that only a measurement needs, fetched from npm the first time: beside the other caches, and no dependency. */
export function fetchPackage(name, version) {
  const folder = `node_modules/.cache/${name}-${version}`;
  const installed = join(folder, "node_modules", name);
  if (existsSync(join(installed, "package.json"))) return installed;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  console.log(`Fetching ${name} ${version} …`);
  execFileSync("npm", ["install", "--no-save", "--loglevel=error", `${name}@${version}`], { cwd: folder, stdio: "inherit" });
  return installed;
}
