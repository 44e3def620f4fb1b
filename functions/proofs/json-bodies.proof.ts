import { expect, it } from "vitest";
import { admins } from "../admin/acting.test-data.ts";
import { AnswerError, AnswerReader } from "../ai/answer-reader.ts";
import { ProviderError } from "../ai/provider-error.ts";
import type { ChatModel } from "../ai/providers/chat-request.ts";
import { openWriter } from "../ai/writer.ts";
import { sample } from "../house/edition/sample-articles.test-data.ts";
import { rows } from "../http/authorisation.test-data.ts";
import { contracts, nameOf, pathOf, unknownId } from "../http/contracts.test-data.ts";
import { startServer } from "../testing/index.ts";
import { borderline, invalid, valid } from "./json-texts.test-data.ts";
import { isFull, tell } from "./row.ts";

const server = startServer();
const signInAdmin = admins(server);
const calls = contracts.filter(({ body }) => body !== undefined);
const all = (texts: Record<string, string | Uint8Array>) => Object.entries(texts);
/** Every so many-th text of a list in `npm test`, others for each call. */
const some = <T>(list: readonly T[], at: number) => (isFull ? list : list.filter((_, index) => index % 97 === at % 97));

/** One JSON text in place of a value of an object, as bytes. */
const within = (before: string, text: string | Uint8Array) =>
  Buffer.concat([Buffer.from(`${before.slice(0, -1)}${before === "{}" ? "" : ","}"another":`), Buffer.from(text), Buffer.from("}")]);

let admin: ReturnType<typeof signInAdmin> | undefined;
async function asker() {
  admin ??= signInAdmin();
  const me = await admin;
  const cookie = [...me.cookies].map((pair) => pair.join("=")).join("; ");
  return async (method: string, path: string, body: string | Uint8Array) => {
    const answer = await server.fetch(path, {
      method,
      headers: { cookie, "content-type": "application/json" },
      body: typeof body === "string" ? body : Uint8Array.from(body),
    });
    const said = (await answer.text()) || "{}";
    return { status: answer.status, code: (JSON.parse(said) as { code?: string }).code };
  };
}

it.each(calls.map((contract, at) => [nameOf(contract), contract, at] as const))(
  "%s reads every JSON text, refuses every other, and fails at none",
  async (name, contract, at) => {
    const ask = await asker();
    const path = pathOf(contract, (param) => (param === "layout" ? "two-column" : unknownId));
    // A whole order would have a newspaper made for each text.
    const isOrder = /^\/(?:ai|press-runs)\b/.test(contract.path);
    const whole = isOrder ? "{}" : JSON.stringify(contract.example ?? rows[name]?.body ?? {});
    const wrong: unknown[] = [];
    const check = async (kind: string, what: string, body: string | Uint8Array, isRight: (status: number, code?: string) => boolean) => {
      const { status, code } = await ask(contract.method, path, body);
      // What no operator has set up here says so.
      const isFailure = status >= 500 && code !== "NOT_CONFIGURED";
      if (!isRight(status, code) || isFailure) wrong.push({ kind, what, status, code });
    };
    for (const [what, text] of some(all(valid), at)) {
      await check("valid", what, text, (_, code) => code !== "BAD_REQUEST");
      await check("valid inside", what, within(whole, text), (_, code) => code !== "BAD_REQUEST");
    }
    for (const [what, text] of some(all(invalid), at)) {
      const isRefused = (status: number, code?: string) => status === 400 && code === "BAD_REQUEST";
      await check("invalid", what, text, isRefused);
      await check("invalid inside", what, within(whole, text), isRefused);
    }
    for (const [what, text] of some(all(borderline), at)) {
      await check("borderline", what, text, () => true);
      await check("borderline inside", what, within(whole, text), () => true);
    }
    expect(wrong).toEqual([]);
  },
);

it("all of that was on every call that takes JSON, and has polluted nothing", async () => {
  const me = await server.signIn();
  await me.patch("/api/user", '{"__proto__":{"role":"admin","tokens":99},"constructor":{"prototype":{"role":"admin"}},"firstName":"Anna"}');
  const user = (await (await me.get("/api/auth/user")).json()) as Record<string, unknown>;
  expect([user.role, user.firstName, ({} as Record<string, unknown>).role]).toEqual(["user", "Anna", undefined]);
  // The Worker that read all this serves another request as ever.
  expect((await server.browser().get("/api/templates")).status).toBe(200);
  await server.expectSound();
  tell(
    19,
    "JSON texts on each call, bare and inside a body",
    isFull ? all(valid).length + all(invalid).length + all(borderline).length : 0,
    150,
  );
  tell(19, "calls that take JSON", calls.length, calls.length);
});

/** A model that answers with this, in pieces of a few letters. */
const saying = (text: string): ChatModel => ({
  async *ask() {
    for (let at = 0; at < text.length; at += 7_001) yield text.slice(at, at + 7_001);
  },
});
const article = { ...sample("en-library-reopening"), place: null };
const story = JSON.stringify({
  expandedTitle: "Duluth gets its library back",
  expandedContent: article.content,
  deck: "A branch reopens.",
  byline: "By K.",
  additions: [],
});
const expand = (text: string) =>
  openWriter(saying(text))
    .expand(article, { targetLength: 2_000 }, { signal: new AbortController().signal })
    .then(
      (made) => ({ title: made.expandedTitle as string, failure: undefined }),
      (failure: unknown) => ({ title: undefined, failure }),
    );
const texts = (list: Record<string, string | Uint8Array>) =>
  all(list).map(([what, text]) => [what, new TextDecoder().decode(Buffer.from(text))] as const);

it("as a model's answer, every JSON text is read to the letter, and within an answer no other is", () => {
  for (const [what, text] of texts(valid)) {
    const answer = `{"another":${text}}`;
    const reader = new AnswerReader();
    for (const sign of answer) reader.push(sign);
    // A byte order mark inside a string is lost: it is invisible and never printed.
    expect([what, reader.end()]).toEqual([what, JSON.parse(answer.replace(/\ufeff|\\ufeff/g, ""))]);
  }
  for (const [what, text] of texts(invalid)) {
    const read = () => {
      const reader = new AnswerReader();
      reader.push(`{"another":${text},"expandedTitle":"a"}`);
      return reader.end();
    };
    expect(read, what).toThrow(AnswerError);
  }
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  tell(19, "JSON texts as a model's answer", all(valid).length + all(invalid).length, 150);
});

it("a model that answers with any of them makes a story or a failure that has a name, and nothing else", async () => {
  let asked = 0;
  for (const [kind, list] of Object.entries({ valid, invalid, borderline })) {
    for (const [what, text] of some(texts(list), 3)) {
      for (const answer of [text, `${story.slice(0, -1)},"another":${text}}`]) {
        const { title, failure } = await expand(answer);
        expect([kind, what, title ?? failure instanceof ProviderError]).toEqual([
          kind,
          what,
          answer !== text && kind === "valid" ? "Duluth gets its library back" : expect.anything(),
        ]);
        if (title === undefined) expect([what, failure]).toEqual([what, expect.any(ProviderError)]);
        asked++;
      }
    }
  }
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  tell(19, "answers of a model made of them", asked, 300);
});
