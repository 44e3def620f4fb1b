// Sets newspapers as PDF, PNG, SVG or JSON: npm run typeset -s -- --help
import { typeset } from "../../web/typeset/cli/typeset.ts";

process.exitCode = await typeset(process.argv.slice(2), {
  // npm runs scripts in the project's folder and says where it was called.
  folder: process.env.INIT_CWD ?? process.cwd(),
  out: (bytes) => process.stdout.write(bytes),
  say: (line) => console.error(line),
});
