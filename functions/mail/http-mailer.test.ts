import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { httpMailer } from "./http-mailer.ts";
import { MailError } from "./letter.ts";

type Answer = number | { status: number; headers: Record<string, string> } | "never" | "hang up";

/** A mail API on this machine that answers as told, the last answer for ever. */
async function mailApi(...answers: Answer[]) {
  const asked: { path: string | undefined; headers: IncomingHttpHeaders; body: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push({ path: request.url, headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString() || "{}") });
    const answer = answers[Math.min(asked.length, answers.length) - 1] ?? 200;
    if (answer === "never") return;
    if (answer === "hang up") return void request.socket.destroy();
    const { status, headers } = typeof answer === "number" ? { status: answer, headers: {} } : answer;
    response.writeHead(status, headers).end(JSON.stringify({ message: `reader@example.test 123456 is not ours` }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
  const mailer = httpMailer({ url, key: "mail-key", from: "Stop Press <press@example.test>", timeoutMs: 2_000, backoffMs: 10 });
  return {
    asked,
    url,
    mailer,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const mail = {
  to: "jörg@bücher.example",
  subject: "123456 は確認コードです",
  text: "123456",
  html: "<p>123456</p>",
  language: "ja",
  code: "123456",
};

it("hands over a mail in one request, with the operator's key and every letter intact", async () => {
  using api = await mailApi(200);
  await api.mailer.send(mail);
  expect(api.asked).toHaveLength(1);
  expect(api.asked[0]?.headers).toMatchObject({ authorization: "Bearer mail-key", "content-type": "application/json" });
  const { to, subject, text, html } = mail;
  expect(api.asked[0]?.body).toEqual({ from: "Stop Press <press@example.test>", to, subject, text, html });
});

it("tries again when the API is busy, under the same idempotency key, so that nobody gets two mails", async () => {
  using api = await mailApi(429, 200);
  await api.mailer.send(mail);
  await api.mailer.send(mail);
  const keys = api.asked.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

it("waits as long as a busy API says", async () => {
  using api = await mailApi({ status: 429, headers: { "retry-after": "1" } }, 200);
  const begun = Date.now();
  await api.mailer.send(mail);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(990);
});

it("gives up after three answers of a broken API, and a hung up connection counts as one", async () => {
  using broken = await mailApi(500);
  await expect(broken.mailer.send(mail)).rejects.toThrow(new MailError("The mail API answered 500."));
  expect(broken.asked).toHaveLength(3);
  using mended = await mailApi("hang up", 503, 202);
  await mended.mailer.send(mail);
  expect(mended.asked).toHaveLength(3);
});

it("does not repeat what the API refuses, and says nothing of address, code or key", async () => {
  using api = await mailApi(422);
  const failure = await api.mailer.send(mail).catch((error: unknown) => error);
  expect(api.asked).toHaveLength(1);
  expect(failure).toEqual(new MailError("The mail API answered 422."));
});

it("carries the key to no other address", async () => {
  using elsewhere = await mailApi(200);
  using api = await mailApi({ status: 307, headers: { location: elsewhere.url } });
  await expect(api.mailer.send(mail)).rejects.toThrow(new MailError("The mail API could not be asked: redirect."));
  expect([api.asked.length, elsewhere.asked.length]).toEqual([1, 0]);
});

it("ends when the API never answers", async () => {
  using api = await mailApi("never");
  const mailer = httpMailer({ url: api.url, key: "", from: "press@example.test", timeoutMs: 150 });
  await expect(mailer.send(mail)).rejects.toThrow(new MailError("The mail API did not answer within 150 ms."));
  expect(api.asked).toHaveLength(1);
});
