import { expect, it } from "vitest";
import { settingsOf } from "../http/env.ts";
import { testVars } from "../testing/vars.ts";
import { judgeAddress } from "./judge-address.ts";
import { addressRules, customModelAddresses, webAddresses } from "./outbound-rules.ts";

const settings = (vars: Record<string, string>) =>
  settingsOf({ ...testVars, LOCAL_FETCH_HOSTS: "127.0.0.1:11434", ...vars } as unknown as Env);
const allows = (text: string, rules: ReturnType<typeof addressRules>) => judgeAddress(text, rules).ok;
const ollama = "http://127.0.0.1:11434/v1";

it("local hosts count in local mode alone: with APP_ENV, and where there is a request, with its loopback host", () => {
  const local = settings({ APP_ENV: "local" });
  expect(allows(ollama, addressRules(local, customModelAddresses, "http://localhost:8787/api/api-keys"))).toBe(true);
  expect(allows(ollama, addressRules(local, customModelAddresses, ""))).toBe(true);
  expect(allows(ollama, addressRules(local, customModelAddresses, "https://stop-press.example/api/api-keys"))).toBe(false);
  for (const APP_ENV of ["", "production"]) {
    const production = settings({ APP_ENV, PUBLIC_URL: "https://stop-press.example.com" });
    for (const requestUrl of ["", "http://localhost/", "https://stop-press.example.com/"])
      expect(allows(ollama, addressRules(production, customModelAddresses, requestUrl))).toBe(false);
  }
});

it("this site's own hosts are the configured one and the one it was asked by", () => {
  const rules = addressRules(
    settings({ PUBLIC_URL: "https://stop-press.example.com:8443" }),
    webAddresses,
    "https://press.workers.dev/api",
  );
  for (const host of ["stop-press.example.com", "press.workers.dev", "preview.press.workers.dev"])
    expect([host, allows(`https://${host}/`, rules)]).toEqual([host, false]);
  expect(allows("https://other.workers.dev/", rules)).toBe(true);
});

it("a model server is asked over https at any port, a page at the web's own ports", () => {
  const models = addressRules(settings({}), customModelAddresses, "");
  const web = addressRules(settings({}), webAddresses, "");
  expect(["https://a.com:8443/", "http://a.com/"].map((text) => allows(text, models))).toEqual([true, false]);
  expect(["https://a.com:8443/", "http://a.com/"].map((text) => allows(text, web))).toEqual([false, true]);
});
