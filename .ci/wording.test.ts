import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { type ErrorCode, errorCodes } from "../functions/http/contract.ts";
import { messageOf } from "../functions/http/errors.ts";
import { parsed, textsBetweenTags, visitNodes } from "./source-text.ts";
import { type Quoted, quotedStrings } from "./specification.test-data.ts";

type Words = { [key: string]: string | Words };

const code = globSync("{web,functions}/**/*.{ts,tsx}").filter((file) => !/\.test(?:-data)?\.tsx?$|\/e2e\/|\.d\.ts$/.test(file));
// The typesetter prints what it is given; its templates' descriptions are the API's.
const screens = code.filter((file) => file.startsWith("web/") && !file.startsWith("web/typeset/"));

/** What a company, a person or a format is called in every language. */
const names =
  /^(?:Stop Press|LinkedIn|Instagram|Twitter|Facebook|dev\.to|OpenAI|Anthropic|Claude|Stability AI|Stable Diffusion|PNG|JPG|PDF|ZIP|URL|sk-…|https?:\/\/\S*|[A-Z][\w-]+\.(?:png|jpg|zip))$/;
const isWording = (text: string) => /\p{L}{2}/u.test(text) && !names.test(text.trim());

/** Attributes and fields whose text somebody reads or hears. */
const read =
  /^(?:aria-(?:label|description|valuetext|roledescription|placeholder)|alt|title|placeholder|label|description|heading|text|caption|note|confirmLabel)$/;

it("everything a reader sees on a screen comes from locales/", () => {
  const written: string[] = [];
  for (const file of screens) {
    visitNodes(parsed(file), (node) => {
      const { type, value, name, key } = node as { type: string; value?: unknown; name?: { name?: unknown }; key?: { name?: unknown } };
      if (type === "JSXText" && typeof value === "string" && isWording(value)) written.push(`${file}: ${value.trim()}`);
      const isRead = type === "JSXAttribute" ? read.test(String(name?.name)) : type === "Property" && read.test(String(key?.name));
      const literal =
        (value as { type?: string; value?: unknown } | null | undefined)?.type === "Literal" ? (value as { value: unknown }).value : null;
      // A field of one small word is an option's name; a sentence or a capital is for people.
      if (isRead && typeof literal === "string" && isWording(literal) && (type === "JSXAttribute" || /[\s]|^\p{Lu}/u.test(literal)))
        written.push(`${file}: ${literal}`);
    });
  }
  expect(written).toEqual([]);
});

it("everything a reader sees on a page of the server or in a mail comes from locales/", () => {
  const written = code
    .filter((file) => file.startsWith("functions/"))
    .flatMap((file) =>
      textsBetweenTags(file)
        .filter(isWording)
        .map((text) => `${file}: ${text.trim()}`),
    );
  expect(written).toEqual([]);
});

function flat(words: Words | string, path = ""): [string, string][] {
  if (typeof words === "string") return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => flat(value, path ? `${path}.${key}` : key));
}

// A lexicon is no words of the interface.
const english = new Map(
  globSync("locales/en/*.json", { exclude: ["**/lexicon.json"] }).map((file) => [
    basename(file, ".json"),
    new Map(flat(JSON.parse(readFileSync(file, "utf8")) as Words)),
  ]),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Every word that code asks for: whole keys, and patterns of those it puts together. */
function keysIn(files: string[]): { whole: Set<string>; patterns: RegExp[] } {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of files)
    visitNodes(parsed(file), (node) => {
      const { type, value, quasis } = node as { type: string; value?: unknown; quasis?: { value: { cooked: string } }[] };
      if (type === "Literal" && typeof value === "string") whole.add(value.replace(/^[\w-]+:/, ""));
      if (type === "TemplateLiteral" && quasis && quasis.length > 1 && /^(?:[\w-]+:)?[\w-]+\./.test(quasis[0]?.value.cooked ?? ""))
        patterns.push(
          new RegExp(`^(?:[\\w-]+:)?${quasis.map((quasi) => escaped(quasi.value.cooked.replace(/^[\w-]+:/, ""))).join(".+")}$`),
        );
    });
  return { whole, patterns };
}

const asked = keysIn(code);
const stem = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, "");
const isAsked = (key: string, { whole, patterns } = asked) =>
  whole.has(key) || whole.has(stem(key)) || patterns.some((pattern) => pattern.test(key) || pattern.test(stem(key)));

it("no word is kept that no screen asks for", () => {
  // These are read whole: by the typesetter, the house edition, the server, the heads of public pages, and the admin's sample newspaper.
  const printed = new Set(["page", "almanac", "house", "pictures", "server", "head", "sample"]);
  const idle = [...english]
    .filter(([namespace]) => !printed.has(namespace))
    .flatMap(([namespace, words]) => [...words.keys()].filter((key) => !isAsked(key)).map((key) => `${namespace}:${key}`));
  expect(idle).toEqual([]);
});

const present = quotedStrings.filter((quoted): quoted is Extract<Quoted, { key: string }> => "key" in quoted);

it("every quoted string of the specification stands in the English locale, word for word", () => {
  const given = present.map(({ text, key }) => {
    const [namespace = "", path = ""] = key.split(":");
    return { key, text, given: english.get(namespace)?.get(path) };
  });
  // "{status}" is written "{{status}}" there.
  const isGiven = (each: (typeof given)[number]) => each.given?.replaceAll("{{", "{").replaceAll("}}", "}") === each.text;
  expect(given.filter((each) => !isGiven(each))).toEqual([]);
});

it("every quoted string of the specification is asked for by its screen", () => {
  const lost = present.filter(({ key, on }) => !isAsked(key.split(":")[1] ?? "", keysIn([on])));
  expect(lost).toEqual([]);
});

it("the table of the specification's strings says why each of the others stands elsewhere", () => {
  expect(quotedStrings.length).toBeGreaterThan(90);
  for (const quoted of quotedStrings) expect("key" in quoted || quoted.why.length > 10, quoted.text).toBe(true);
});

it("an import that failed says on the screen what the server says, in English", () => {
  const app = english.get("app");
  // The import adds what to do instead.
  const ofAnyCall: ErrorCode[] = ["INTERNAL", "RATE_LIMITED"];
  const differing = [...(app?.keys() ?? [])].flatMap((key) => {
    const code = errorCodes.find((each) => key === `import.errors.${each}`);
    if (!code || ofAnyCall.includes(code) || app?.get(key) === messageOf(code)) return [];
    return [[app?.get(key), messageOf(code)]];
  });
  expect(differing).toEqual([]);
});
