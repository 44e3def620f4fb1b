import type { Settings } from "../http/env.ts";
import { isLocal as isLocalMode } from "../http/env.ts";
import { isReservedName } from "./reserved-names.ts";

/** Which URLs are allowed; the same for every hop of a redirect. */
export interface UrlRules {
  schemes: readonly ("http:" | "https:")[];
  ports: "any" | readonly number[];
  /** Host names of this site itself, without ports, and all below them: a request to ourselves would bypass our own checks. */
  ownHosts: readonly string[];
  /** `host:port` allowed over http whatever the other rules say; empty in production (LOCAL_FETCH_HOSTS). */
  localHosts: readonly string[];
}

export type UrlRefusal = "invalid" | "scheme" | "credentials" | "port" | "host";
export type UrlValidation = { ok: true; url: URL; isLocal: boolean } | { ok: false; reason: UrlRefusal };

const longestUrl = 2_000;
const standardPorts: Record<string, number> = { "http:": 80, "https:": 443 };

/**
 * Whether a URL that a user gave may be fetched. It is parsed once, and the parsed form is both checked and fetched: the parser
 * has resolved every other way to write a number, a dot or a letter (WHATWG URL, UTS 46).
 * `isLocal`: allowed by `localHosts` alone. Names are not looked up here (guarded-fetch.ts).
 */
export function validateUrl(text: string, rules: UrlRules): UrlValidation {
  if (text.length > longestUrl || !URL.canParse(text)) return refuse("invalid");
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") return refuse("scheme");
  if (url.username !== "" || url.password !== "") return refuse("credentials");
  const port = portOf(url);
  if (rules.localHosts.includes(`${url.hostname}:${port}`)) return { ok: true, url, isLocal: true };
  if (!rules.schemes.includes(url.protocol)) return refuse("scheme");
  if (!isPublicName(url.hostname) || isOwn(url.hostname, rules.ownHosts)) return refuse("host");
  if (rules.ports !== "any" && !rules.ports.includes(port)) return refuse("port");
  return { ok: true, url, isLocal: false };
}

const refuse = (reason: UrlRefusal): UrlValidation => ({ ok: false, reason });

const portOf = (url: URL) => (url.port === "" ? (standardPorts[url.protocol] ?? 0) : Number(url.port));

const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const topLabel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** A name of two labels or more below a public top label: no address of any version, no trailing dot, no empty label. */
function isPublicName(hostname: string): boolean {
  const labels = hostname.split(".");
  return (
    hostname.length <= 253 &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    topLabel.test(labels.at(-1) ?? "") &&
    !isReservedName(hostname)
  );
}

function isOwn(hostname: string, ownHosts: readonly string[]): boolean {
  return ownHosts.some((own) => hostname === own || hostname.endsWith(`.${own}`));
}

/** A model server of a user's own: https at any port. */
export const customModelAddresses = { schemes: ["https:"], ports: "any" } as const satisfies Partial<UrlRules>;
/** A page or picture on the web. */
export const webAddresses = { schemes: ["http:", "https:"], ports: [80, 443] } as const satisfies Partial<UrlRules>;

/**
 * The rules of this site. `requestUrl`: the request that needs the call, '' in an alarm, where there is none;
 * local mode then depends on APP_ENV alone, since only a local request can have started the run.
 */
export function urlRules(settings: Settings, wanted: Pick<UrlRules, "schemes" | "ports">, requestUrl: string): UrlRules {
  const own = [settings.PUBLIC_URL ?? "", requestUrl].filter(Boolean);
  const inLocalMode = requestUrl === "" ? settings.APP_ENV === "local" : isLocalMode(settings, requestUrl);
  return {
    ...wanted,
    ownHosts: own.map((address) => new URL(address).hostname),
    localHosts: inLocalMode ? settings.LOCAL_FETCH_HOSTS : [],
  };
}
