import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { ConfigurationError, settingsOf } from "../http/env.ts";
import type { DeployOptions } from "./options.ts";
import { Refusal } from "./world.ts";

/** The new version's settings and where each comes from. */
export interface SettingsPlan {
  /** Public URL of the site. */
  address: string;
  /** Uploaded with the version; the ones created now are listed in `generated`. */
  send: Record<string, string>;
  generated: readonly string[];
  /** Both in the file and on Cloudflare: left unchanged there. */
  kept: readonly string[];
  /** All settings the version will have. */
  names: readonly string[];
  notes: readonly string[];
  libsql?: { url: string; token: string };
}

/** Generated when neither the file nor Cloudflare has them. */
const ownSecrets = ["SESSION_SECRET", "KEY_ENCRYPTION_KEYS", "IDENTITY_SECRET"] as const;
/** Stored data cannot be read or matched without these. */
const boundToData = ["KEY_ENCRYPTION_KEYS", "IDENTITY_SECRET"] as const;
const localOnly = ["APP_ENV", "LOCAL_FETCH_HOSTS"];
const newSecret = () => randomBytes(32).toString("base64url");

function knownNames(folder: string): string[] {
  return [...readFileSync(join(folder, ".dev.vars.example"), "utf8").matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? "");
}

function givenIn(folder: string, { settingsFile, environment }: DeployOptions): Record<string, string> {
  const file = join(folder, settingsFile);
  if (!existsSync(file)) {
    if (settingsFile !== `.deploy.${environment}.vars`)
      throw new Refusal(`There is no file ${settingsFile}.`, "Name the file that holds the settings, or leave --settings out.");
    return {};
  }
  const given = Object.entries(parseEnv(readFileSync(file, "utf8"))).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const known = knownNames(folder);
  const odd = given.map(([name]) => name).filter((name) => !known.includes(name));
  if (odd.length > 0)
    throw new Refusal(`${settingsFile} names what nothing reads: ${odd.join(", ")}.`, ".dev.vars.example has every name.");
  const local = given.map(([name]) => name).filter((name) => localOnly.includes(name));
  if (local.length > 0)
    throw new Refusal(`${settingsFile} sets ${local.join(" and ")}, which is for local mode only.`, "Take it out: it is never deployed.");
  return Object.fromEntries(given);
}

/**
 * Checks the given settings against what the Worker needs. `onCloudflare`: names already set there; `hasUsers`: whether the database
 * has users. Throws a Refusal that lists everything missing or wrong.
 */
export function planSettings(
  folder: string,
  options: DeployOptions,
  { onCloudflare, hasUsers }: { onCloudflare: readonly string[]; hasUsers: boolean },
): SettingsPlan {
  const given = givenIn(folder, options);
  if (options.url && !given.PUBLIC_URL && !onCloudflare.includes("PUBLIC_URL")) given.PUBLIC_URL = options.url;
  const has = (name: string) => name in given || onCloudflare.includes(name);

  const missing: string[] = [];
  const address = options.url ?? given.PUBLIC_URL;
  if (!address) missing.push("PUBLIC_URL: where people reach the site, https://… (or --url)");
  const lost = hasUsers ? boundToData.filter((name) => !has(name)) : [];
  for (const name of lost) missing.push(`${name}: the database holds accounts that belong to the old one, which must be found again`);
  if (has("STRIPE_SECRET_KEY") && !has("STRIPE_WEBHOOK_SECRET"))
    missing.push("STRIPE_WEBHOOK_SECRET: without it nothing that was paid arrives");
  if (has("MAIL_API_URL") && !has("MAIL_API_KEY")) missing.push("MAIL_API_KEY: the mail API's");
  if (has("MAIL_API_URL") && !has("MAIL_FROM")) missing.push("MAIL_FROM: who the mails are from");
  if (onCloudflare.includes("LIBSQL_URL") && !given.LIBSQL_URL)
    missing.push("LIBSQL_URL (and LIBSQL_AUTH_TOKEN): the site uses libSQL, which is migrated from here");
  for (const name of options.replace) {
    if (name === "IDENTITY_SECRET")
      throw new Refusal(
        "IDENTITY_SECRET is never replaced: everybody would get this month's free tokens again.",
        "Leave it out of --replace.",
      );
    if (!(name in given)) missing.push(`${name}: --replace names it, and ${options.settingsFile} does not hold it`);
  }
  if (missing.length > 0)
    throw new Refusal(
      `Settings are missing:\n${missing.map((line) => `    ${line}`).join("\n")}`,
      `Put them into ${options.settingsFile}, as .dev.vars.example describes them.`,
    );

  const generated = ownSecrets.filter((name) => !has(name));
  const values = { ...given, ...Object.fromEntries(generated.map((name) => [name, newSecret()])) };
  judgeValues(options.settingsFile, values);
  const kept = Object.keys(values)
    .filter((name) => onCloudflare.includes(name) && !options.replace.includes(name))
    .sort();
  const send = Object.fromEntries(Object.entries(values).filter(([name]) => !kept.includes(name)));
  return {
    address: originOf(address ?? ""),
    send,
    generated,
    kept,
    names: [...new Set([...onCloudflare, ...Object.keys(values)])].sort(),
    notes: notesOn(has),
    ...(given.LIBSQL_URL && { libsql: { url: given.LIBSQL_URL, token: given.LIBSQL_AUTH_TOKEN ?? "" } }),
  };
}

