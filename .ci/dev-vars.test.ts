import { expect, it } from "vitest";
import { completeVars } from "./commands/dev-vars.mjs";

const readValue = (text: string, name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(text)?.[1];

it("fills an empty configuration with exactly what a local run needs", () => {
  const names = completeVars("")
    .trim()
    .split("\n")
    .map((line) => line.split("=")[0]);
  expect(names).toEqual(["APP_ENV", "SESSION_SECRET", "KEY_ENCRYPTION_KEYS", "IDENTITY_SECRET", "STRIPE_WEBHOOK_SECRET", "ADMIN_EMAILS"]);
});

it("keeps every value that is there", () => {
  const before = "# mine\nSESSION_SECRET=a-secret-of-my-own-that-is-long-enough\nAPP_ENV=production\nOPENAI_API_KEY=k\n";
  const after = completeVars(before);
  expect(after.startsWith(before)).toBe(true);
  expect(completeVars(after)).toBe(after);
});

it("makes another secret for each name and each machine", () => {
  const [one, other] = [completeVars(""), completeVars("")];
  const secrets = [one, other].flatMap((text) => [readValue(text, "SESSION_SECRET"), readValue(text, "IDENTITY_SECRET")]);
  expect(new Set(secrets).size).toBe(4);
  for (const secret of secrets) expect(secret?.length).toBeGreaterThanOrEqual(32);
});

it("fills names that were left empty, as in a copy of the example, but not the list of admins", () => {
  const after = completeVars("APP_ENV=\nSESSION_SECRET=\nADMIN_EMAILS=\n");
  expect(readValue(after, "APP_ENV")).toBe("local");
  expect(readValue(after, "SESSION_SECRET")).toHaveLength(43);
  expect(readValue(after, "ADMIN_EMAILS")).toBe("");
});
