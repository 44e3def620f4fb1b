import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { DatabaseSync } from "node:sqlite";

/** The part of Cloudflare's API that wrangler calls during a deploy, so that the real wrangler can be tested without an account. */
export interface StandInCloudflare {
  /** Value for CLOUDFLARE_API_BASE_URL. */
  url: string;
  databases: Map<string, { name: string; db: DatabaseSync }>;
  buckets: Set<string>;
  versions: { id: string; secrets: string[]; bindings: string[] }[];
  deployments: Deployment[];
  schedules: string[];
  /** Requests it has no answer for. */
  unknown: string[];
  close(): void;
}

interface Deployment {
  id: string;
  created_on: string;
  source: string;
  author_email: string;
  strategy: "percentage";
  versions: { version_id: string; percentage: number }[];
  annotations?: Record<string, string>;
}

type Answer = { result: unknown; more?: object } | { code: number; message: string; status?: number } | { raw: unknown };
type Handle = (match: RegExpExecArray, request: Asked) => Answer | Promise<Answer>;
interface Asked {
  method: string;
  url: URL;
  body: Buffer;
  type: string;
}

/** Value for CLOUDFLARE_ACCOUNT_ID: without it wrangler caches the account in node_modules. */
export const account = "a1b2c3d4e5f60718293a4b5c6d7e8f90";
const noWorker = { code: 10007, message: "This Worker does not exist on your account.", status: 404 };