function originOf(address: string): string {
  const url = URL.parse(address);
  const isPlain = url && (url.pathname === "/" || url.pathname === "") && !url.search && !url.hash;
  // Loopback is allowed for the deploy tests.
  if (!isPlain || (url.protocol !== "https:" && url.hostname !== "127.0.0.1"))
    throw new Refusal(`${address} is not the address of a site.`, "It is https:// and a host, without a path.");
  return url.origin;
}

/** Applies the Worker's own rules. Values on Cloudflare cannot be read back and are assumed valid. */
function judgeValues(file: string, values: Record<string, string>): void {
  const stand = Object.fromEntries(ownSecrets.map((name) => [name, "-".repeat(32)]));
  try {
    settingsOf({ ...stand, ...values } as unknown as Parameters<typeof settingsOf>[0]);
  } catch (failure) {
    if (failure instanceof ConfigurationError) throw new Refusal(`${file}: ${failure.message}`, "Correct it there.");
    throw failure;
  }
}

function notesOn(has: (name: string) => boolean): string[] {
  const notes: string[] = [];
  if (!has("MAIL_FROM") && !has("OIDC_PROVIDERS"))
    notes.push("Nobody can sign in yet: there is neither mail (.github/guides/mail.md) nor a provider (.github/guides/sign-in.md).");
  if (!has("ADMIN_EMAILS")) notes.push("Nobody becomes an admin: ADMIN_EMAILS is not set.");
  if (!has("STRIPE_SECRET_KEY")) notes.push("Nothing can be bought: STRIPE_SECRET_KEY is not set (.github/guides/payments.md).");
  if (!["OPENAI_API_KEY", "OPENAI_BASE_URL", "ANTHROPIC_API_KEY", "STABILITY_API_KEY"].some(has))
    notes.push("No key of a provider of models: Workers AI, people's own keys and the house edition remain.");
  if (!has("DNS_RESOLVER_URL"))
    notes.push("DNS_RESOLVER_URL is not set: names that lead into private networks are judged by their addresses alone.");
  return notes;
}

/** Throws a Refusal when a secret that existing accounts depend on would be regenerated. */
export function requireOwnSecrets({ generated }: SettingsPlan, users: number): void {
  const lost = boundToData.filter((name) => users > 0 && generated.includes(name));
  if (lost.length > 0)
    throw new Refusal(
      `The database holds accounts that belong to other secrets than new ones: ${lost.join(", ")}.`,
      "Find the old values, and put them into the settings.",
    );
}

/** Saves generated secrets before anything depends on them. */
export function keepGenerated(folder: string, file: string, { generated, send }: SettingsPlan): void {
  if (generated.length === 0) return;
  const path = join(folder, file);
  const before = existsSync(path)
    ? readFileSync(path, "utf8").split("\n")
    : ["# Settings of npm run deploy. Cloudflare never shows them again: keep a copy."];
  const rest = before.filter((line) => line !== "" && !generated.some((name) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line)));
  writeFileSync(path, `${[...rest, ...generated.map((name) => `${name}=${send[name]}`)].join("\n")}\n`, { mode: 0o600 });
  // The mode option applies only to new files.
  chmodSync(path, 0o600);
}
