import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { limits } from "../http/limits.ts";
import { startServer } from "../testing/index.ts";

// Knows one street, and fails at everything else.
const geocoder = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://geocoder");
  if (pathname === "/search" && searchParams.get("q") === "12 Nowhere Lane")
    response.end(JSON.stringify([{ lat: "46.79", lon: "-92.1", address: { town: "Proctor", state: "Minnesota", country_code: "us" } }]));
  else response.writeHead(500).end();
});
await new Promise<void>((listening) => geocoder.listen(0, "127.0.0.1", listening));
afterAll(() => geocoder.close());
const { port } = geocoder.address() as AddressInfo;

const { signIn, run } = startServer({ vars: { GEOCODER_URL: `http://127.0.0.1:${port}` } });

it("a place is found by a point, by a name, by a street and while it is typed, named in the language; the geocoder's failure costs nothing", async () => {
  const { post, get } = await signIn();
  const tower = await post("/api/location/reverse-geocode", { lat: 48.8584, lng: 2.2945, language: "ja" });
  expect(await tower.json()).toMatchObject({ city: "パリ", country: "フランス", countryCode: "FR", timeZone: "Europe/Paris" });
  const cairo = await post("/api/location/geocode", { address: "القاهرة", language: "de" });
  expect(await cairo.json()).toMatchObject({ city: "Kairo", country: "Ägypten", countryCode: "EG", timeZone: "Africa/Cairo" });
  const street = await post("/api/location/geocode", { address: "12 Nowhere Lane" });
  expect(await street.json()).toEqual({
    city: "Proctor",
    country: "United States",
    countryCode: "US",
    region: "Minnesota",
    timeZone: "America/Chicago",
    lat: 46.79,
    lng: -92.1,
  });
  const typed = await get("/api/location/suggest?q=dulu&language=en");
  expect(((await typed.json()) as object[])[0]).toMatchObject({ city: "Duluth", region: "Minnesota", lat: expect.any(Number) });
  expect(await (await get("/api/location/suggest")).json()).toEqual([]);
});

it("what is no place is said to be none, with what to do", async () => {
  const { post } = await signIn();
  const cases: [string, object, number, string][] = [
    ["/api/location/geocode", { address: "asdfghjkl" }, 404, "NO_PLACE"],
    ["/api/location/geocode", { address: "  " }, 422, "INVALID"],
    ["/api/location/geocode", { address: "Germany" }, 404, "NO_PLACE"],
    ["/api/location/reverse-geocode", { lat: 30, lng: -40 }, 404, "NO_PLACE"],
    ["/api/location/reverse-geocode", { lat: 91, lng: 0 }, 422, "INVALID"],
  ];
  for (const [path, body, status, code] of cases) {
    const answer = await post(path, body);
    const said = (await answer.json()) as { error: string };
    expect([body, answer.status, said]).toEqual([body, status, expect.objectContaining({ code })]);
    if (code === "NO_PLACE") expect(said.error).toMatch(/Please .+ town/);
  }
});

it("beyond sixty a minute places are not looked for, whichever way they are asked for; others still may", async () => {
  const { post, get, user } = await signIn();
  expect((await get("/api/location/suggest?q=du")).status).toBe(200);
  // As many as are allowed have been asked for in this minute, and in the next should it begin just now.
  await run(
    `INSERT INTO rate_counters (key, "window", count) SELECT key, "window" + 60000, ? FROM rate_counters WHERE key = ?`,
    limits.placesPerMinute,
    `places:${user.id}`,
  );
  await run("UPDATE rate_counters SET count = ? WHERE key = ?", limits.placesPerMinute, `places:${user.id}`);
  for (const answer of [
    await get("/api/location/suggest?q=du"),
    await post("/api/location/geocode", { address: "Duluth" }),
    await post("/api/location/reverse-geocode", { lat: 48.8584, lng: 2.2945 }),
    await post("/api/location/newspaper-name", { zipCode: "01930" }),
  ]) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: "RATE_LIMITED" });
  }
  expect((await (await signIn()).get("/api/location/suggest?q=du")).status).toBe(200);
});
