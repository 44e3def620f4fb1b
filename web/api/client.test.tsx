import { afterEach, expect, it, vi } from "vitest";
import { ApiError, NetworkError, onSignedOut, request } from "./client.ts";
import { inParts } from "./list-part.ts";

afterEach(() => vi.unstubAllGlobals());

const answer = (body: string, init: ResponseInit) => vi.stubGlobal("fetch", async () => new Response(body, init));

function recordCalls() {
  const calls: [path: string, init: RequestInit & { headers: Record<string, string> }][] = [];
  vi.stubGlobal("fetch", async (...call: (typeof calls)[number]) => {
    calls.push(call);
    return new Response(null, { status: 204 });
  });
  return calls;
}

it("a refused call becomes an error with the specification's message, the stable code and the request's id", async () => {
  const body = JSON.stringify({ error: "You need tokens.", code: "NO_TOKENS", requestId: "r-7", details: { tokens: 0 } });
  answer(body, { status: 402, headers: { "content-type": "application/json" } });
  const error = await request("POST /user/consume-token").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 402, code: "NO_TOKENS", requestId: "r-7", details: { tokens: 0 }, reason: "You need tokens." });
  expect((error as ApiError).message).toBe(`402: ${body}`);
});

it("an empty refusal is named by its status text, and an answer that is not ours by an unknown code", async () => {
  answer("", { status: 502, statusText: "Bad Gateway" });
  await expect(request("GET /templates")).rejects.toThrow("502: Bad Gateway");
  answer("<h1>Gateway</h1>", { status: 504, headers: { "retry-after": "30" } });
  await expect(request("GET /templates")).rejects.toMatchObject({ code: "UNKNOWN", retryAfter: 30, message: "504: <h1>Gateway</h1>" });
});

it("no answer at all is a network error, not an answer of the server", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(request("GET /auth/user")).rejects.toBeInstanceOf(NetworkError);
});

it("cookies and JSON go along, the path holds its parameters, and an empty answer is no value", async () => {
  const calls = recordCalls();
  expect(await request("PUT /completed-newspapers/:id/sharing", { params: { id: "a/b c" }, body: { shared: true } })).toBeUndefined();
  expect(calls).toMatchObject([
    ["/api/completed-newspapers/a%2Fb%20c/sharing", { method: "PUT", credentials: "include", body: '{"shared":true}' }],
  ]);
  expect(calls[0]?.[1].headers).toEqual({ accept: "application/json", "content-type": "application/json" });
});

it("a query stands in the address, or in a header where it may name a person; what is empty is left out", async () => {
  const calls = recordCalls();
  await request("GET /admin/audit", { query: { subject: "u 1", cursor: undefined } });
  await request("GET /admin/users", { query: { q: "ann@x.example", sort: "email" }, hidesQuery: true });
  await request("GET /completed-newspapers", { query: { q: "" } });
  expect(calls.map(([path, { headers }]) => [path, headers["x-query"]])).toEqual([
    ["/api/admin/audit?subject=u+1", undefined],
    ["/api/admin/users", "q=ann%40x.example&sort=email"],
    ["/api/completed-newspapers", undefined],
  ]);
});

it("a form goes as the browser writes it", async () => {
  const calls = recordCalls();
  const form = new FormData();
  await request("POST /images", { body: form });
  expect(calls[0]?.[1]).toMatchObject({ body: form, headers: { accept: "application/json" } });
  expect(calls[0]?.[1].headers).not.toHaveProperty("content-type");
});

it("the call's name, its parameters and its answer are those of a contract", () => {
  // Never run: the compiler reads it.
  const misspelt = () => [
    // @ts-expect-error there is no such call
    request("GET /template"),
    // @ts-expect-error it is not that newspaper's name
    request("GET /completed-newspapers/:id", { params: { newspaper: "a" } }),
    // @ts-expect-error it needs a body
    request("POST /press-runs"),
    // @ts-expect-error a number is no title
    request("PATCH /completed-newspapers/:id", { params: { id: "a" }, body: { title: 7 } }),
  ];
  const tokens = async (): Promise<number> => (await request("GET /user/tokens")).tokens;
  expect([misspelt, tokens]).toHaveLength(2);
});

it("a list goes on at the cursor its Link header names, with the same words sought", async () => {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push([path, init]);
    const link = '<https://example.org/api/completed-newspapers?q=rain&cursor=9%2F1>; rel="next"';
    return Response.json([{ id: "n" }], { headers: calls.length === 1 ? { link, "x-total-count": "2" } : {} });
  });
  const { queryFn, initialPageParam, getNextPageParam } = inParts("GET /completed-newspapers", { query: { q: "rain" }, hidesQuery: true });
  const { signal } = new AbortController();
  const first = await queryFn({ pageParam: initialPageParam, signal });
  expect(first).toEqual({ items: [{ id: "n" }], next: "9/1", total: 2 });
  const last = await queryFn({ pageParam: getNextPageParam(first) ?? "", signal });
  expect([last, getNextPageParam(last)]).toEqual([{ items: [{ id: "n" }], next: null }, null]);
  expect(calls.map(([path, init]) => [path, new Headers(init.headers).get("x-query")])).toEqual([
    ["/api/completed-newspapers", "q=rain"],
    ["/api/completed-newspapers", "q=rain&cursor=9%2F1"],
  ]);
});

it("tells of a session that has ended, but not of the answer that nobody is signed in, which would be asked for again and again", async () => {
  const listener = vi.fn();
  const end = onSignedOut(listener);
  answer("", { status: 401 });
  await request("GET /auth/user").catch(() => undefined);
  expect(listener).not.toHaveBeenCalled();
  await request("GET /user/tokens").catch(() => undefined);
  expect(listener).toHaveBeenCalledOnce();
  end();
  await request("GET /user/tokens").catch(() => undefined);
  expect(listener).toHaveBeenCalledOnce();
});
