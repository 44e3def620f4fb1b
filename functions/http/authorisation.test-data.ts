import { PNG } from "pngjs";
import type { startServer } from "../testing/index.ts";

export type Server = ReturnType<typeof startServer>;
export type Person = Awaited<ReturnType<Server["signIn"]>>;
/** Who calls: a browser, with the person where one is signed in. */
export type Caller = ReturnType<Server["browser"]> & { user?: Person["user"] };

export interface Row {
  /** The answer to those who may. */
  status: number;
  /** The same to those of them who are signed in, where it is another. */
  signedIn?: number;
  /** Makes what the path names, as its owner's; gives the parameters of the path. */
  params?(server: Server, owner: Person): Promise<Record<string, string>> | Record<string, string>;
  body?: unknown;
  /** The body where it depends on who sends it. */
  bodyOf?(caller: Caller): unknown;
  /** Where the body is no JSON. */
  form?: Record<string, string>;
  send?(server: Server, caller: Caller): Promise<Response>;
}

const article = {
  title: "The bridge is open",
  content: "The bridge is open. People cross it. It is made of oak.",
  region: "Duluth, United States",
  language: "en",
};
const newspaper = {
  ...article,
  expandedContent: { expandedTitle: article.title, expandedContent: article.content },
  newspaperName: "The Lantern",
};

const idOf = async (answer: Promise<Response>, name = "id") => String(((await (await answer).json()) as Record<string, unknown>)[name]);