export async function startStandInCloudflare(): Promise<StandInCloudflare> {
  const databases: StandInCloudflare["databases"] = new Map();
  const buckets = new Set<string>();
  const versions: StandInCloudflare["versions"] = [];
  const deployments: Deployment[] = [];
  const unknown: string[] = [];
  const site = { databases, buckets, versions, deployments, unknown, schedules: [] as string[] };
  const scripts = `/accounts/${account}/workers/scripts/[\\w-]+`;
  const json = (body: Buffer) => JSON.parse(body.toString("utf8")) as Record<string, unknown>;

  const addVersion = async ({ body, type }: Asked) => {
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    const metadata = JSON.parse(String(form.get("metadata"))) as { bindings: { type: string; name: string }[] };
    const inherited = versions.at(-1)?.secrets ?? [];
    const sent = metadata.bindings.filter((one) => one.type === "secret_text").map(({ name }) => name);
    const bindings = metadata.bindings.filter((one) => one.type !== "secret_text").map((one) => `${one.type} ${one.name}`);
    const version = { id: randomUUID(), secrets: [...new Set([...inherited, ...sent])].sort(), bindings: bindings.sort() };
    versions.push(version);
    return version;
  };
  const deploy = (shares: Deployment["versions"], annotations?: Record<string, string>) => {
    const made = {
      id: randomUUID(),
      created_on: new Date().toISOString(),
      source: "wrangler",
      author_email: "p@example.test",
      strategy: "percentage" as const,
      versions: shares,
      annotations,
    };
    deployments.unshift(made);
    return made;
  };
  const told = (id: string) => ({
    id,
    number: versions.findIndex((one) => one.id === id) + 1,
    metadata: { created_on: new Date().toISOString(), author_email: "p@example.test", source: "wrangler" },
    annotations: {},
    resources: { bindings: [], script: { etag: "e", handlers: ["fetch"], last_deployed_from: "wrangler" }, script_runtime: {} },
  });

  const routes: [string, string, Handle][] = [
    ["GET", "/user", () => ({ result: { id: "u", email: "p@example.test" } })],
    ["GET", "/user/tokens/verify", () => ({ result: { id: "t", status: "active" } })],
    [
      "GET",
      "/accounts",
      () => ({
        result: [{ id: account, name: "Press" }],
        more: { result_info: { page: 1, total_pages: 1, count: 1, total_count: 1, per_page: 20 } },
      }),
    ],
    [
      "GET",
      "/memberships",
      () => ({
        result: [{ id: "m", account: { id: account, name: "Press" } }],
        more: { result_info: { page: 1, total_pages: 1, count: 1, total_count: 1, per_page: 20 } },
      }),
    ],
    [
      "GET",
      `/accounts/${account}/d1/database`,
      () => ({ result: [...databases].map(([uuid, { name }]) => ({ uuid, name, version: "production" })) }),
    ],
    [
      "POST",
      `/accounts/${account}/d1/database`,
      (_, { body }) => {
        const name = String(json(body).name);
        const uuid = randomUUID();
        databases.set(uuid, { name, db: new DatabaseSync(":memory:") });
        return { result: { uuid, name, version: "production" } };
      },
    ],
    [
      "GET",
      `/accounts/${account}/d1/database/([\\w-]+)`,
      ([, id = ""]) => ({ result: { uuid: id, name: databases.get(id)?.name, version: "production" } }),
    ],
    [
      "GET",
      `/accounts/${account}/d1/database/[\\w-]+/time_travel/bookmark`,
      () => ({ result: { bookmark: "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683" } }),
    ],
    [
      "POST",
      `/accounts/${account}/d1/database/([\\w-]+)/(?:query|raw)`,
      ([, id = ""], { body }) => {
        const { sql, params = [] } = json(body) as { sql: string; params?: string[] };
        const db = databases.get(id)?.db;
        if (!db) return { code: 7404, message: "The database could not be found", status: 404 };
        try {
          const meta = {
            duration: 1,
            served_by: "stand-in",
            rows_read: 0,
            rows_written: 0,
            last_row_id: 0,
            changed_db: false,
            size_after: 0,
            changes: 0,
          };
          const isOne = /^\s*(SELECT|PRAGMA)\b/i.test(sql);
          const results = isOne ? db.prepare(sql).all(...params) : [];
          if (!isOne) db.exec(sql);
          return { result: [{ results, success: true, meta }] };
        } catch (failure) {
          return { code: 7500, message: `${(failure as Error).message}: SQLITE_ERROR`, status: 400 };
        }
      },
    ],
    [
      "GET",
      `/accounts/${account}/r2/buckets/([\\w-]+)`,
      ([, name = ""]) =>
        buckets.has(name)
          ? { result: { name, creation_date: "2026-01-01T00:00:00Z", location: "WEUR" } }
          : { code: 10006, message: "The specified bucket does not exist.", status: 404 },
    ],
    [
      "GET",
      `${scripts}/settings`,
      () => (versions.length > 0 ? { result: { bindings: [], tags: [], tail_consumers: [], logpush: false } } : noWorker),
    ],
    [
      "POST",
      `/accounts/${account}/r2/buckets`,
      (_, { body }) => {
        buckets.add(String(json(body).name));
        return { result: {} };
      },
    ],
    ["POST", "/graphql", () => ({ raw: { data: { viewer: { accounts: [{ r2StorageAdaptiveGroups: [] }] } } } })],
    ["GET", `${scripts}/deployments`, () => (deployments.length > 0 ? { result: { deployments } } : noWorker)],
    [
      "POST",
      `${scripts}/deployments`,
      (_, { body }) => {
        const { versions: shares, annotations } = json(body) as unknown as Deployment;
        return { result: { id: deploy(shares, annotations).id } };
      },
    ],
    [
      "GET",
      `${scripts}/secrets`,
      () => (versions.length > 0 ? { result: (versions.at(-1)?.secrets ?? []).map((name) => ({ name, type: "secret_text" })) } : noWorker),
    ],
    [
      "GET",
      `${scripts}/versions/([\\w-]+)`,
      ([, id = ""]) =>
        versions.some((one) => one.id === id) ? { result: told(id) } : { code: 10013, message: "Version not found", status: 404 },
    ],
    ["GET", `${scripts}/versions`, () => ({ result: { items: versions.map(({ id }) => told(id)) } })],
    [
      "POST",
      `${scripts}/versions`,
      async (_, asked) => ({ result: { id: (await addVersion(asked)).id, startup_time_ms: 10, metadata: { has_preview: false } } }),
    ],
    [
      "PUT",
      scripts,
      async (_, asked) => {
        const { id } = await addVersion(asked);
        deploy([{ version_id: id, percentage: 100 }]);
        return {
          result: { id: "stop-press", etag: "e", pipeline_hash: "p", mutable_pipeline_id: "m", deployment_id: id, startup_time_ms: 10 },
        };
      },
    ],
    [
      "GET",
      `/accounts/${account}/workers/services/[\\w-]+`,
      () =>
        versions.length > 0
          ? {
              result: {
                id: "stop-press",
                default_environment: {
                  environment: "production",
                  script: { id: "stop-press", tag: "t", tags: [], last_deployed_from: "wrangler", migration_tag: "v1" },
                },
              },
            }
          : { code: 10090, message: "This service does not exist on your account.", status: 404 },
    ],
    [
      "GET",
      `/accounts/${account}/workers/scripts`,
      () => ({ result: versions.length > 0 ? [{ id: "stop-press", migration_tag: "v1" }] : [] }),
    ],
    ["PATCH", `${scripts}/script-settings`, () => ({ result: {} })],
    [
      "GET",
      `/accounts/${account}/workers/workers/[\\w-]+`,
      () => ({ result: { id: "w", name: "stop-press", subdomain: { enabled: true, previews_enabled: false } } }),
    ],
    ["POST", `${scripts}/assets-upload-session`, () => ({ result: { jwt: "header.payload.signature", buckets: [] } })],
    ["(?:GET|POST)", `${scripts}/subdomain`, () => ({ result: { enabled: true, previews_enabled: false } })],
    ["GET", `/accounts/${account}/workers/subdomain`, () => ({ result: { subdomain: "press" } })],
    [
      "PUT",
      `${scripts}/schedules`,
      (_, { body }) => {
        site.schedules = (JSON.parse(body.toString("utf8")) as { cron: string }[]).map(({ cron }) => cron);
        return { result: { schedules: [] } };
      },
    ],
  ];

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://cloudflare.invalid");
    const asked = { method: request.method ?? "GET", url, body: await bodyOf(request), type: request.headers["content-type"] ?? "" };
    const path = url.pathname.replace(/^\/client\/v4/, "");
    const found = routes.find(([method, pattern]) => new RegExp(`^${method}$`).test(asked.method) && new RegExp(`^${pattern}$`).test(path));
    if (!found) unknown.push(`${asked.method} ${path}${url.search}`);
    const match = found && new RegExp(`^${found[1]}$`).exec(path);
    const answer: Answer =
      found && match
        ? await found[2](match, asked)
        : { code: 7003, message: `The stand-in does not know ${asked.method} ${path}.`, status: 404 };
    response.setHeader("content-type", "application/json");
    if ("raw" in answer) return void response.end(JSON.stringify(answer.raw));
    const failed = "code" in answer;
    response.statusCode = failed ? (answer.status ?? 400) : 200;
    response.end(
      JSON.stringify({
        success: !failed,
        errors: failed ? [{ code: answer.code, message: answer.message }] : [],
        messages: [],
        result: failed ? null : answer.result,
        ...(!failed && answer.more),
      }),
    );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the stand-in has no address");
  return Object.assign(site, { url: `http://127.0.0.1:${address.port}/client/v4`, close: () => void server.close() });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
