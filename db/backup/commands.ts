import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { askAtTerminal } from "../../functions/deploy/run-wrangler.ts";
import { Refusal } from "../../functions/deploy/world.ts";
import { backUp } from "./backup.ts";
import { openDeployed, openLocal, type Place } from "./places.ts";
import { RestoreRefused, restore } from "./restore.ts";

const help = {
  backup: `npm run backup -- --env local|staging|production --out FOLDER

Saves the database and every picture of a site into a new folder, with their sums: .github/guides/backups.md.`,
  restore: `npm run restore -- --env local|staging|production --from FOLDER [--yes]

Brings a backup into an empty database and proves that it is there. Interrupted, the same command goes on.`,
};

interface Surroundings {
  /** The project's folder. */
  folder: string;
  /** Working directory of the caller: relative folder arguments are resolved against it. */
  calledIn: string;
  say(line: string): void;
  /** Overrides where local state is kept. */
  state?: string;
}

/** Exit code: 0 success, 1 failure (reason printed), 2 usage error. */
export async function runBackupCommand(
  name: "backup" | "restore",
  args: readonly string[],
  { folder, calledIn, say, state }: Surroundings,
): Promise<number> {
  let place: Place | undefined;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        env: { type: "string", default: "local" },
        out: { type: "string" },
        from: { type: "string" },
        yes: { type: "boolean" },
        help: { type: "boolean" },
      },
    });
    const named = name === "backup" ? values.out : values.from;
    if (values.help || !named) {
      say(help[name]);
      return values.help ? 0 : 2;
    }
    place = values.env === "local" ? await openLocal(folder, state) : await openDeployed(folder, values.env);
    const path = resolve(calledIn, named);
    if (name === "backup") await save(place, path, say);
    else if (values.env === "local" || values.yes || (await askAtTerminal?.(`Restore ${path} into ${values.env}?`)))
      await bring(place, path, say);
    else throw new Refusal("Nothing was restored.", "Say yes when asked, or --yes.");
    return 0;
  } catch (failure) {
    if (failure instanceof Refusal) say(`${failure.message}\n${failure.advice}`);
    else if (failure instanceof RestoreRefused) say(failure.message);
    else say(`${failure instanceof Error ? failure.message : failure}\nThe same command can be run again.`);
    return 1;
  } finally {
    await place?.close();
  }
}

async function save(place: Place, path: string, say: (line: string) => void): Promise<void> {
  const { manifest, violations } = await backUp(place, path, say);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  say(
    `Saved in ${path}: ${rows} rows in ${Object.keys(manifest.tables).length} tables, ${manifest.pictures.count} pictures of ${manifest.pictures.bytes} bytes.`,
  );
  for (const key of manifest.pictures.missing) say(`  not in the bucket: ${key}`);
  for (const line of violations) say(`  not as it must be: ${line}`);
  say("It holds addresses, articles and sealed keys; the secrets that open them are not in it.");
}

async function bring(place: Place, path: string, say: (line: string) => void): Promise<void> {
  await restore(place, path, say);
  say("Restored: every row and every picture is as it was saved.");
}
