import { expect, it } from "vitest";
import { AnswerError, AnswerReader } from "./answer-reader.ts";

/** Chance that repeats (mulberry32). */
function chance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (most: number) => Math.floor(next() * most),
    of: <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T,
  };
}
type Chance = ReturnType<typeof chance>;

const snippets = [
  "a",
  "Haus",
  " ",
  "\n",
  "\t",
  '"',
  "\\",
  "/",
  "{",
  "}",
  "[",
  "]",
  ":",
  ",",
  "é",
  "ß",
  "日本",
  "한국",
  "مرحبا",
  "हिन्दी",
  "😀",
  "👨‍👩‍👧",
  "\u2028",
  "\u0000",
  "\ud83d",
  "\ude00",
  "```json",
  "<think>",
  "</think>",
  "__proto__",
  "\u200f",
  "\u007f",
];

const text = (random: Chance) => Array.from({ length: random.below(9) }, () => random.of(snippets)).join("");

function value(random: Chance, depth = 0): unknown {
  const kind = random.below(depth > 5 ? 6 : 9);
  if (kind < 3) return text(random);
  if (kind === 3) return random.of([0, -0, 7, -12.5, 1e21, 1.5e-9, 123456789012345, Number.MIN_VALUE]);
  if (kind === 4) return random.of([true, false, null]);
  if (kind === 5) return random.of([[], {}, "", 0]);
  const size = random.below(5);
  if (kind < 8)
    return Object.fromEntries(
      Array.from({ length: size }, (_, index) => [
        random.of([`key${index}`, `${index}`, text(random), "content"]),
        value(random, depth + 1),
      ]),
    );
  return Array.from({ length: size }, () => value(random, depth + 1));
}

/** JSON of a value as models write it: spaces anywhere, letters escaped now and then. */
function written(random: Chance, given: unknown): string {
  const gap = () => (random.below(6) === 0 ? random.of([" ", "\n", "\t", "\r\n", "  "]) : "");
  if (typeof given === "string") {
    const escaped = JSON.stringify(given);
    return random.below(3) > 0
      ? escaped
      : escaped.replace(/[^\x20-\x7e]|[a-z](?=[a-z])/gu, (sign, at: number) =>
          escaped[at - 1] === "\\" || /\\u[\da-f]{0,3}$/.test(escaped.slice(0, at))
            ? sign
            : sign.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
        );
  }
  if (Array.isArray(given)) return `[${gap()}${given.map((one) => `${gap()}${written(random, one)}${gap()}`).join(",")}${gap()}]`;
  if (typeof given === "object" && given !== null) {
    return `{${gap()}${Object.entries(given)
      .map(([key, one]) => `${gap()}${JSON.stringify(key)}${gap()}:${gap()}${written(random, one)}${gap()}`)
      .join(",")}${gap()}}`;
  }
  return Object.is(given, -0) ? "-0" : JSON.stringify(given);
}

/** The text of every string by its path, as JSON.parse has it. */
function textsOf(given: unknown, path = "", found = new Map<string, string>()): Map<string, string> {
  if (typeof given === "string") {
    if (given !== "") found.set(path, (found.get(path) ?? "") + given);
  } else if (typeof given === "object" && given !== null) {
    for (const [key, inner] of Object.entries(given)) textsOf(inner, path === "" ? key : `${path}.${key}`, found);
  }
  return found;
}

const isWhole = (delta: string) => !/^[\ude00]|[\ud83d]$/.test(delta);

function read(chunks: string[]) {
  const told = new Map<string, string>();
  const deltas: string[] = [];
  const reader = new AnswerReader((path, delta) => {
    deltas.push(delta);
    told.set(path, (told.get(path) ?? "") + delta);
  });
  for (const chunk of chunks) reader.push(chunk);
  return { value: reader.end(), told, deltas };
}

/** Cut anywhere, between the halves of a letter too. */
function cut(random: Chance, json: string): string[] {
  const most = random.of([1, 2, 5, 40, 1_000]);
  const chunks: string[] = [];
  for (let at = 0; at < json.length; ) {
    const size = 1 + random.below(most);
    chunks.push(json.slice(at, at + size));
    at += size;
  }
  return chunks;
}

const faultOf = (chunks: string[]): string => {
  try {
    read(chunks);
    return "no fault";
  } catch (thrown) {
    if (!(thrown instanceof AnswerError)) throw thrown;
    return thrown.reason;
  }
};

it("any JSON cut at any place gives the value and the texts that JSON.parse gives", () => {
  for (let seed = 0; seed < 4_000; seed++) {
    const random = chance(seed);
    const json = written(random, { expandedTitle: text(random), more: value(random) });
    const expected = JSON.parse(json);
    const { value: got, told } = read(cut(random, json));
    expect(got, `seed ${seed}`).toEqual(expected);
    expect(JSON.stringify(got), `seed ${seed}`).toBe(JSON.stringify(expected));
    // Two paths can be written alike when a key holds a full stop; none of these does.
    expect(told, `seed ${seed}`).toEqual(textsOf(expected));
  }
});

