import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { anthropic } from "./anthropic.ts";
import { type Act, acts, type Behavior, type BehaviorLike, behaviorOf, type Pace, readDirective } from "./behavior.ts";
import { hashOf, seededRandom } from "./landscape.ts";
import { makeReply } from "./make-reply.ts";
import { openai } from "./openai.ts";
import { type PromptArticle, readArticle } from "./prompt-article.ts";
import { type Ask, type Incoming, isReply, type Protocol, type Reply } from "./protocol.ts";
import { type Outcome, type Sent, sendReply } from "./send-reply.ts";
import { stability } from "./stability.ts";
import { workersAi } from "./workers-ai.ts";

/** A request the scripted models received, and its outcome. */
export interface ModelRequest {
  /** From 1, in the order they came. */
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  protocol: Protocol["name"];
  task: Task;
  /** From 1: how many times this prompt was sent for this task. */
  attempt: number;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Parsed JSON or form fields; null for anything else. */
  body: unknown;
  model: string;
  system: string;
  prompt: string;
  /** The article parsed from the prompt; null when the request has none. */
  article: PromptArticle | null;
  /** The behavior it got; null when it was rejected for its key or form. */
  behavior: Behavior | null;
  status: number;
  sent: Sent;
  outcome: Promise<Outcome>;
}

/** Decides a request's behavior; undefined leaves it to the article and the failure schedule. */
export type Script = (request: ModelRequest) => BehaviorLike | undefined | Promise<BehaviorLike | undefined>;

export interface ModelOptions extends Partial<Pace> {
  /** Varies the pictures. */
  seed?: number;
  failures?: FailureSchedule;
  /** Whether it obeys instructions in an article. */
  gullible?: boolean;
  /** 0 for any free one. */
  port?: number;
  acceptsKey?: (key: string) => boolean;
  onRequest?: (request: ModelRequest) => void;
}

/** Realistic pace: text 400 ms to the first token, 80 tokens a second; pictures 12 s. */
export const realPace: Pace = { latency: 400, tokensPerSecond: 80, imageMs: 12_000 };

const atOnce: Pace = { latency: 0, tokensPerSecond: Number.POSITIVE_INFINITY, imageMs: 0 };

export const isScriptedKey = (key: string) => /^(?:sk-)?scripted\b/.test(key);

/** The protocol of a request, by path and headers. */
export function protocolOf({ path, headers }: Incoming): Protocol {
  if (path.startsWith("/workers-ai/")) return workersAi;
  if (path.startsWith("/v2beta/") || path.startsWith("/v1/user/")) return stability;
  return path.endsWith("/messages") || headers["x-api-key"] !== undefined || headers["anthropic-version"] !== undefined
    ? anthropic
    : openai;
}

const noAsk: Ask = { kind: "lookup", system: "", prompt: "", model: "", schema: null, isStream: false, width: 0, height: 0, format: "png" };

/**
 * Starts the scripted models on a loopback port: OpenAI at `/v1` (and without a key at `/open/v1`, like local servers),
 * Anthropic and Stability at the root, Workers AI at `/workers-ai/run/<model>`. A request's behavior is decided by, in this order,
 * the script, an `@models …` line in the article, the failure schedule.
 */
