import { createParser } from "eventsource-parser";

/** A new person by HTTP, signed in by the code in the local mailbox. */
export async function newReader(origin) {
  const email = `reader-${crypto.randomUUID()}@example.test`;
  const cookies = new Map();
  async function send(method, path, body, headers = {}, signal) {
    const answer = await fetch(origin + path, {
      method,
      redirect: "manual",
      signal,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return answer;
  }
  await send("POST", "/api/auth/codes", { email });
  const [mail] = await (await send("GET", `/api/local/mailbox?to=${encodeURIComponent(email)}`)).json();
  const { status } = await send("POST", "/api/auth/sessions", { email, code: mail.code });
  if (status !== 200) throw new Error(`signing in answered ${status}`);
  return { email, send, cookies };
}

/** Starts a run; gives its id and when it was asked for. */
export async function startRun(reader, order) {
  const asked = performance.now();
  const answer = await reader.send("POST", "/api/press-runs", order);
  if (answer.status !== 202) throw new Error(`the run was refused: ${answer.status} ${await answer.text()}`);
  return { ...(await answer.json()), asked };
}

/** Follows a run's events to its end, or until the signal. `onEvent` gets name, data and the time of arrival. */
export async function followRun(reader, id, { after = 0, signal, onEvent } = {}) {
  const answer = await reader.send("GET", `/api/press-runs/${id}/events`, undefined, { "last-event-id": String(after) }, signal);
  let last;
  const parser = createParser({
    onEvent(message) {
      last = { event: message.event, data: JSON.parse(message.data), at: performance.now() };
      onEvent?.(last);
    },
  });
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
  return last;
}
