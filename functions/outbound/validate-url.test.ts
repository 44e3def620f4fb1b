import { expect, it } from "vitest";
import { settingsOf } from "../http/env.ts";
import { testVars } from "../testing/vars.ts";
import { inwardHosts, oddSchemes, privateAddresses, publicAddresses, spellingsOf } from "./spellings.test-data.ts";
import { customModelAddresses, type UrlRules, urlRules, validateUrl, webAddresses } from "./validate-url.ts";

const web: UrlRules = { schemes: ["http:", "https:"], ports: [80, 443], ownHosts: ["stop-press.example.com"], localHosts: [] };
const model: UrlRules = { ...web, schemes: ["https:"], ports: "any" };
const reasonFor = (text: string, rules: UrlRules = web) => {
  const judged = validateUrl(text, rules);
  return judged.ok ? "allowed" : judged.reason;
};

it.each(privateAddresses)("every spelling of %s is refused, whatever the rules", (address) => {
  for (const spelling of spellingsOf(address))
    for (const rules of [web, model])
      for (const text of [`https://${spelling}`, `https://${spelling}/`, `http://${spelling}/v1`])
        expect([text, validateUrl(text, rules).ok]).toEqual([text, false]);
});

it("names that lead into a network, and names that are none, are refused", () => {
  for (const host of inwardHosts)
    for (const text of [`https://${host}`, `https://${host}/`, `http://${host}/a?b`])
      for (const rules of [web, model]) expect([text, validateUrl(text, rules).ok]).toEqual([text, false]);
});

it("hundreds of private spellings were tried, none of them twice", () => {
  const all = [...privateAddresses.flatMap(spellingsOf), ...inwardHosts];
  expect(new Set(all).size).toBeGreaterThan(800);
});

it("only http and https are asked", () => {
  for (const text of oddSchemes) expect([text, validateUrl(text, web).ok]).toEqual([text, false]);
  expect(reasonFor("ftp://example.com/")).toBe("scheme");
  expect(reasonFor("http://example.com/", model)).toBe("scheme");
});

it("ordinary public addresses in many scripts are allowed as they are", () => {
  expect(new Set(publicAddresses).size).toBeGreaterThanOrEqual(200);
  for (const text of publicAddresses)
    for (const rules of /^http:/.test(text) ? [web] : [web, model]) {
      const judged = validateUrl(text, rules);
      expect([text, judged]).toMatchObject([text, { ok: true, isLocal: false }]);
      expect(judged.ok && judged.url.href).toBe(new URL(text).href);
    }
});

it("the reason says what is wrong with an address", () => {
  expect(reasonFor("")).toBe("invalid");
  expect(reasonFor("example.com")).toBe("invalid");
  expect(reasonFor("https://")).toBe("invalid");
  expect(reasonFor(`https://example.com/${"a".repeat(2_000)}`)).toBe("invalid");
  expect(reasonFor("https://reader@example.com/")).toBe("credentials");
  expect(reasonFor("https://:secret@example.com/")).toBe("credentials");
  expect(reasonFor("https://example.com:8443/")).toBe("port");
  expect(reasonFor("https://example.com:22/")).toBe("port");
  expect(reasonFor("https://127.0.0.1/")).toBe("host");
});

it("a page may come from ports 80 and 443, a model server from any", () => {
  expect(reasonFor("http://example.com:443/")).toBe("allowed");
  expect(reasonFor("https://example.com:80/")).toBe("allowed");
  for (const port of [1, 8080, 8443, 11434, 65535]) {
    expect(reasonFor(`https://example.com:${port}/v1`)).toBe("port");
    expect(reasonFor(`https://example.com:${port}/v1`, model)).toBe("allowed");
  }
});

it("this site is never asked by itself, nor a name below it", () => {
  for (const host of ["stop-press.example.com", "STOP-PRESS.example.com", "www.stop-press.example.com", "stop-press。example.com"])
    for (const rules of [web, model]) expect(reasonFor(`https://${host}/api/user/tokens`, rules)).toBe("host");
  expect(reasonFor("https://another-stop-press.example.com/")).toBe("allowed");
});

it("in local mode the named host and port may be reached over http, and nothing beside it", () => {
  const local: UrlRules = { ...model, localHosts: ["127.0.0.1:11434", "localhost:80", "[::1]:1234"] };
  for (const text of [
    "http://127.0.0.1:11434/v1",
    "https://127.0.0.1:11434/v1",
    "http://2130706433:11434/",
    "http://localhost/",
    "http://[::1]:1234/",
  ])
    expect([text, validateUrl(text, local)]).toMatchObject([text, { ok: true, isLocal: true }]);
  for (const text of [
    "http://127.0.0.1:11435/v1",
    "http://127.0.0.1/",
    "http://127.0.0.2:11434/",
    "http://localhost:11434/",
    "https://localhost/",
    "http://[::1]/",
    "http://reader@127.0.0.1:11434/",
    "ftp://127.0.0.1:11434/",
    "http://example.com:11434/",
  ])
    expect([text, validateUrl(text, local).ok]).toEqual([text, false]);
});

const settings = (vars: Record<string, string>) =>
  settingsOf({ ...testVars, LOCAL_FETCH_HOSTS: "127.0.0.1:11434", ...vars } as unknown as Env);
const allows = (text: string, rules: UrlRules) => validateUrl(text, rules).ok;
const ollama = "http://127.0.0.1:11434/v1";

it("local hosts count in local mode alone: with APP_ENV, and where there is a request, with its loopback host", () => {
  const local = settings({ APP_ENV: "local" });
  expect(allows(ollama, urlRules(local, customModelAddresses, "http://localhost:8787/api/api-keys"))).toBe(true);
  expect(allows(ollama, urlRules(local, customModelAddresses, ""))).toBe(true);
  expect(allows(ollama, urlRules(local, customModelAddresses, "https://stop-press.example/api/api-keys"))).toBe(false);
  for (const APP_ENV of ["", "production"]) {
    const production = settings({ APP_ENV, PUBLIC_URL: "https://stop-press.example.com" });
    for (const requestUrl of ["", "http://localhost/", "https://stop-press.example.com/"])
      expect(allows(ollama, urlRules(production, customModelAddresses, requestUrl))).toBe(false);
  }
});

it("this site's own hosts are the configured one and the one it was asked by", () => {
  const rules = urlRules(settings({ PUBLIC_URL: "https://stop-press.example.com:8443" }), webAddresses, "https://press.workers.dev/api");
  for (const host of ["stop-press.example.com", "press.workers.dev", "preview.press.workers.dev"])
    expect([host, allows(`https://${host}/`, rules)]).toEqual([host, false]);
  expect(allows("https://other.workers.dev/", rules)).toBe(true);
});

it("a model server is asked over https at any port, a page at the web's own ports", () => {
  const models = urlRules(settings({}), customModelAddresses, "");
  const pages = urlRules(settings({}), webAddresses, "");
  expect(["https://a.com:8443/", "http://a.com/"].map((text) => allows(text, models))).toEqual([true, false]);
  expect(["https://a.com:8443/", "http://a.com/"].map((text) => allows(text, pages))).toEqual([false, true]);
});