export async function startModels(options: ModelOptions = {}) {
  const requests: ModelRequest[] = [];
  const attempts = new Map<string, number>();
  const closing = new AbortController();
  let decide: Script | undefined;

  async function take(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    const { pathname: path } = new URL(message.url ?? "/", "http://localhost");
    const incoming: Incoming = { method: message.method ?? "GET", path, headers: message.headers, body: await readBody(message) };
    const protocol = protocolOf(incoming);
    const key = protocol.keyOf(incoming);
    const isOpen = path.startsWith("/open/") || protocol === workersAi;
    const isAllowed = isOpen || (key !== null && (options.acceptsKey ?? isScriptedKey)(key));
    const read = isAllowed ? protocol.read(incoming) : protocol.failure(401, "Incorrect API key provided.");
    const ask = isReply(read) ? noAsk : read;

    const task = taskOf(ask);
    const question = `${protocol.name} ${task} ${hashOf(ask.prompt)}`;
    const attempt = (attempts.get(question) ?? 0) + 1;
    attempts.set(question, attempt);
    const ended = Promise.withResolvers<Outcome>();
    const request: ModelRequest = {
      number: requests.length + 1,
      at: performance.timeOrigin + performance.now(),
      protocol: protocol.name,
      task,
      attempt,
      ...incoming,
      model: ask.model,
      system: ask.system,
      prompt: ask.prompt,
      article: ask.prompt ? readArticle(ask.prompt, ask.system) : null,
      behavior: null,
      status: 0,
      sent: { tokensAt: [], bytes: 0 },
      outcome: ended.promise,
    };
    requests.push(request);
    options.onRequest?.(request);

    try {
      const reply = isReply(read) ? read : await replyTo(request, ask, { protocol, incoming, question });
      request.status = reply.status;
      const isAtOnce = isReply(read) || ask.kind === "lookup";
      const outcome = await sendReply(response, reply, {
        behavior: request.behavior ?? { act: "ok" },
        pace: isAtOnce ? atOnce : paceOf(request.behavior),
        isPicture: ask.kind === "picture",
        // About four bytes per token, close to real counts.
        tokens: reply.parts.reduce((sum, { bytes }) => sum + bytes.length, 0) / 4,
        sent: request.sent,
        signal: gone.signal,
      });
      ended.resolve(closing.signal.aborted && outcome === "given-up" ? "left" : outcome);
    } finally {
      // Do not wait for a request that our own script broke.
      ended.resolve("cut");
    }
  }

  async function replyTo(
    request: ModelRequest,
    ask: Ask,
    { protocol, incoming, question }: { protocol: Protocol; incoming: Incoming; question: string },
  ): Promise<Reply> {
    const { task, attempt } = request;
    const said = await decide?.(request);
    const chance = options.failures && ask.kind !== "lookup" ? scheduledBehavior(options.failures, `${question} ${attempt}`) : null;
    const behavior = said !== undefined ? behaviorOf(said) : (readDirective(ask.prompt, task, attempt) ?? chance ?? { act: "ok" });
    request.behavior = behavior;
    return makeReply(ask, behavior, {
      protocol,
      incoming,
      isGullible: options.gullible ?? false,
      seed: options.seed ?? 0,
      variation: attempt - 1,
    });
  }

  const paceOf = (behavior: Behavior | null): Pace => ({
    latency: behavior?.latency ?? options.latency ?? realPace.latency,
    tokensPerSecond: behavior?.tokensPerSecond ?? options.tokensPerSecond ?? realPace.tokensPerSecond,
    imageMs: behavior?.imageMs ?? options.imageMs ?? realPace.imageMs,
  });

  const server = createServer((message, response) => {
    take(message, response).catch((cause) => {
      if (response.destroyed) return;
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain" });
      response.end(`The scripted models failed: ${cause instanceof Error ? cause.message : cause}`);
    });
  });
  // A busy process may send on a connection whose time has just run out, and fail: none is closed for being idle.
  server.keepAliveTimeout = 0;
  // A large backlog queues bursts of requests instead of refusing them.
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject);
    server.listen({ port: options.port ?? 0, host: "127.0.0.1", backlog: 1_024 }, resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    /** Variables that point a Worker to these models for everything. */
    vars: {
      OPENAI_API_KEY: "scripted",
      OPENAI_BASE_URL: `${url}/v1`,
      ANTHROPIC_API_KEY: "scripted",
      ANTHROPIC_BASE_URL: url,
      STABILITY_API_KEY: "scripted",
      STABILITY_BASE_URL: url,
    },
    requests,
    /** Replaces the script from now on; undefined removes it. */
    script(next: Script | undefined): void {
      decide = next;
    },
    /** Clears recorded requests and attempt counts. */
    forget(): void {
      requests.length = 0;
      attempts.clear();
    },
    close(): Promise<void> {
      closing.abort();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

export type Models = Awaited<ReturnType<typeof startModels>>;

/** Parses a request body: JSON, or form fields with files as their size in bytes; null for anything else. */
export async function readBody(message: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  if (bytes.length === 0) return null;
  const type = message.headers["content-type"] ?? "";
  try {
    if (!/^multipart\/form-data/.test(type)) return JSON.parse(bytes.toString("utf8"));
    const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value : value.size]));
  } catch {
    return null;
  }
}

/** Reproducible random failures. */
export interface FailureSchedule {
  seed: number;
  /** Failing share of all requests, 0 to 1. */
  share: number;
  /** Restricts failures to these; default: all but `ok`. */
  only?: readonly Act[];
}

const statuses = [400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 502, 503, 504, 529];

/** The behavior for a request: deterministic by seed, task, prompt and attempt, whatever the order of requests. */
export function scheduledBehavior({ seed, share, only }: FailureSchedule, key: string): Behavior {
  const random = seededRandom(hashOf(`${seed} ${key}`));
  if (random() >= share) return { act: "ok" };
  const choices = (only ?? acts).filter((act) => act !== "ok");
  const act = choices[Math.floor(random() * choices.length)] ?? "ok";
  const status = statuses[Math.floor(random() * statuses.length)];
  const afterTokens = Math.floor(random() * 200);
  const where = random() < 0.5 ? "envelope" : "answer";
  if (act === "status") return { act, status, ...(status === 429 && { retryAfter: Math.floor(random() * 3) }) };
  if (act === "hang-mid" || act === "cut") return { act, afterTokens };
  return act === "garbage" || act === "wrong-shape" ? { act, where } : { act };
}

/** The purpose of a request, inferred from the schema of its answer. */
export type Task = "story" | "headline" | "side-stories" | "side-story" | "name" | "picture" | "brief" | "chat" | "lookup";

export function taskOf({ kind, schema }: Ask): Task {
  if (kind !== "text") return kind;
  if (!schema) return "chat";
  const names = Object.keys(schema.properties ?? {}).map((name) => name.toLowerCase());
  const has = (form: RegExp) => names.some((name) => form.test(name));
  if (has(/expandedcontent|^(?:paragraphs|blocks|story)$/)) return "story";
  if (has(/stories|articles|sides/)) return "side-stories";
  if (has(/brief|picture|image|scene/)) return "brief";
  if (has(/^(?:content|text|body)$/)) return "side-story";
  if (has(/title|headline/)) return "headline";
  return has(/name/) ? "name" : "chat";
}
