import { connect } from "node:net";
import { expect, it } from "vitest";
import { contracts, nameOf, pathOf, unknownId } from "../http/contracts.test-data.ts";
import { startServer, uniqueEmail } from "../testing/index.ts";
import { isFull, tell, times } from "./row.ts";

// What advisories of our framework were about, asked of the whole Worker: each number is that of an advisory in reliability.md.
const server = startServer({ real: true });
const { run, signIn } = server;

/** Bytes as they are, on a connection of their own; what comes back before it is closed or has said nothing for a while. */
/** `pause` after each piece, in milliseconds: whoever goes on writing to a connection that has been closed does not hear what was said before. */
function sendRaw(pieces: Iterable<string | Uint8Array>, pause = 0): Promise<string> {
  const { hostname, port } = new URL(server.origin());
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(Number(port), hostname, async () => {
      for (const piece of pieces) {
        if (socket.destroyed || heard !== "") break;
        if (!socket.write(piece)) await new Promise((next) => ["drain", "close", "data"].map((event) => socket.once(event, next)));
        if (pause > 0) await new Promise((next) => setTimeout(next, pause));
      }
      socket.setTimeout(800, () => socket.destroy());
    });
    socket.on("data", (bytes) => {
      heard += bytes.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(heard));
  });
}
const statusesOf = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
const cookieOf = ({ cookies }: { cookies: Map<string, string> }) => [...cookies].map((pair) => pair.join("=")).join("; ");

it("no way to write a path gets past who may call (GHSA-w332-q679-j88p, GHSA-q5qw-h33p-qvwr, GHSA-crvj-82cr-hjcx)", async () => {
  const stranger = await signIn();
  const owner = await signIn();
  await owner.post("/api/api-keys", { provider: "openai", keyValue: "sk-0123456789abcdef" });
  const waysTo = (path: string): string[] => {
    const [, first = "", second = "", ...rest] = path.split("/");
    const tail = rest.length > 0 ? `/${rest.join("/")}` : "";
    const encoded = `%${second.charCodeAt(0).toString(16)}${second.slice(1)}`;
    return [
      `/${path}`,
      `//localhost${path}`,
      `/${first}//${second}${tail}`,
      `/${first}/./${second}${tail}`,
      `/${first}/%2e/${second}${tail}`,
      `/${first}/%2E%2E/${first}/${second}${tail}`,
      `/${first}/x/../${second}${tail}`,
      `/share/..${path}`,
      `/share/..%2f${first}/${second}${tail}`,
      `/${first}/${encoded}${tail}`,
      `/${first}%2f${second}${tail}`,
      `/${first}/${second}${tail.replaceAll("/", "%2f")}`,
      `/${first}\\${second}${tail}`,
      `/${first}/${second.toUpperCase()}${tail}`,
      `/${first.toUpperCase()}/${second}${tail}`,
      `${path}/`,
      `${path};x=1`,
      `${path}%00`,
      `${path}%20`,
      `${path}.json`,
      `${path}#?role=admin`,
      `${path}?role=admin#`,
      `/?/..${path}`,
      `http://127.0.0.1${path}`,
      `http://stop-press.example@127.0.0.1${path}`,
    ];
  };
  const closed = contracts.filter(({ who, method }) => who !== "any" && method === "GET");
  const keys = await sendRaw([`GET /api/api-keys HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookieOf(owner)}\r\n\r\n`]);
  expect([statusesOf(keys), keys.includes('"openai"')]).toEqual([[200], true]);
  let count = 0;
  for (const contract of closed.filter((_, at) => isFull || at % 6 === 0)) {
    const path = pathOf(contract, () => unknownId);
    const asked = contract.who === "admin" ? [cookieOf(stranger), ""] : [""];
    for (const cookie of asked) {
      const heard = await Promise.all(
        waysTo(path).map(async (way) => {
          const answer = await sendRaw([
            `GET ${way} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n${cookie && `cookie: ${cookie}\r\n`}\r\n`,
          ]);
          return { way, status: statusesOf(answer)[0] ?? 0, isData: /content-type: application\/json/i.test(answer) };
        }),
      );
      for (const { way, status, isData } of heard) {
        expect([nameOf(contract), way, status >= 500, status < 300 && isData]).toEqual([nameOf(contract), way, false, false]);
        count++;
      }
    }
  }
  tell(24, "paths written otherwise, none past who may call", count, 400);
});

it("a body whose end is told twice is one request (GHSA-92vj-g62v-jqhh)", async () => {
  const me = await signIn();
  const smuggled = `PATCH /api/user HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookieOf(me)}\r\ncontent-type: application/json\r\ncontent-length: 24\r\n\r\n{"firstName":"Smuggled"}`;
  const head = (more: string[]) =>
    ["POST /api/auth/codes HTTP/1.1", "host: 127.0.0.1", "content-type: application/json", ...more, "", ""].join("\r\n");
  // One end told once: two requests, and the second is one as well.
  expect(statusesOf(await sendRaw([head(["content-length: 2"]), "{}", smuggled]))).toEqual([422, 200]);
  await me.patch("/api/user", { firstName: "" });
  const both = [
    ["content-length: 4", "transfer-encoding: chunked"],
    ["transfer-encoding: chunked", "content-length: 4"],
    ["transfer-encoding: chunked", "transfer-encoding: identity"],
    ["transfer-encoding : chunked", "content-length: 5"],
    ["transfer-encoding: xchunked", "content-length: 5"],
    ["transfer-encoding:\tchunked", "content-length: 5"],
    ["content-length: 5", "content-length: 400"],
    ["content-length: +5"],
    ["content-length: 5, 5"],
    ["content-length: -1"],
    ["content-length: 0x5"],
  ];
  for (const lengths of both) {
    const heard = await sendRaw([head(lengths), "0\r\n\r\n", smuggled]);
    expect([lengths, statusesOf(heard).filter((status) => status >= 500)]).toEqual([lengths, []]);
    expect([lengths, statusesOf(heard).includes(200)]).toEqual([lengths, false]);
    expect([lengths, await run("SELECT first_name AS name FROM users WHERE id = ?", me.user.id)]).toEqual([lengths, [{ name: "" }]]);
  }
  tell(24, "ways to tell a body's end twice, none a second request", both.length, 11);
});

