import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const random = () => randomBytes(32).toString("base64url");

const standards = {
  APP_ENV: () => "local",
  SESSION_SECRET: random,
  KEY_ENCRYPTION_KEYS: random,
  IDENTITY_SECRET: random,
  STRIPE_WEBHOOK_SECRET: random,
  ADMIN_EMAILS: () => "editor@localhost.test",
};
/** An empty value has a meaning here: no user becomes admin. */
const mayBeEmpty = new Set(["ADMIN_EMAILS"]);

/** The text of .dev.vars with what is missing added; what is there stays as it is. */
export function completeVars(text) {
  const lines = text === "" ? [] : text.replace(/\n$/, "").split("\n");
  for (const [name, make] of Object.entries(standards)) {
    const at = lines.findIndex((line) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line));
    if (at < 0) lines.push(`${name}=${make()}`);
    else if (/=\s*(""|'')?\s*$/.test(lines[at]) && !mayBeEmpty.has(name)) lines[at] = `${name}=${make()}`;
  }
  return `${lines.join("\n")}\n`;
}

/** Makes the local configuration usable without asking anything. */
export function writeDevVars(file = ".dev.vars") {
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const after = completeVars(before);
  if (after !== before) writeFileSync(file, after, { mode: 0o600 });
}
