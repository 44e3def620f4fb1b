import { afterEach, expect, it, vi } from "vitest";
import { ApiError, api, NetworkError, onSignedOut, sessionPath } from "./client.ts";
import { readPart } from "./list-part.ts";

afterEach(() => vi.unstubAllGlobals());

const answer = (body: string, init: ResponseInit) => vi.stubGlobal("fetch", async () => new Response(body, init));

it("a refused call becomes an error with the specification's message, the stable code and the request's id", async () => {
  const body = JSON.stringify({ error: "You need tokens.", code: "NO_TOKENS", requestId: "r-7", details: { tokens: 0 } });
  answer(body, { status: 402, headers: { "content-type": "application/json" } });
  const error = await api.post("/api/press-runs", {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 402, code: "NO_TOKENS", requestId: "r-7", details: { tokens: 0 }, reason: "You need tokens." });
  expect((error as ApiError).message).toBe(`402: ${body}`);
});

it("an empty refusal is named by its status text, and an answer that is not ours by an unknown code", async () => {
  answer("", { status: 502, statusText: "Bad Gateway" });
  await expect(api.get("/api/templates")).rejects.toThrow("502: Bad Gateway");
  answer("<h1>Gateway</h1>", { status: 504, headers: { "retry-after": "30" } });
  await expect(api.get("/api/templates")).rejects.toMatchObject({ code: "UNKNOWN", retryAfter: 30, message: "504: <h1>Gateway</h1>" });
});

it("no answer at all is a network error, not an answer of the server", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(api.get("/api/auth/user")).rejects.toBeInstanceOf(NetworkError);
});

it("cookies and JSON go along, and an empty answer is no value", async () => {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push([path, init]);
    return new Response(null, { status: 204 });
  });
  expect(await api.put("/api/x", { shared: true })).toBeUndefined();
  expect(calls[0]?.[1]).toMatchObject({ method: "PUT", credentials: "include", body: '{"shared":true}' });
});

it("the next part of a list is the path its Link header names", async () => {
  answer("[1,2]", { headers: { link: '<https://example.org/api/completed-newspapers?cursor=9>; rel="next"' } });
  expect(await readPart("/api/completed-newspapers")).toEqual({ items: [1, 2], next: "/api/completed-newspapers?cursor=9" });
  answer("[3]", {});
  expect(await readPart("/api/completed-newspapers?cursor=9")).toEqual({ items: [3], next: null });
});

it("tells of a session that has ended, but not of the answer that nobody is signed in, which would be asked for again and again", async () => {
  const listener = vi.fn();
  const end = onSignedOut(listener);
  answer("", { status: 401 });
  await api.get(sessionPath).catch(() => undefined);
  expect(listener).not.toHaveBeenCalled();
  await api.get("/api/user/tokens").catch(() => undefined);
  expect(listener).toHaveBeenCalledOnce();
  end();
  await api.get("/api/user/tokens").catch(() => undefined);
  expect(listener).toHaveBeenCalledOnce();
});
