import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { admins } from "./acting.test-data.ts";

const server = startServer();
const signInAdmin = admins(server);
const keep = (owner: string, language: string, name: string) =>
  server.run("INSERT INTO paper_names (owner, zip, language, name, created_at) VALUES (?, '55802', ?, ?, 7)", owner, language, name);

it("shows an admin what a town's paper is called in each language, and takes a name back for everybody", async () => {
  const [admin, reader] = [await signInAdmin(), await server.signIn()];
  await keep("", "en", "The Slander");
  await keep("", "de", "Der Bote");
  await keep(reader.user.id, "en", "The Reader's Own");
  const listed = async () => await (await admin.get("/api/admin/paper-names/55802")).json();
  expect(await listed()).toEqual([
    { zip: "55802", language: "de", name: "Der Bote", createdAt: 7 },
    { zip: "55802", language: "en", name: "The Slander", createdAt: 7 },
  ]);
  const reset = () => admin.delete("/api/admin/paper-names/55802/en");
  expect((await reset()).status).toBe(204);
  expect((await reset()).status).toBe(404);
  expect(await listed()).toMatchObject([{ name: "Der Bote" }]);
  expect(await server.run("SELECT owner, name FROM paper_names WHERE language = 'en'")).toEqual([
    { owner: reader.user.id, name: "The Reader's Own" },
  ]);
  expect(await server.run("SELECT actor, action, detail FROM audit WHERE subject = '55802/en'")).toEqual([
    { actor: admin.user.id, action: "paper-name.reset", detail: '{"name":"The Slander"}' },
  ]);
  expect((await admin.get("/api/admin/paper-names/0193")).status).toBe(404);
  await server.expectSound();
});
