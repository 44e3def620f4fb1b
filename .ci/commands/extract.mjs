// Takes the article from a page in a file: npm run extract -s -- --help
import { runExtract } from "../pages/extract-command.ts";

process.exitCode = runExtract(process.argv.slice(2), {
  // npm runs scripts in the project's folder and says where it was called.
  folder: process.env.INIT_CWD ?? process.cwd(),
  out: (text) => process.stdout.write(text),
  say: (line) => console.error(line),
});
