// The app that somebody makes in an afternoon, kept as it is (2026-11-21) as what ours is measured against: a balance that is read and
// then written, one call to the models after another in the request itself, nothing shown before all of it is there. Nothing of
// functions/ is imported, so that our own changes do not change it.

interface Bindings {
  DB: D1Database;
  IMAGES: R2Bucket;
  /** page.html */
  PAGE: string;
  OPENAI_BASE_URL: string;
  OPENAI_API_KEY: string;
}

interface Order {
  user: string;
  title: string;
  content: string;
  region: string;
}

const text = { type: "string" };
const form = (properties: Record<string, unknown>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

async function ask(env: Bindings, path: string, body: unknown) {
  const answer = await fetch(`${env.OPENAI_BASE_URL}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${env.OPENAI_API_KEY}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json() as Promise<{ choices: { message: { content: string } }[]; data: { b64_json: string }[] }>;
}

async function write(env: Bindings, task: string, { title, content, region }: Order, properties: Record<string, unknown>) {
  const article = `<article><title>${title}</title><region>${region}</region><content>${content}</content></article>`;
  const { choices } = await ask(env, "chat/completions", {
    model: "gpt-4o",
    messages: [
      { role: "system", content: "You are the editor of a newspaper. Answer in JSON." },
      { role: "user", content: `${task}\n${article}` },
    ],
    response_format: { type: "json_schema", json_schema: { name: "answer", schema: form(properties) } },
  });
  return JSON.parse(choices[0]?.message.content ?? "{}");
}

async function paint(env: Bindings, prompt: string, size: string) {
  const { data } = await ask(env, "images/generations", { model: "gpt-image-1", prompt, size, output_format: "jpeg" });
  const key = `${crypto.randomUUID()}.jpg`;
  await env.IMAGES.put(
    key,
    Uint8Array.from(atob(data[0]?.b64_json ?? ""), (letter) => letter.charCodeAt(0)),
  );
  return `/images/${key}`;
}

/** One after another as such apps are written; `isAtOnce` what the same would be with all calls at the same time, still without a net. */
async function generate(env: Bindings, order: Order, isAtOnce: boolean) {
  const user = await env.DB.prepare("SELECT tokens FROM users WHERE id = ?").bind(order.user).first<{ tokens: number }>();
  if (!user || user.tokens < 1) return new Response("No tokens", { status: 402 });
  const stories = { type: "array", items: form({ headline: text, content: text }) };
  const steps = [
    () => write(env, "Write the main story in about 12000 characters.", order, { expandedTitle: text, expandedContent: text }),
    () => write(env, "Write <count>6</count> side stories.", order, { sideStories: stories }),
    () => write(env, "Name the newspaper.", order, { newspaperName: text }),
    () => paint(env, `A press photograph for: ${order.title}`, "1536x1024"),
    () => paint(env, `A second press photograph for: ${order.title}`, "1024x1024"),
  ];
  const made = [];
  if (isAtOnce) made.push(...(await Promise.all(steps.map((step) => step()))));
  else for (const step of steps) made.push(await step());
  const [story, { sideStories }, { newspaperName }, ...pictures] = made;
  const newspaper = { ...story, sideStories, newspaperName, pictures };
  await env.DB.prepare("INSERT INTO newspapers (id, user_id, data) VALUES (?, ?, ?)")
    .bind(crypto.randomUUID(), order.user, JSON.stringify(newspaper))
    .run();
  await env.DB.prepare("UPDATE users SET tokens = ? WHERE id = ?")
    .bind(user.tokens - 1, order.user)
    .run();
  return Response.json(newspaper);
}

export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "POST" && pathname === "/generate") {
      return generate(env, await request.json(), searchParams.has("at-once"));
    }
    if (pathname.startsWith("/images/")) {
      const found = await env.IMAGES.get(pathname.slice("/images/".length));
      return new Response(found?.body ?? null, { status: found ? 200 : 404, headers: { "content-type": "image/jpeg" } });
    }
    return new Response(env.PAGE, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};
