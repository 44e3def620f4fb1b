import { afterAll, expect, it } from "vitest";
import { startLyingProvider } from "../auth/lying-provider.test-data.ts";
import { startServer, uniqueEmail } from "../testing/index.ts";
import { isFull, tell } from "./row.ts";

// Two browsers begin a sign-in each, at two providers; then what comes back is put together from both, in every way there is. The
// provider tells the truth to whoever brings a code and looks at no challenge, so that state, nonce and issuer alone must do it.
const names = ["truthful", "second"] as const;
const says = (metadata: Record<string, unknown>) => ({ ...metadata, authorization_response_iss_parameter_supported: true });
const provider = await startLyingProvider({ truthful: {}, second: { metadata: says } });
const server = startServer({ vars: { OIDC_PROVIDERS: JSON.stringify(provider.configured) } });
afterAll(() => provider.close());

type Client = ReturnType<typeof server.browser>;
type Name = (typeof names)[number];
const issuerOf = (name: Name) => provider.configured.find(({ id }) => id === name)?.issuer ?? "";

interface Round {
  client: Client;
  name: Name;
  state: string;
  code: string;
}
async function begin(name: Name, client = server.browser()): Promise<Round> {
  const start = await client.get(`/api/auth/oidc/${name}/start?next=/pricing`);
  const claims = { sub: crypto.randomUUID(), email: uniqueEmail(), email_verified: true };
  return { client, name, ...provider.codeFor(start.headers.get("location") ?? "", claims) };
}

const finish = (client: Client, at: Name, back: Record<string, string | undefined>) => {
  const given = Object.entries(back).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return client.get(`/api/auth/oidc/${at}/callback?${new URLSearchParams(given)}`);
};
const isSignedIn = async (client: Client) => (await client.get("/api/auth/user")).status === 200;

const cases = names.flatMap((mine) =>
  names.flatMap((theirs) =>
    (["me", "them", "none"] as const).flatMap((browser) =>
      (["mine", "theirs", "none", "another"] as const).flatMap((state) =>
        (["mine", "theirs", "none", "another", "used"] as const).flatMap((code) =>
          names.flatMap((path) =>
            (["mine", "theirs", "none", "another"] as const).map((iss) => ({ mine, theirs, browser, state, code, path, iss })),
          ),
        ),
      ),
    ),
  ),
);
type Case = (typeof cases)[number];

/** Whether all of it belongs together, and the issuer is named where the provider has promised to. */
function isRight({ mine, theirs, browser, state, code, path, iss }: Case): boolean {
  if (browser === "none") return false;
  const [own, name] = browser === "me" ? (["mine", mine] as const) : (["theirs", theirs] as const);
  const named = iss === "none" ? name !== "second" : iss !== "another" && issuerOf(iss === "mine" ? mine : theirs) === issuerOf(name);
  return state === own && code === own && path === name && named;
}

async function isAccepted(each: Case): Promise<boolean> {
  const [me, them] = [await begin(each.mine), await begin(each.theirs)];
  const client = { me: me.client, them: them.client, none: server.browser() }[each.browser];
  let used = "";
  if (each.code === "used") {
    const earlier = await begin(each.mine, each.browser === "me" ? server.browser() : undefined);
    await finish(earlier.client, each.mine, { code: earlier.code, state: earlier.state, iss: issuerOf(each.mine) });
    expect(await isSignedIn(earlier.client)).toBe(true);
    used = earlier.code;
  }
  const answer = await finish(client, each.path, {
    state: { mine: me.state, theirs: them.state, none: undefined, another: "x".repeat(43) }[each.state],
    code: { mine: me.code, theirs: them.code, none: undefined, another: crypto.randomUUID(), used }[each.code],
    iss: { mine: issuerOf(each.mine), theirs: issuerOf(each.theirs), none: undefined, another: "https://evil.test" }[each.iss],
  });
  expect(answer.status).toBeLessThan(500);
  return isSignedIn(client);
}

it("a sign-in is finished with what belongs to it, by the browser that began it, and in no other way", async () => {
  const right = cases.filter(isRight);
  const wrong = cases.filter((each) => !isRight(each));
  /** All is right but the code. */
  const isNear = ({ mine, theirs, browser, state, path, iss }: Case) =>
    [mine, theirs, path].every((name) => name === "truthful") && browser === "me" && state === "mine" && iss === "mine";
  const some = [...right.filter((_, at) => isFull || at % 8 === 0), ...wrong.filter((each, at) => isFull || at % 97 === 0 || isNear(each))];
  const faults: string[] = [];
  const waiting = [...some];
  const hand = async () => {
    for (let each = waiting.pop(); each; each = waiting.pop())
      if ((await isAccepted(each)) !== isRight(each)) faults.push(`${isRight(each) ? "refused" : "accepted"}: ${JSON.stringify(each)}`);
  };
  await Promise.all(Array.from({ length: 4 }, hand));
  expect(faults).toEqual([]);
  await server.expectSound();
  tell(22, "answers put together wrongly, none signed in", some.filter((each) => !isRight(each)).length, wrong.length);
  tell(22, "answers that belong together, all signed in", some.filter(isRight).length, right.length);
});
