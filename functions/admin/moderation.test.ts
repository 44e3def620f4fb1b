import { expect, it } from "vitest";
import { findPicture } from "../images/images.ts";
import { startServer } from "../testing/index.ts";
import { admins } from "./acting.test-data.ts";
import type { AdminNewspaper } from "./contract.ts";

const contact = "press@operator.example";
const server = startServer({ vars: { SECURITY_CONTACT: contact, PUBLIC_URL: "" } });
const { signIn, browser, fetch, run, db, mailedCode, expectSound } = server;
const signInAdmin = admins(server);
type Person = Awaited<ReturnType<typeof signIn>>;
type Body = Record<string, unknown>;

const reason = "It shows a private address.";
const bodyOf = async (answer: Response | Promise<Response>) => (await (await answer).json()) as Body;
const mailsTo = async ({ user }: Person) =>
  (await (await fetch(`/api/local/mailbox?to=${encodeURIComponent(user.email)}`)).json()) as { subject: string; text: string }[];

async function shared(person: Person) {
  const { id } = await bodyOf(
    person.post("/api/completed-newspapers", {
      title: "The bridge is open",
      content: "The bridge is open. People cross it.",
      region: "Duluth",
      newspaperName: "The Lantern",
      expandedContent: { expandedTitle: "The bridge is open", expandedContent: "The bridge is open." },
    }),
  );
  const share = (isShared: boolean) => person.send("PUT", `/api/completed-newspapers/${id}/sharing`, { shared: isShared });
  const { shareUrl } = await bodyOf(share(true));
  return { id: String(id), shareUrl: String(shareUrl), share };
}

