import { AppError } from "../http/errors.ts";
import { OutboundError } from "./outbound-error.ts";

/** Our product token in a robots.txt. */
export const robotName = "StopPress";

/** RFC 9309, 2.5: the minimum a crawler must parse; we read no more. */
const mostBytes = 500 * 1024;

/**
 * Throws ROBOTS where the site's robots.txt disallows this address, PAGE_ERROR where it answers with a server error (RFC
 * 9309, 2.3.1.4: then nothing may be read), an OutboundError where it does not answer. A site without the file allows everything.
 * `ask` validates and limits what is fetched.
 */
export async function checkRobots(url: URL, ask: typeof fetch, headers: Record<string, string>, signal: AbortSignal): Promise<void> {
  const rules = await readRobots(new URL("/robots.txt", url), ask, headers, signal);
  if (rules !== null && !isAllowed(rules, robotName, url.pathname + url.search)) throw new AppError("ROBOTS");
}

async function readRobots(address: URL, ask: typeof fetch, headers: Record<string, string>, signal: AbortSignal): Promise<string | null> {
  let answer: Response;
  try {
    answer = await ask(address, { headers: { ...headers, accept: "text/plain" }, signal });
  } catch (error) {
    // Too many redirects, or one to a forbidden address: treated as unavailable (RFC 9309, 2.3.1.2).
    if (error instanceof OutboundError && (error.reason === "redirect" || error.reason === "address")) return null;
    throw error;
  }
  if (answer.status >= 500) {
    await answer.body?.cancel();
    throw new AppError("PAGE_ERROR", { details: { status: answer.status } });
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    return null;
  }
  return readStart(answer);
}

async function readStart(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let read = 0;
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk.subarray(0, mostBytes - read), { stream: true });
    read += chunk.byteLength;
    if (read >= mostBytes) break;
  }
  return text;
}

/** A line of a group: in its pattern `*` matches anything, and a final `$` the end. */
interface Rule {
  allows: boolean;
  pattern: string;
}

/**
 * Whether a robots.txt (RFC 9309) lets a program of this name read a path with its query. The file may be hostile: a rule is kept
 * once however many groups it is in, and matched in one pass over the path. The package robots-parser takes time in proportion to
 * pattern × path: 14 seconds and more for the files of the test.
 */
export function isAllowed(text: string, name: string, path: string): boolean {
  const wanted = encoded(path);
  const rules = rulesFor(text, name.toLowerCase()).toSorted(
    (a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows),
  );
  // The longest matching rule decides; of equal ones that which allows.
  return rules.find(({ pattern }) => fits(pattern, wanted))?.allows ?? true;
}

/** The rules of all groups that name the program, or, if there are none, of the `*` groups. */
function rulesFor(text: string, name: string): Rule[] {
  const forUs = new Map<string, Rule>();
  const forAll = new Map<string, Rule>();
  let isNamed = false;
  let isForUs = false;
  let isForAll = false;
  let isHeader = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [content = ""] = line.split("#", 1);
    const colon = content.indexOf(":");
    const kind = content.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = content.slice(colon + 1).trim();
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
    .replace(/\p{Surrogate}/gu, "\ufffd")
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
