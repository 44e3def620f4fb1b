import { expect, it } from "vitest";
import { settingsOf } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { allowing, listen, startAsking } from "../outbound/asking.test-data.ts";
import { fetchPage } from "../outbound/fetch-page.ts";
import { inwardHosts, oddSchemes, publicAddresses, spellingsOf, wholeSpellingsOf } from "../outbound/spellings.test-data.ts";
import { testVars } from "../testing/vars.ts";
import { metadataAddresses, moreSchemes, privateKinds, v6SpellingsOf } from "./private-addresses.test-data.ts";
import { isFull, tell } from "./row.ts";

const ask = startAsking();
const settings = settingsOf(testVars as never);

/** All of a list in the full tier; every so many-th of it in `npm test`. */
const some = <T>(list: readonly T[], step: number) => (isFull ? list : list.filter((_, at) => at % step === 0));

/** What became of an address that somebody typed; `asked` is what would have gone to the network. */
async function typed(address: string): Promise<{ code: string; asked: string[] }> {
  const asked: string[] = [];
  const page = new Response("<p>words", { headers: { "content-type": "text/html" } });
  const code = await fetchPage(address, {
    accept: "text/html",
    mostBytes: 1_000,
    settings,
    requestUrl: "https://press.example.org/api/import-url",
    signal: new AbortController().signal,
    fetch: async (input) => {
      asked.push(String(input));
      return asked.length === 1 ? new Response("", { status: 404 }) : page;
    },
  }).then(
    () => "none",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
  return { code, asked };
}

/** Those that were not refused, or of which anything was asked. */
async function leaked(addresses: readonly string[]): Promise<unknown[]> {
  const leaks: unknown[] = [];
  for (const address of addresses) {
    const { code, asked } = await typed(address);
    if (!/^URL_(?:FORBIDDEN|INVALID|REQUIRED)$/.test(code) || asked.length > 0) leaks.push({ address, code, asked });
  }
  return leaks;
}

const written = ({ v4 = [], v6 = [] }: (typeof privateKinds)[string]) => [
  ...new Set([...v4.flatMap(spellingsOf), ...v6.flatMap(v6SpellingsOf)].flatMap(wholeSpellingsOf)),
];

it.each(Object.keys(privateKinds))("no encoding of an address of %s is asked for", async (kind) => {
  const encodings = some(written(privateKinds[kind] ?? {}), 97);
  expect(await leaked(encodings)).toEqual([]);
  tell(14, `encodings of ${kind} refused before anything is sent`, encodings.length, 200);
});

it("metadata hosts, names that lead inwards and other schemes are not asked for", async () => {
  const names = some([...new Set(inwardHosts.flatMap((host) => [`http://${host}`, `https://${host}/a`]))], 7);
  const schemes = [...oddSchemes, ...moreSchemes];
  expect(await leaked(metadataAddresses)).toEqual([]);
  expect(await leaked(schemes)).toEqual([]);
  expect(await leaked(names)).toEqual([]);
  tell(14, "addresses of metadata hosts", metadataAddresses.length, 30);
  tell(14, "schemes that are neither http nor https", schemes.length, 50);
  tell(14, "names that lead inwards", names.length, 200);
});

/** Where a port may stand: at the end of the address, and behind the host when a trick follows it. */
const withPort = (host: string, port: number) => [`http://${host}:${port}/`, `http://${host.replace(/(?=[#?/\\]|$)/, `:${port}`)}/`];

it("canaries on loopback, of both families, hear nothing from workerd, which could reach them", async () => {
  await using canary = await listen((_, response) => response.end("tweet"));
  await using sixth = await listen((_, response) => response.end("tweet"), "::1");
  for (const { host } of [canary, sixth]) expect(await ask({ url: `http://${host}/`, mostBytes: 100 })).toMatchObject({ text: "tweet" });
  expect([canary.hits.length, sixth.hits.length]).toEqual([1, 1]);
  const v4 = ["127.0.0.1", "127.1.2.3", "0.0.0.0", "127.255.255.254"].flatMap(spellingsOf);
  const v6 = ["0 0 0 0 0 0 0 1", "0 0 0 0 0 0 0 0", "0 0 0 0 0 ffff 7f00 1"].flatMap((groups) => v6SpellingsOf(groups.split(" ")));
  const urls = some(
    [
      ...[...v4, ...inwardHosts].flatMap((host) => withPort(host, canary.port)),
      ...[...v6, ...inwardHosts].flatMap((host) => withPort(host, sixth.port)),
      ...[`127.0.0.1:${canary.port}`, `localhost:${canary.port}`, `[::1]:${sixth.port}`].flatMap(wholeSpellingsOf),
    ],
    9,
  );
  const answers: [string, string][] = [];
  const queue = [...urls];
  const work = async () => {
    for (let url = queue.pop(); url !== undefined; url = queue.pop())
      answers.push([url, (await ask({ url, mostBytes: 100, rules: allowing(), redirects: 5 })).reason]);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect(answers.filter(([, reason]) => reason !== "address")).toEqual([]);
  expect([canary.hits.length, sixth.hits.length]).toEqual([1, 1]);
  tell(14, "encodings asked through workerd beside canaries that hear nothing", answers.length, 500);
});

it("ordinary public addresses are all asked for, at their own site and nowhere else", async () => {
  const addresses = [...new Set(publicAddresses)];
  for (const address of addresses) {
    const { code, asked } = await typed(address);
    const { origin } = new URL(address);
    expect([address, code, asked[0]]).toEqual([address, "none", `${origin}/robots.txt`]);
    expect(new URL(asked[1] ?? "").origin).toBe(origin);
  }
  tell(14, "public addresses allowed", addresses.length, 200);
});