it("a body without end is refused before it is read", async () => {
  const most = times(100, 2) * 1024 * 1024;
  const size = 64 * 1024;
  let sent = 0;
  function* body(more: string) {
    yield `POST /api/auth/codes HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n${more}\r\n\r\n`;
    const chunk = "x".repeat(size);
    for (sent = 0; sent < most; sent += size) yield more.startsWith("transfer") ? `${size.toString(16)}\r\n${chunk}\r\n` : chunk;
    if (more.startsWith("transfer")) yield "0\r\n\r\n";
  }
  for (const more of ["transfer-encoding: chunked", `content-length: ${most}`]) {
    let answers = 0;
    // A connection closed in the middle of what is sent may lose the answer on its way; then it is offered once more, and not so fast.
    for (let attempt = 0; attempt < 20 && answers === 0; attempt++) {
      const heard = await sendRaw(body(more), attempt);
      // What stands before the Worker on this machine may lose the rest of a body that the Worker did not wait for, and then tells a 500 of
      // its own, without the number that each of ours carries.
      const ours = heard.split(/(?=HTTP\/1\.1 \d{3})/).filter((answer) => /^x-request-id:/im.test(answer));
      expect([more, ours.filter((answer) => statusesOf(answer)[0] !== 413)]).toEqual([more, []]);
      answers = ours.length;
    }
    expect([more, answers]).not.toEqual([more, 0]);
  }
  expect((await server.fetch("/api/health")).status).toBe(200);
  tell(24, "megabytes offered in one body, refused", most / 1024 / 1024, 100);
});

it("names of fields that nest without end build nothing (GHSA-g6gw-c38x-mqfc)", async () => {
  const me = await signIn();
  const deep = Array.from({ length: 10_000 }, () => "a").join(".");
  const bracketed = `a${"[a]".repeat(10_000)}`;
  const cases: [string, string, string][] = [];
  for (const name of [deep, bracketed, "__proto__.role", "constructor.prototype.role", "email.a.a"]) {
    cases.push([
      "/api/login",
      `${encodeURIComponent(name)}=x&email=${encodeURIComponent(uniqueEmail())}&next=/home`,
      "application/x-www-form-urlencoded",
    ]);
    cases.push([
      "/api/images",
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n--x--\r\n`,
      "multipart/form-data; boundary=x",
    ]);
    cases.push(["/api/user/ledger", "", `?${encodeURIComponent(name)}=x`]);
  }
  for (const [path, body, type] of cases) {
    const answer = type.startsWith("?") ? await me.get(path + type) : await me.send("POST", path, body, { "content-type": type });
    expect([path, type, body.slice(0, 40), answer.status < 500]).toEqual([path, type, body.slice(0, 40), true]);
  }
  const user = (await (await me.get("/api/auth/user")).json()) as Record<string, unknown>;
  expect(user).toMatchObject({ role: "user" });
});

it("nothing of a visitor's makes a cookie other than it is (CVE-2026-47675)", async () => {
  const evil = [
    "\r\nset-cookie: session=evil",
    "; domain=evil.test",
    "; Path=/evil; SameSite=None",
    "\n",
    "\u0000",
    "%0d%0aset-cookie:%20a=b",
    '"; x="',
  ];
  let count = 0;
  for (const text of evil) {
    const client = server.browser();
    const form = (fields: Record<string, string>) =>
      client.send("POST", "/api/login", new URLSearchParams(fields).toString(), { "content-type": "application/x-www-form-urlencoded" });
    const answers = [
      await form({ email: `a${text}@example.test`, next: "/home" }),
      await form({ email: `"a${text}"@example.test`, next: "/home" }),
      await form({ email: uniqueEmail(), next: `/home${text}` }),
      await client.get(`/api/login?next=${encodeURIComponent(`/home${text}`)}&lang=${encodeURIComponent(text)}`),
      await client.post("/api/auth/codes", { email: uniqueEmail(), language: `en${text}` }),
      await client.post("/api/auth/codes", { email: `a${text}@example.test` }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(500);
      for (const line of answer.headers.getSetCookie()) {
        expect(line).toMatch(/^(signin|signin-[a-z-]+|session)=[\w.%~!'()*-]*; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
        count++;
      }
    }
  }
  expect(count).toBeGreaterThan(evil.length);
});

it("what is a person's is kept by no store in between, and no other site may read it (GHSA-6wqw-2p9w-4vw4, GHSA-q7jf-gf43-6x6p)", async () => {
  const me = await signIn();
  for (const contract of contracts.filter(({ method, who }) => method === "GET" && (who === "user" || who === "owner"))) {
    const answer = await me.get(
      pathOf(contract, () => unknownId),
      { origin: "https://evil.test" },
    );
    expect([nameOf(contract), answer.headers.get("cache-control")]).toEqual([nameOf(contract), "no-store"]);
    expect([nameOf(contract), [...answer.headers.keys()].filter((name) => name.startsWith("access-control"))]).toEqual([
      nameOf(contract),
      [],
    ]);
    await answer.text();
  }
});
