import { parseArgs } from "node:util";
import { Refusal } from "./world.ts";

export const help = `npm run deploy -- [--env production|staging] [options]

Puts Stop Press on Cloudflare, or a new release of it: looks first, says what it will do, asks, and goes back when the release does not work.

  --env NAME         the environment of wrangler.toml (production)
  --settings FILE    names and values as .dev.vars.example describes them (.deploy.<env>.vars)
  --url ADDRESS      where people reach the site, when the settings do not say PUBLIC_URL
  --replace NAMES    comma-separated names to send again although Cloudflare has them; never IDENTITY_SECRET
  --allow-contract   also migrations that the release in use may not survive
  --no-export        no copy of the database before migrations (an export stops the database while it runs; its bookmark is kept anyway)
  --dry-run          looks, builds and bundles; changes nothing
  --yes              does not ask

Guide: .github/guides/deploy.md`;

export interface DeployOptions {
  environment: string;
  settingsFile: string;
  url?: string;
  replace: readonly string[];
  allowContract: boolean;
  exports: boolean;
  dryRun: boolean;
  yes: boolean;
  help: boolean;
}

/** Throws a Refusal for an invalid command line. */
export function readOptions(args: readonly string[]): DeployOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        env: { type: "string", default: "production" },
        settings: { type: "string" },
        url: { type: "string" },
        replace: { type: "string", default: "" },
        "allow-contract": { type: "boolean", default: false },
        "no-export": { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        yes: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    return {
      environment: values.env,
      settingsFile: values.settings ?? `.deploy.${values.env}.vars`,
      url: values.url,
      replace: values.replace.split(",").filter(Boolean),
      allowContract: values["allow-contract"],
      exports: !values["no-export"],
      dryRun: values["dry-run"],
      yes: values.yes,
      help: values.help,
    };
  } catch (failure) {
    throw new Refusal(`The command was not understood: ${(failure as Error).message}`, "npm run deploy -- --help names every option.");
  }
}
