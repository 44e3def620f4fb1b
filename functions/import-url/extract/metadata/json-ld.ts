import { decodeHTML } from "entities/decode";

/** A JSON object from a page, of unknown shape. Read it with `own`. */
export type LinkedNode = Record<string, unknown>;

const most = { text: 600_000, nodes: 3_000, depth: 14 };

/** An own property of a node, not an inherited one: a page may name its fields `constructor` or `__proto__`. */
export const own = (node: LinkedNode, key: string): unknown => (Object.hasOwn(node, key) ? node[key] : undefined);

export const isNode = (value: unknown): value is LinkedNode => typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as a list: JSON-LD writes a list with one member as that member. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, 100) : value === undefined || value === null ? [] : [value];

/** The objects in the JSON-LD texts of a page; invalid JSON is repaired. Bounded in length, number and depth; never throws. */
export function readJsonLd(texts: readonly string[]): LinkedNode[] {
  const roots: unknown[] = [];
  let room = most.text;
  for (const text of texts) {
    const cut = text.slice(0, room);
    room -= cut.length;
    roots.push(...parse(cut));
  }
  return flatten(roots);
}

/** All nodes about the page as a whole: from lists, graphs and main entities. References are followed by `linked`. */
function flatten(roots: unknown[]): LinkedNode[] {
  const nodes: LinkedNode[] = [];
  let level = roots;
  for (let depth = 0; depth < most.depth && level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (nodes.length >= most.nodes) return nodes;
      if (Array.isArray(value)) next.push(...value.slice(0, most.nodes));
      else if (isNode(value)) {
        nodes.push(value);
        for (const key of ["@graph", "mainEntity", "mainEntityOfPage", "acceptedAnswer"]) {
          const inner = own(value, key);
          if (typeof inner === "object") next.push(inner);
        }
      }
    }
    level = next;
  }
  return nodes;
}

function parse(text: string): unknown[] {
  const bare = text
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s{0,99}(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/, "")
    .replace(/(?:\/\/|\/\*)?\s{0,9}(?:\]\]>|-->)\s{0,9}(?:\*\/)?\s{0,99}$/, "");
  try {
    return [JSON.parse(bare)];
  } catch {
    const escaped = !bare.includes('"') && /&(?:quot|#34);/.test(bare);
    return repairs(escaped ? decodeHTML(bare) : bare);
  }
}

function repairs(text: string): unknown[] {
  return repair(text).flatMap((part) => {
    try {
      return [JSON.parse(part) as unknown];
    } catch {
      return [];
    }
  });
}

/**
 * Repairs invalid JSON in one pass: removes comments and extra commas, escapes raw line ends in strings, takes escapes unknown to
 * JSON literally, closes what the source left open. Several values one after the other become several texts.
 */
function repair(text: string): string[] {
  const parts: string[] = [];
  let out: string[] = [];
  let open: string[] = [];
  let at = 0;
  const finish = () => {
    dropComma(out);
    if (out.length > 0) parts.push(out.join("") + open.reverse().join(""));
    out = [];
    open = [];
  };
  while (at < text.length && parts.length < 50) {
    const character = text[at] ?? "";
    if (character === '"') {
      const [string, end] = readString(text, at);
      out.push(string);
      at = end;
    } else if (character === "/" && text[at + 1] === "/") at = after(text, "\n", at);
    else if (character === "/" && text[at + 1] === "*") at = after(text, "*/", at);
    else {
      at++;
      if (/\s/.test(character)) continue;
      if (open.length === 0 && character !== "{" && character !== "[") continue;
      if (character === "{" || character === "[") open.push(character === "{" ? "}" : "]");
      if (character === "}" || character === "]") {
        dropComma(out);
        if (open.pop() !== character) return parts;
      }
      if (character !== "," || !/^[,[{]$/.test(out.at(-1) ?? ",")) out.push(character);
      if (open.length === 0) finish();
      if (open.length > 100) return parts;
    }
  }
  if (open.length > 0) finish();
  return parts;
}

function dropComma(out: string[]): void {
  while (out.at(-1) === ",") out.pop();
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from + 1);
  return found < 0 ? text.length : found + mark.length;
}

/** The string that begins at `from` as valid JSON, and the index after its end. */
function readString(text: string, from: number): [string, number] {
  let at = from + 1;
  let begun = at;
  const out = ['"'];
  const keep = (instead: string) => {
    out.push(text.slice(begun, at), instead);
  };
  for (; at < text.length && text[at] !== '"'; at++) {
    const code = text.charCodeAt(at);
    if (code === 92) {
      const escaped = text[at + 1] ?? "";
      if (!/["\\/bfnrtu]/.test(escaped) || (escaped === "u" && !/^[\da-f]{4}$/i.test(text.slice(at + 2, at + 6)))) {
        keep("");
        begun = at + 1;
      } else at++;
    } else if (code < 32) {
      keep(code === 9 ? "\\t" : "\\n");
      begun = at + 1;
    }
  }
  at = Math.min(at, text.length);
  keep('"');
  return [out.join(""), at + 1];
}