const theNewspaper = async (_: Server, owner: Person) => ({ id: await idOf(owner.post("/api/completed-newspapers", newspaper)) });
const theDeletedNewspaper = async (server: Server, owner: Person) => {
  const { id } = await theNewspaper(server, owner);
  await owner.delete(`/api/completed-newspapers/${id}`);
  return { id };
};
const theVersion = async (server: Server, owner: Person) => {
  const { id } = await theNewspaper(server, owner);
  return { id, version: await idOf(owner.post(`/api/completed-newspapers/${id}/versions`, { name: "For the evening" })) };
};
const theRun = async (_: Server, owner: Person) => ({ id: await idOf(owner.post("/api/user/consume-token"), "pressRunId") });
const thePrintedRun = async (_: Server, owner: Person) => {
  const id = await idOf(owner.post("/api/press-runs", article));
  await (await owner.get(`/api/press-runs/${id}/events`)).text();
  return { id };
};
const theOwner = (_: Server, owner: Person) => ({ userId: owner.user.id });
const theKey = async (_: Server, owner: Person) => {
  await owner.post("/api/api-keys", { provider: "openai", keyValue: "sk-0123456789abcdef" });
  return { provider: "openai" };
};
const thePicture = async (server: Server, owner: Person) => ({
  key: (await idOf(upload(server, owner), "imageUrl")).slice("/api/images/".length),
});
/** Of a newspaper that everybody may see. */
const theSharedPicture = async (server: Server, owner: Person) => {
  const { key } = await thePicture(server, owner);
  const id = await idOf(owner.post("/api/completed-newspapers", { ...newspaper, imageUrl: `/api/images/${key}` }));
  await owner.send("PUT", `/api/completed-newspapers/${id}/sharing`, { shared: true });
  return { key };
};
const theOtherDevice = async (server: Server, owner: Person) => {
  const other = await server.signIn(owner.user.email);
  const devices = (await (await other.get("/api/auth/sessions")).json()) as { id: string; current: boolean }[];
  return { id: devices.find(({ current }) => current)?.id ?? "" };
};
const thePasskey = async ({ run }: Server, owner: Person) => {
  const id = crypto.randomUUID().replaceAll("-", "");
  await run("INSERT INTO passkeys (id, user_id, public_key, created_at) VALUES (?, ?, x'00', 0)", id, owner.user.id);
  return { id };
};
const theIdentity = async ({ run }: Server, owner: Person) => {
  await run(
    "INSERT INTO identities (issuer, subject, user_id, created_at) VALUES ('https://id.example.test', ?, ?, 0)",
    crypto.randomUUID(),
    owner.user.id,
  );
  const { identities } = (await (await owner.get("/api/auth/identities")).json()) as { identities: { id: string }[] };
  return { id: identities[0]?.id ?? "" };
};
const theCheckout = async ({ run }: Server, owner: Person) => {
  const id = `cs_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await run("INSERT INTO checkout_sessions (id, user_id, status, created_at) VALUES (?, ?, 'failed', 0)", id, owner.user.id);
  return { id };
};
const theTill = async (_: Server, owner: Person) => {
  const url = new URL(await idOf(owner.post("/api/stripe/create-checkout"), "url"));
  return { session: url.pathname.split("/").at(-1) ?? "" };
};
const thePaperName = async ({ run }: Server) => {
  await run("INSERT OR REPLACE INTO paper_names (owner, zip, language, name, created_at) VALUES ('', '01930', 'en', 'The Beacon', 0)");
  return { zip: "01930", language: "en" };
};
const thePage = () => ({ template: "modern-herald", layout: "two-column" });
const sectionLayout = [{ id: "masthead", type: "masthead", name: "Masthead", x: 20, y: 14, width: 572, height: 90 }];
const noProvider = () => ({ provider: "nobody" });

/** The harness's own fetch knows only its own FormData, so the form is written out. */
async function upload(server: Server, caller: Caller): Promise<Response> {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(PNG.sync.write(new PNG({ width: 4, height: 3 })))], "photo.png", { type: "image/png" }));
  const written = new Response(form);
  const cookie = [...caller.cookies].map((pair) => pair.join("=")).join("; ");
  const headers = { cookie, "content-type": written.headers.get("content-type") ?? "" };
  return server.fetch("/api/images", { method: "POST", headers, body: new Uint8Array(await written.arrayBuffer()) });
}

/** One row for each call: how it is made, and how it answers those whom its contract lets in. */
export const rows: Record<string, Row> = {
  // Who is signed in already is led on.
  "GET /login": { status: 200, signedIn: 303 },
  "POST /login": { status: 303, form: { email: "matrix@example.test", next: "/home" } },
  "GET /logout": { status: 303 },
  "POST /auth/codes": { status: 204, body: { email: "matrix@example.test" } },
  "POST /auth/sessions": { status: 401, body: { email: "matrix@example.test", code: "000000" } },
  "GET /auth/user": { status: 200 },
  "GET /auth/sessions": { status: 200 },
  "DELETE /auth/sessions/:id": { status: 204, params: theOtherDevice },
  "DELETE /auth/sessions": { status: 204 },
  "GET /auth/passkeys": { status: 200 },
  "POST /auth/passkeys/begin": { status: 200 },
  "POST /auth/passkeys": { status: 422, body: { response: {} } },
  "PATCH /auth/passkeys/:id": { status: 200, params: thePasskey, body: { name: "Laptop" } },
  "DELETE /auth/passkeys/:id": { status: 204, params: thePasskey },
  "POST /auth/passkeys/sign-in/begin": { status: 200 },
  "POST /auth/passkeys/sign-in": { status: 401, body: { response: {} } },
  "GET /auth/identities": { status: 200 },
  "DELETE /auth/identities/:id": { status: 204, params: theIdentity },
  "GET /auth/oidc/:provider/start": { status: 303, params: noProvider },
  "GET /auth/oidc/:provider/callback": { status: 303, params: noProvider },
  "POST /auth/oidc/:provider/join": { status: 404, params: noProvider },

  "GET /user/tokens": { status: 200 },
  "POST /user/consume-token": { status: 200 },
  "GET /user/ledger": { status: 200 },
  "PATCH /user": { status: 200, body: { firstName: "Anna" } },
  "GET /user/export": { status: 200 },
  "DELETE /user": { status: 204, bodyOf: ({ user }) => ({ confirm: user?.email }) },

  "GET /templates": { status: 200 },
  "POST /import-url": { status: 422, body: { url: "https://10.0.0.1/" } },
  "POST /location/reverse-geocode": { status: 200, body: { lat: 48.8584, lng: 2.2945 } },
  "POST /location/geocode": { status: 200, body: { address: "Duluth, MN" } },
  "GET /location/suggest": { status: 200 },
  "POST /location/newspaper-name": { status: 200, body: { zipCode: "01930" } },
  "GET /ai/models": { status: 200 },
  "POST /ai/expand-content": { status: 200, body: { ...article, targetLength: 500 } },
  "POST /ai/generate-side-articles": {
    status: 200,
    body: { mainTitle: article.title, mainContent: article.content, region: article.region, count: 2, language: "en" },
  },
  "POST /ai/generate-image": { status: 200, body: { articleTitle: article.title, articleContent: article.content, language: "en" } },
  "POST /ai/test-connection": { status: 200, body: { provider: "custom", baseUrl: "https://10.0.0.1/v1" } },
  "POST /api-keys": { status: 204, body: { provider: "openai", keyValue: "sk-0123456789abcdef" } },
  "GET /api-keys": { status: 200 },
  "DELETE /api-keys/:provider": { status: 204, params: theKey },

  "POST /press-runs": { status: 202, body: article },
  "GET /press-runs/:id": { status: 200, params: thePrintedRun },
  "GET /press-runs/:id/events": { status: 200, params: thePrintedRun },
  "DELETE /press-runs/:id": { status: 200, params: theRun },
  "POST /press-runs/:id/blocks": { status: 202, params: thePrintedRun, body: { block: "name" } },
  "POST /press-runs/:id/contradictions": { status: 409, params: thePrintedRun, body: { sentences: ["The bridge is closed."] } },

  "POST /completed-newspapers": { status: 201, body: newspaper },
  "GET /completed-newspapers": { status: 200 },
  "GET /completed-newspapers/deleted": { status: 200 },
  "GET /completed-newspapers/:id": { status: 200, params: theNewspaper },
  "PATCH /completed-newspapers/:id": { status: 200, params: theNewspaper, body: { title: "The bridge is closed" } },
  "POST /completed-newspapers/:id/duplicate": { status: 201, params: theNewspaper },
  "DELETE /completed-newspapers/:id": { status: 204, params: theNewspaper },
  "POST /completed-newspapers/:id/restore": { status: 200, params: theDeletedNewspaper },
  "PUT /completed-newspapers/:id/sharing": { status: 200, params: theNewspaper, body: { shared: true } },
  "GET /completed-newspapers/:id/versions": { status: 200, params: theNewspaper },
  "POST /completed-newspapers/:id/versions": { status: 201, params: theNewspaper, body: { name: "For the evening" } },
  "GET /completed-newspapers/:id/versions/:version": { status: 200, params: theVersion },
  "POST /completed-newspapers/:id/versions/:version/restore": { status: 200, params: theVersion },
  "PATCH /completed-newspapers/:id/versions/:version": { status: 200, params: theVersion, body: { name: "For the morning" } },
  "DELETE /completed-newspapers/:id/versions/:version": { status: 204, params: theVersion },
  // A picture of nothing that is shared is its owner's alone: functions/images/images.test.ts.
  "GET /images/:key": { status: 200, params: theSharedPicture },
  "POST /images": { status: 201, send: upload },

  "POST /stripe/create-checkout": { status: 200 },
  "POST /stripe/webhook": { status: 400, body: { type: "checkout.session.completed" } },
  "GET /stripe/sessions/:id": { status: 200, params: theCheckout },

  "GET /admin/users": { status: 200 },
  "PUT /admin/users/:userId/role": { status: 200, params: theOwner, body: { role: "admin" } },
  "PUT /admin/users/:userId/tokens": { status: 200, params: theOwner, body: { tokens: 50 } },
  "PUT /admin/users/:userId/suspension": { status: 200, params: theOwner, body: { reason: "It shows a private address." } },
  "DELETE /admin/users/:userId/suspension": { status: 200, params: theOwner },
  "GET /admin/newspapers/:id": { status: 200, params: theNewspaper },
  "PUT /admin/newspapers/:id/takedown": { status: 200, params: theNewspaper, body: { reason: "It shows a private address." } },
  "DELETE /admin/newspapers/:id/takedown": { status: 200, params: theNewspaper },
  "GET /admin/users/:userId/ledger": { status: 200, params: theOwner },
  "GET /admin/audit": { status: 200 },
  "GET /admin/operations": { status: 200 },
  "POST /admin/canvas-preview": {
    status: 200,
    body: { template: "american-classic", layout: "three-column", title: article.title, content: article.content },
  },
  "GET /admin/paper-names/:zip": { status: 200, params: () => ({ zip: "01930" }) },
  "DELETE /admin/paper-names/:zip/:language": { status: 204, params: thePaperName },
  "GET /admin/layouts/:template/:layout": { status: 200, params: thePage },
  "PUT /admin/layouts/:template/:layout": { status: 200, params: thePage, body: { sectionLayout } },
  "DELETE /admin/layouts/:template/:layout": { status: 200, params: thePage },
  "GET /admin/layouts/:template/:layout/versions": { status: 200, params: thePage },

  "GET /health": { status: 200 },
  "GET /openapi.json": { status: 200 },

  // Local mode has no accounts of its own: whoever sits at the machine works the till. Nothing on its way can fail.
  "GET /local/mailbox": { status: 200 },
  "GET /local/till": { status: 200 },
  "GET /local/till/:session": { status: 200, params: theTill },
  "POST /local/till/:session": { status: 409, params: theTill, body: { action: "fail" } },
};