it("a shared newspaper is taken down with a reason, stays its owner's, is not shared again, and is released to where it was", async () => {
  const [admin, owner] = [await signInAdmin(), await signIn()];
  const { id, shareUrl, share } = await shared(owner);
  const shareId = shareUrl.split("/")[2] ?? "";

  const found = (await bodyOf(admin.get(`/api/admin/newspapers/${shareId}`))) as AdminNewspaper;
  expect(found).toEqual({
    id,
    title: "The bridge is open",
    newspaperName: "The Lantern",
    createdAt: expect.any(Number),
    shareUrl,
    owner: { id: owner.user.id, email: owner.user.email },
    takenDown: null,
  });
  expect(await bodyOf(admin.get(`/api/admin/newspapers/${id}`))).toEqual(found);

  const takedown = `/api/admin/newspapers/${id}/takedown`;
  expect((await admin.send("PUT", takedown, { reason: " " })).status).toBe(422);
  const taken = await bodyOf(admin.send("PUT", takedown, { reason }));
  expect(taken).toEqual({ ...found, shareUrl: null, takenDown: { reason, at: expect.any(Number) } });
  expect((await fetch(shareUrl)).status).toBe(404);
  expect((await fetch(`/share/${shareId}/oembed`)).status).toBe(404);
  // A second press changes nothing, and tells nobody twice.
  expect((await bodyOf(admin.send("PUT", takedown, { reason: "Another" }))).takenDown).toMatchObject({ reason });
  // It is found by the address that people who complain have.
  expect(await bodyOf(admin.get(`/api/admin/newspapers/${shareId}`))).toMatchObject({ id });

  expect((await owner.get(`/api/completed-newspapers/${id}`)).status).toBe(200);
  const refused = await share(true);
  expect([refused.status, await bodyOf(refused)]).toEqual([
    409,
    expect.objectContaining({
      code: "CONFLICT",
      error: `This newspaper was taken down by the operator of this site and cannot be shared. Please write to ${contact} if you think this is a mistake.`,
      details: { reason: "taken-down", why: reason, contact },
    }),
  ]);
  const told = await mailsTo(owner);
  expect(told.filter(({ text }) => text.includes(reason))).toHaveLength(1);
  expect(told[0]?.text).toContain(contact);
  expect(told[0]?.text).toContain("The bridge is open");

  expect(await bodyOf(admin.delete(takedown))).toEqual(found);
  expect((await fetch(shareUrl)).status).toBe(200);
  expect((await mailsTo(owner))[0]?.subject).not.toBe(told[0]?.subject);
  const audit = (await bodyOf(admin.get(`/api/admin/audit?subject=${owner.user.id}`))) as unknown as Body[];
  expect(audit).toMatchObject([
    { action: "release", actorEmail: admin.user.email, subjectEmail: owner.user.email, detail: { newspaper: id } },
    { action: "takedown", detail: { newspaper: id, reason } },
  ]);
  expect((await share(false)).status).toBe(204);
  expect((await admin.get("/api/admin/newspapers/AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(404);
  await expectSound();
});

it("what its owner stopped sharing meanwhile is not shared by the release; a picture of it is nobody else's while it is down", async () => {
  const [admin, owner] = [await signInAdmin(), await signIn()];
  const { id, share } = await shared(owner);
  const picture = await shownPictureOf(owner, id);
  await admin.send("PUT", `/api/admin/newspapers/${id}/takedown`, { reason });
  expect(await findPicture(await db(), picture, "")).toEqual([]);
  expect((await share(false)).status).toBe(204);
  expect(await bodyOf(admin.delete(`/api/admin/newspapers/${id}/takedown`))).toMatchObject({ shareUrl: null, takenDown: null });
  expect((await share(true)).status).toBe(200);
  await expectSound();
});

it("a suspended person is signed out everywhere, cannot come back, shows nothing, and can be reinstated", async () => {
  const [admin, person] = [await signInAdmin(), await signIn()];
  const other = await signIn(person.user.email);
  const { id, shareUrl } = await shared(person);
  const picture = await shownPictureOf(person, id);
  expect(await findPicture(await db(), picture, "")).toHaveLength(1);
  const suspension = `/api/admin/users/${person.user.id}/suspension`;

  expect((await admin.send("PUT", suspension, {})).status).toBe(422);
  expect(await bodyOf(admin.send("PUT", suspension, { reason }))).toMatchObject({ id: person.user.id, suspendedAt: expect.any(Number) });
  for (const device of [person, other]) expect((await device.get("/api/auth/user")).status).toBe(401);
  for (const path of [shareUrl, `${shareUrl.split("/").slice(0, 3).join("/")}/embed`])
    expect([path, (await fetch(path)).status]).toEqual([path, 404]);
  expect(await findPicture(await db(), picture, "")).toEqual([]);

  // By the API and by the page without script: after the code, so that nobody else learns of it.
  const again = browser();
  await again.post("/api/auth/codes", { email: person.user.email });
  const refused = await again.post("/api/auth/sessions", { email: person.user.email, code: await mailedCode(person.user.email) });
  expect([refused.status, await bodyOf(refused)]).toEqual([
    403,
    expect.objectContaining({
      code: "FORBIDDEN",
      error: `This account is suspended. Please write to ${contact} if you think this is a mistake.`,
      details: { reason: "suspended", contact },
    }),
  ]);
  const form = (fields: Record<string, string>) => again.post("/api/login", new URLSearchParams({ email: person.user.email, ...fields }));
  await form({});
  const page = await form({ code: await mailedCode(person.user.email) });
  const text = await page.text();
  expect([page.status, text.includes(`href="mailto:${contact}"`), text.includes("suspended")]).toEqual([403, true, true]);
  expect(again.cookies.has("session")).toBe(false);
  expect(await run("SELECT id FROM sessions WHERE user_id = ?", person.user.id)).toEqual([]);
  expect((await mailsTo(person)).filter((mail) => mail.text.includes(reason) && mail.text.includes(contact))).toHaveLength(1);

  const listed = await bodyOf(admin.get("/api/admin/users", { "x-query": `q=${person.user.email}` }));
  expect(listed).toMatchObject([{ id: person.user.id, suspendedAt: expect.any(Number) }]);
  expect(await bodyOf(admin.delete(suspension))).toMatchObject({ suspendedAt: null });
  expect((await fetch(shareUrl)).status).toBe(200);
  const back = await signIn(person.user.email);
  expect((await back.get(`/api/completed-newspapers/${id}`)).status).toBe(200);
  const audit = (await bodyOf(admin.get(`/api/admin/audit?subject=${person.user.id}`))) as unknown as Body[];
  expect(audit.map(({ action }) => action)).toEqual(["reinstate", "suspend"]);
  expect(audit[1]).toMatchObject({ detail: { reason } });
  await expectSound();
});

it("admins are not suspended, the one who acts least of all, and nobody suspended is made an admin", async () => {
  const [admin, colleague, person] = [await signInAdmin(), await signInAdmin(), await signIn()];
  for (const { user } of [admin, colleague]) {
    const answer = await admin.send("PUT", `/api/admin/users/${user.id}/suspension`, { reason });
    expect([answer.status, (await bodyOf(answer)).details]).toEqual([409, { reason: "admin" }]);
  }
  expect((await admin.send("PUT", "/api/admin/users/nobody/suspension", { reason })).status).toBe(404);
  expect((await admin.send("PUT", `/api/admin/users/${person.user.id}/suspension`, { reason })).status).toBe(200);
  const made = await admin.put(person.user.id, "role", { role: "admin" });
  expect([made.status, (await bodyOf(made)).details]).toEqual([409, { reason: "suspended" }]);
  await expectSound();
});

it("an owner reads in the export why a newspaper was taken down", async () => {
  const [admin, owner] = [await signInAdmin(), await signIn()];
  const { id } = await shared(owner);
  await admin.send("PUT", `/api/admin/newspapers/${id}/takedown`, { reason });
  const { newspapers } = (await bodyOf(owner.get("/api/user/export"))) as { newspapers: Body[] };
  expect(newspapers[0]).toMatchObject({ id, takenDown: { reason, at: expect.any(Number) } });
});

/** A picture row of the person's that the newspaper shows; its file is not asked for. */
async function shownPictureOf({ user }: Person, newspaperId: string): Promise<string> {
  const key = crypto.randomUUID().replaceAll("-", "");
  await run(
    "INSERT INTO images (key, user_id, type, size, width, height, created_at) VALUES (?, ?, 'image/png', 1, 1, 1, 0)",
    key,
    user.id,
  );
  await run("UPDATE newspapers SET data = json_set(data, '$.imageUrl', ?) WHERE id = ?", `/api/images/${key}`, newspaperId);
  return key;
}
