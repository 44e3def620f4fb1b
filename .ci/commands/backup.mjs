// Saves a site's database and pictures: npm run backup -- --env production --out FOLDER
import { runBackupCommand } from "../../db/backup/commands.ts";

process.exitCode = await runBackupCommand("backup", process.argv.slice(2), {
  folder: process.cwd(),
  // npm runs scripts in the project's folder and says where it was called.
  calledIn: process.env.INIT_CWD ?? process.cwd(),
  say: (line) => console.log(line),
});
