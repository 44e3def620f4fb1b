import { isReservedName } from "./reserved-names.ts";

/** Which addresses somebody's text may name. The same rules judge every hop of a redirect. */
export interface AddressRules {
  schemes: readonly ("http:" | "https:")[];
  ports: "any" | readonly number[];
  /** Host names of this site itself, without ports: asking ourselves would pass our own gates. Names below them count too. */
  ownHosts: readonly string[];
  /** `host:port` that may be reached over http whatever the rest says; empty in production (LOCAL_FETCH_HOSTS). */
  localHosts: readonly string[];
}

export type AddressRefusal = "invalid" | "scheme" | "credentials" | "port" | "host";
export type AddressJudgement = { ok: true; url: URL; isLocal: boolean } | { ok: false; reason: AddressRefusal };

const longestAddress = 2_000;
const standardPorts: Record<string, number> = { "http:": 80, "https:": 443 };

/**
 * Whether an address that a person gave may be asked for. It is parsed once, and what is judged is the parsed form, which
 * is also what is fetched: the parser has undone every other way to write a number, a dot or a letter (WHATWG URL, UTS 46).
 * `isLocal`: allowed by `localHosts` alone. Names are not resolved here (resolve-host.ts).
 */
export function judgeAddress(text: string, rules: AddressRules): AddressJudgement {
  if (text.length > longestAddress || !URL.canParse(text)) return refuse("invalid");
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

const refuse = (reason: AddressRefusal): AddressJudgement => ({ ok: false, reason });

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
