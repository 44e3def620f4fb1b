import { strFromU8, unzipSync } from "fflate";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError, NetworkError } from "../../api/client.ts";
import { type ArchiveProgress, makeArchive } from "./archive.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const document = (addresses: string[]) =>
  JSON.stringify({ note: 'say "/api/images/none" here', pictures: addresses.map((url) => ({ url })) });

/** Answers by path; the data in pieces of `cut` bytes, so that addresses are cut anywhere. */
function serve(data: string, pictures: Record<string, () => Response>, cut = 7) {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { signal }: RequestInit) => {
    calls.push(path);
    signal?.throwIfAborted();
    if (path !== "/api/user/export") return pictures[path]?.() ?? new Response("{}", { status: 404 });
    const bytes = new TextEncoder().encode(data);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += cut) controller.enqueue(bytes.slice(at, at + cut));
        controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "application/json" } });
  });
  return calls;
}

const picture = (type: string, size = 3) => new Response(new Uint8Array(size).fill(7), { headers: { "content-type": type } });

async function make(signal = new AbortController().signal) {
  const progress: ArchiveProgress[] = [];
  const archive = await makeArchive({ signal, onProgress: (step) => progress.push(step), missingHead: "These could not be read:" });
  return { ...archive, progress, files: unzipSync(new Uint8Array(await archive.file.arrayBuffer())) };
}

it("holds the data as the server wrote it and every picture it names, once, whatever its kind", async () => {
  const data = document(["/api/images/a-1", "/api/images/b_2", "/api/images/a-1", "/api/images/c"]);
  const calls = serve(data, {
    "/api/images/a-1": () => picture("image/png"),
    "/api/images/b_2": () => picture("image/jpeg"),
    "/api/images/c": () => picture("image/svg+xml; charset=utf-8"),
  });
  const { files, missing, progress } = await make();
  expect(Object.keys(files).sort()).toEqual(["data.json", "pictures/a-1.png", "pictures/b_2.jpg", "pictures/c.svg"]);
  expect(strFromU8(files["data.json"] as Uint8Array)).toBe(data);
  expect([...(files["pictures/c.svg"] as Uint8Array)]).toEqual([7, 7, 7]);
  expect(missing).toEqual([]);
  expect([progress[0], progress.at(-1)]).toEqual([
    { done: 0, total: 3 },
    { done: 3, total: 3 },
  ]);
  expect(calls).toHaveLength(4);
});

it("goes on without a picture that is not there, and lists it", async () => {
  serve(document(["/api/images/a", "/api/images/lost"]), { "/api/images/a": () => picture("image/webp") });
  const { files, missing } = await make();
  expect(missing).toEqual(["/api/images/lost"]);
  expect(Object.keys(files).sort()).toEqual(["data.json", "missing.txt", "pictures/a.webp"]);
  expect(strFromU8(files["missing.txt"] as Uint8Array)).toBe("These could not be read:\n\n/api/images/lost\n");
});

it("asks again for a picture the server could not give at once", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  let attempts = 0;
  serve(document(["/api/images/a"]), {
    "/api/images/a": () => {
      attempts += 1;
      return attempts < 3
        ? new Response("{}", { status: attempts === 1 ? 429 : 503, headers: { "retry-after": "1" } })
        : picture("image/png");
    },
  });
  const { missing } = await make();
  expect([attempts, missing]).toEqual([3, []]);
});

it("makes no file when the line breaks or somebody signed out: half of it would pass for all", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  serve(document(["/api/images/a"]), {
    "/api/images/a": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  await expect(make()).rejects.toBeInstanceOf(NetworkError);
  serve(document(["/api/images/a"]), { "/api/images/a": () => new Response("{}", { status: 401 }) });
  await expect(make()).rejects.toBeInstanceOf(ApiError);
});

it("makes no file of data that ended before its end", async () => {
  vi.stubGlobal("fetch", async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('{"half":'));
        controller.error(new TypeError("network error"));
      },
    });
    return new Response(body);
  });
  await expect(make()).rejects.toBeInstanceOf(NetworkError);
});

it("stops asking when it is cancelled", async () => {
  const control = new AbortController();
  const calls = serve(document(Array.from({ length: 50 }, (_, number) => `/api/images/p${number}`)), {
    "/api/images/p0": () => {
      control.abort();
      return picture("image/png");
    },
  });
  await expect(make(control.signal)).rejects.toThrow();
  expect(calls.length).toBeLessThan(10);
});

it("holds hundreds of pictures, byte for byte", async () => {
  const names = Array.from({ length: 400 }, (_, number) => `/api/images/p${number}`);
  serve(document(names), Object.fromEntries(names.map((name, number) => [name, () => picture("image/png", 20_000 + number)])), 4_096);
  const { files } = await make();
  expect(Object.keys(files)).toHaveLength(401);
  expect(names.every((_, number) => files[`pictures/p${number}.png`]?.length === 20_000 + number)).toBe(true);
});
