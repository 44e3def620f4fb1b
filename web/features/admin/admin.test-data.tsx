import { vi } from "vitest";
import type { AdminNewspaper } from "../../../functions/admin/contract.ts";
import type { AdminUser } from "../../api/admin/user-list.ts";
import { json } from "../../ui/testing.tsx";

export const admin = {
  id: "me",
  email: "editor@example.test",
  username: "editor",
  firstName: "",
  role: "admin",
  tokens: 3,
  newspaperCount: 0,
  language: "en",
};

export const userNamed = (id: string, more: Partial<AdminUser> = {}): AdminUser => ({
  id,
  email: `${id}@example.test`,
  username: id,
  role: "user",
  tokens: 3,
  newspaperCount: 2,
  suspendedAt: null,
  ...more,
});

interface Call {
  method: string;
  path: string;
  /** What stands behind the path in the address. */
  address: string;
  query: URLSearchParams;
  body: { tokens?: number; from?: number; role?: AdminUser["role"]; reason?: string };
}

/** The admin's server as far as the users go: it keeps totals, refuses what was reckoned from another one, and can be told to fail. */
export function serveUsers(users: AdminUser[], more: { total?: number; next?: string } = {}) {
  const server = {
    users: new Map(users.map((user) => [user.id, { ...user }])),
    me: admin as Record<string, unknown> | null,
    calls: [] as Call[],
    /** Answers the next changes in place of the server's own answer. */
    refusals: [] as (() => Response | Promise<Response>)[],
    /** Called before a change is made: what somebody else does meanwhile. */
    meanwhile: (_id: string): void | Promise<void> => undefined,
    changes: () => server.calls.filter(({ method }) => method !== "GET"),
    paper: null as AdminNewspaper | null,
  };
  const change = async ({ path, body }: Call): Promise<Response> => {
    const id = path.split("/")[4] ?? "";
    await server.meanwhile(id);
    const refusal = server.refusals.shift();
    if (refusal) return refusal();
    const user = server.users.get(id);
    if (!user) return json({ code: "NOT_FOUND" }, 404);
    if (body.from !== undefined && body.from !== user.tokens) return json({ code: "CONFLICT", details: { tokens: user.tokens } }, 409);
    if (body.tokens !== undefined) user.tokens = body.tokens;
    if (body.role) user.role = body.role;
    if (path.endsWith("/suspension")) user.suspendedAt = body.reason ? 1_795_000_000_000 : null;
    return json(user);
  };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, "http://localhost");
    const call = {
      method: init.method ?? "GET",
      path: url.pathname,
      address: url.search,
      query: new URLSearchParams(new Headers(init.headers).get("x-query") ?? url.search),
      body: init.body ? JSON.parse(String(init.body)) : {},
    };
    server.calls.push(call);
    if (call.path === "/api/auth/user") return server.me ? json(server.me) : json({ code: "UNAUTHORIZED" }, 401);
    if (call.path === "/api/admin/operations") return json({ code: "INTERNAL" }, 500);
    if (call.path.startsWith("/api/admin/newspapers/")) {
      if (!server.paper || !call.path.includes(server.paper.id)) return json({ code: "NOT_FOUND" }, 404);
      if (call.method !== "GET")
        server.paper = { ...server.paper, shareUrl: null, takenDown: call.body.reason ? { reason: call.body.reason, at: 1 } : null };
      return json(server.paper);
    }
    if (call.method !== "GET") return change(call);
    if (call.path !== "/api/admin/users") return json([]);
    const all = [...server.users.values()].map((user) => ({ ...user }));
    return json(all, 200, {
      "x-total-count": String(more.total ?? all.length),
      "x-admin-count": String(all.filter(({ role }) => role === "admin").length),
      ...(more.next && !call.query.get("cursor") && { link: `</api/admin/users?cursor=${more.next}>; rel="next"` }),
    });
  });
  return server;
}
