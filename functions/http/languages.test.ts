import { expect, it } from "vitest";
import type * as z from "zod";
import { admins } from "../admin/acting.test-data.ts";
import { startServer } from "../testing/index.ts";
import { rows } from "./authorisation.test-data.ts";
import { contracts, nameOf, pathOf, unknownId } from "./contracts.test-data.ts";

// Every call that takes a language, as its contract says.
const server = startServer();
const shapeOf = (schema: z.ZodType | undefined): Record<string, unknown> => (schema as z.ZodObject | undefined)?.shape ?? {};
const calls = contracts.filter(({ body, query }) => "language" in { ...shapeOf(body), ...shapeOf(query) });

it("there are such calls in every area", () => {
  expect(new Set(calls.map(({ path }) => path.split("/")[1]))).toEqual(
    new Set(["ai", "completed-newspapers", "import-url", "location", "press-runs", "user"]),
  );
});

for (const contract of calls)
  it(`${nameOf(contract)} refuses a language we do not print in, and takes a regional form of one we do`, async () => {
    const me = await admins(server)();
    const row = rows[nameOf(contract)];
    const send = (language: string) => {
      const path = pathOf(contract, () => unknownId);
      if (contract.body) return me.send(contract.method, path, { ...(row?.body as object), language });
      return me.send(contract.method, `${path}?${new URLSearchParams({ ...(row?.body as object), language })}`);
    };
    for (const language of ["xx", "tlh", "", "english"]) {
      const answer = await send(language);
      expect([language, answer.status, await answer.json()]).toMatchObject([
        language,
        422,
        { code: "INVALID", error: "Some fields are missing or not valid.", details: { fields: ["language"] } },
      ]);
    }
    const answer = await send("de-AT");
    expect((await answer.text()).includes('"fields":["language"]')).toBe(false);
  });

it("a version is not kept in a language we do not print in", async () => {
  const me = await server.signIn();
  const newspaper = { title: "Open", content: "Open.", expandedContent: { expandedTitle: "Open", expandedContent: "Open." } };
  const { id } = (await (await me.post("/api/completed-newspapers", newspaper)).json()) as { id: string };
  const answer = await me.post(`/api/completed-newspapers/${id}/versions`, { name: "Mine", newspaper: { ...newspaper, language: "xx" } });
  expect([answer.status, await answer.json()]).toMatchObject([422, { details: { issues: [{ path: "newspaper.language" }] } }]);
});

it("a newspaper that was saved in a regional form of a language is still read as it is", async () => {
  const me = await server.signIn();
  const newspaper = { title: "Open", content: "Open.", expandedContent: { expandedTitle: "Open", expandedContent: "Open." } };
  const { id } = (await (await me.post("/api/completed-newspapers", newspaper)).json()) as { id: string };
  await server.run("UPDATE newspapers SET language = 'pt-BR' WHERE id = ?", id);
  expect(await (await me.get(`/api/completed-newspapers/${id}`)).json()).toMatchObject({ id, language: "pt-BR" });
});