it("every single place to cut one answer at gives the same", () => {
  const json =
    '\ufeff```json\n{"expandedTitle":"Caf\\u00e9 \\ud83d\\ude00 😀 \\"now\\"","stories":[{"content":"a\\\\b\\/c"}],"n":-1.5e3,"t":true}\n```';
  const expected = { expandedTitle: 'Café 😀 😀 "now"', stories: [{ content: "a\\b/c" }], n: -1500, t: true };
  for (let first = 0; first <= json.length; first++) {
    for (let second = first; second <= json.length; second += 3) {
      const { value: got, told } = read([json.slice(0, first), json.slice(first, second), json.slice(second)]);
      expect(got).toEqual(expected);
      expect(told).toEqual(textsOf(expected));
    }
  }
});

it("text is told while its string is still open", () => {
  const told: [string, string][] = [];
  const reader = new AnswerReader((path, delta) => told.push([path, delta]));
  reader.push('{"expandedTitle":"Bri');
  expect(told).toEqual([["expandedTitle", "Bri"]]);
  reader.push('dge opens","stories":[{"headline":"x","content":"The fi');
  expect(told.slice(1)).toEqual([
    ["expandedTitle", "dge opens"],
    ["stories.0.headline", "x"],
    ["stories.0.content", "The fi"],
  ]);
});

it("a long text is told to the letter, and no part of it waits long", () => {
  const story = "The line began – in the rain – at 7:20.\n".repeat(500);
  const { told, deltas } = read(JSON.stringify({ a: story }).match(/[\s\S]{1,3}/g) ?? []);
  expect(told.get("a")).toBe(story);
  expect(Math.max(...deltas.map(({ length }) => length))).toBeLessThan(story.length / 500);
});

it("no half of a letter is ever told, raw or escaped", () => {
  const emoji = "😀🏳️‍🌈👩🏽‍🚀".repeat(20);
  const escaped = [...emoji]
    .map((sign) => [...Array(sign.length).keys()].map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""))
    .join("");
  for (const inside of [emoji, escaped]) {
    const { told, deltas } = read(Array.from(`{"a":"${inside}"}`.match(/[\s\S]/g) ?? []));
    expect(told.get("a")).toBe(emoji);
    expect(deltas.every(isWhole)).toBe(true);
  }
});

it.each([
  ["a fence", '```json\n{"a":"b"}\n```'],
  ["a fence without a name", '```\n{"a":"b"}\n```\n'],
  ["prose around", 'Sure! Here is the newspaper:\n\n{"a":"b"}\n\nI hope {it} helps: [1].'],
  ["prose with braces before", 'Use {placeholders} and [the brackets] as [you like]: {"a":"b"}'],
  ["notes with numbers before", 'As asked [1], in 12 words {} : {"a":"b"}'],
  ["a block of thoughts", '<think>The form is {"a":"wrong"}. </thin> </ think></think>\n{"a":"b"}'],
  ["a longer name for thoughts", '<thinking>{"a":"wrong"}</thinking>{"a":"b"}'],
  ["thoughts behind prose", 'Well < 5. <think>{"a":"wrong"}</think>```json\n{"a":"b"}```'],
  ["a byte order mark", '\ufeff{"a":"b"}'],
  ["thoughts after it", '{"a":"b"}\n<think>{"a":"wrong"}'],
])("%s around the answer changes nothing", (_, answer) => {
  for (const chunks of [[answer], Array.from(answer), answer.match(/[\s\S]{1,5}/g) ?? []]) {
    const { value: got, told } = read(chunks);
    expect(got).toEqual({ a: "b" });
    expect(told).toEqual(new Map([["a", "b"]]));
  }
});

it("every beginning of an answer is no answer", () => {
  const json = '{"a":"b\\u00e9","c":[1,{"d":null}],"e":-2.5}';
  for (let end = 0; end < json.length; end++) {
    expect(faultOf([json.slice(0, end)]), json.slice(0, end)).toBe(end < 2 ? "none" : "truncated");
  }
});

it.each([
  '{"a":1,}',
  '{"a":1 "b":2}',
  '{"a" 1}',
  '{"a"::1}',
  '{"a":}',
  '{"a":[1,]}',
  '{"a":[1 2]}',
  '{"a":01}',
  '{"a":1.}',
  '{"a":.5}',
  '{"a":+1}',
  '{"a":1e}',
  '{"a":-}',
  '{"a":0x10}',
  '{"a":NaN}',
  '{"a":Infinity}',
  '{"a":undefined}',
  '{"a":True}',
  '{"a":nul}',
  '{"a":truefalse}',
  '{"a":"b\nc"}',
  '{"a":"b\tc"}',
  '{"a":"\u0000"}',
  '{"a":"\\x41"}',
  '{"a":"\\u12g4"}',
  '{"a":"\\"',
  "{\"a\":'b'}",
  '{"a":1}'.replace("1", "/* one */ 1"),
  '{"a":1]',
  '{"a":[1}',
  '{"a":"b""c"}',
  '{"a",1}',
  '{"a":{"b"}}',
  '{"a":[[[}]]]}',
])("what JSON forbids is refused: %s", (json) => {
  expect(() => JSON.parse(json)).toThrow();
  expect(["syntax", "truncated"]).toContain(faultOf([json]));
  expect(["syntax", "truncated"]).toContain(faultOf(Array.from(json)));
});

