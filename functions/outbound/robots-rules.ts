import { late } from "../http/late-pattern.ts";

/** A line of a group: where it allows or forbids, `*` standing for anything and a last `$` for the end. */
interface Rule {
  allows: boolean;
  pattern: string;
}

/**
 * Whether a robots.txt (RFC 9309) lets a program of this name read a path with its query. The file is a stranger's: a rule is kept
 * once however many groups it stands in, and each is compared in one walk along the path.
 */
export function isAllowed(text: string, name: string, path: string): boolean {
  const wanted = encoded(path);
  const rules = rulesFor(text, name.toLowerCase()).toSorted(
    (a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows),
  );
  // The longest rule that fits decides, among equals the one that allows.
  return rules.find(({ pattern }) => fits(pattern, wanted))?.allows ?? true;
}

/** The rules of all groups that name the program, or, where none does, of those for everybody. */
function rulesFor(text: string, name: string): Rule[] {
  const forUs = new Map<string, Rule>();
  const forAll = new Map<string, Rule>();
  let isNamed = false;
  let isForUs = false;
  let isForAll = false;
  let isHeader = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [said = ""] = line.split("#", 1);
    const colon = said.indexOf(":");
    const kind = said.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = said.slice(colon + 1).trim();
    if (kind === "user-agent") {
      if (!isHeader) [isForUs, isForAll, isHeader] = [false, false, true];
      const agent = value.toLowerCase();
      isForAll ||= agent === "*";
      isForUs ||= agent.split(/[/\s]/, 1)[0] === name;
      isNamed ||= isForUs;
    } else if (kind !== "" && kind !== "sitemap") {
      isHeader = false;
      const pattern = encoded(value);
      if ((kind !== "allow" && kind !== "disallow") || pattern === "") continue;
      const rule = { allows: kind === "allow", pattern };
      if (isForUs) forUs.set(kind + pattern, rule);
      if (isForAll) forAll.set(kind + pattern, rule);
    }
  }
  return [...(isNamed ? forUs : forAll).values()];
}

/** Letters beyond ASCII as browsers send them, escapes written in one way (RFC 9309, 2.2.2). */
function encoded(text: string): string {
  return text
    .replace(late.gu`\p{Surrogate}`, "\ufffd")
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .replace(/%[\da-f]{2}/gi, (escaped) => {
      const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
      return /[\w.~-]/.test(sign) ? sign : escaped.toUpperCase();
    });
}

function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  const last = isWhole ? rest.pop() : undefined;
  let at = first.length;
  for (const piece of rest) {
    at = path.indexOf(piece, at);
    if (at < 0) return false;
    at += piece.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}