it("a letter changed, lost or doubled is refused or read as JSON.parse reads it", () => {
  let accepted = 0;
  for (let seed = 0; seed < 6_000; seed++) {
    const random = chance(seed);
    const json = written(random, { a: value(random), b: [text(random)] });
    const at = 1 + random.below(json.length - 2);
    const put = random.of(["", json.charAt(at) + json.charAt(at), '"', "\\", "{", "}", "[", "]", ",", ":", "1", "-", "e", "\n", "x"]);
    const broken = json.slice(0, at) + put + json.slice(at + 1);
    // An answer arrives as UTF-8, which holds no half of a letter.
    if (Buffer.from(broken).toString() !== broken) continue;
    let expected: { value: unknown } | undefined;
    try {
      expected = { value: JSON.parse(broken) };
    } catch {
      // Refused by JSON.parse.
    }
    let got: { value: unknown } | undefined;
    try {
      got = { value: read(cut(random, broken)).value };
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(AnswerError);
    }
    if (expected) {
      accepted++;
      expect(got, broken).toEqual(expected);
    } else if (got) {
      // Only what stands before or after a whole value is passed over.
      const whole = [...broken].some((_, start) => /[{[]/.test(broken.charAt(start)) && isPrefix(broken.slice(start), got?.value));
      expect(whole, broken).toBe(true);
    }
  }
  expect(accepted).toBeGreaterThan(500);
});

/** Whether a text begins with JSON of a value. */
function isPrefix(given: string, expected: unknown): boolean {
  for (let end = 1; end <= given.length; end++) {
    try {
      if (JSON.stringify(JSON.parse(given.slice(0, end))) === JSON.stringify(expected)) return true;
    } catch {
      // Not yet.
    }
  }
  return false;
}

it("of a repeated key the last value counts, and the text of the first is told", () => {
  const { value: got, told } = read(['{"a":"early","b":{"c":"x"},"a":"late","b":{"c":"y"}}']);
  expect(got).toEqual({ a: "late", b: { c: "y" } });
  expect(told).toEqual(
    new Map([
      ["a", "early"],
      ["b.c", "x"],
    ]),
  );
});

it("keys that name an object's own workings change nothing but the answer", () => {
  const json = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":"t","a":{"__proto__":null}}';
  const { value: got, told } = read([json]);
  expect(got).toEqual(JSON.parse(json));
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(got)).toBe(Object.prototype);
  expect(Object.hasOwn(got as object, "__proto__")).toBe(true);
  expect(told.get("toString")).toBe("t");
});

it("nests 32 deep and no deeper", () => {
  const nested = (depth: number) => `{"a":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
  expect(read([nested(32)]).value).toEqual(JSON.parse(nested(32)));
  expect(faultOf([nested(33)])).toBe("depth");
  expect(faultOf(Array.from('{"a":'.repeat(5_000)))).toBe("depth");
});

it("stops at 400,000 characters, before the rest is read", () => {
  const filled = `{"a":"${"x".repeat(399_992)}"}`;
  expect((read(filled.match(/[\s\S]{1,4096}/g) ?? []).value as { a: string }).a).toHaveLength(399_992);
  const reader = new AnswerReader();
  const flood = () => {
    for (let piece = 0; piece < 60_000; piece++) reader.push(piece === 0 ? '{"a":"' : "x".repeat(1_000));
  };
  expect(flood).toThrow(AnswerError);
  expect(() => reader.end()).toThrow(AnswerError);
  expect(faultOf([" ".repeat(400_001)])).toBe("size");
});

it("a fault stays: the same error for every further piece and at the end", () => {
  const reader = new AnswerReader();
  expect(() => reader.push('{"a":}')).toThrow(AnswerError);
  expect(() => reader.push('{"a":"b"}')).toThrow(AnswerError);
  expect(() => reader.end()).toThrow(AnswerError);
});

it("an error says where, and nothing of the answer", () => {
  const reader = new AnswerReader();
  expect(() => reader.push('{"secret": hunter2}')).toThrow(/^the model's answer holds broken JSON \(within \d+ characters\)$/);
});

it.each([
  "",
  "   ",
  "I cannot help with that.",
  "<html><body>Sign in</body></html>",
  '<think>{"a":1}',
  "{placeholder}",
  "[see below]",
  "{}",
  "[]",
  "12",
  '"a {\\"b\\": 1} c"',
  "```json\n```",
])("%j holds no answer", (answer) => expect(faultOf([answer])).toBe("none"));

it("takes nothing that only seems whole because it broke off in the right place", () => {
  const reader = new AnswerReader();
  expect(() => {
    reader.push('{"title":"A","story":"The town library op"},, oh no ]} {{ {"title"');
    reader.end();
  }).toThrow(AnswerError);
});
