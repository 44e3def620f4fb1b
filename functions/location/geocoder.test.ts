import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it, vi } from "vitest";
import { assetsOnDisk } from "./assets-on-disk.ts";
import { askAbout, askFor } from "./geocoder.ts";

const abbey = {
  place_id: 1,
  licence: "Data © OpenStreetMap contributors",
  lat: "51.5320",
  lon: "-0.1779",
  display_name: "Abbey Road, London, United Kingdom",
  address: {
    road: "Abbey Road",
    suburb: "St John's Wood",
    city: "London",
    state: "England",
    country: "United Kingdom",
    country_code: "gb",
  },
};

/** A Nominatim that answers every call so; gives what it was asked. */
async function geocoderThat(answer: RequestListener) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://geocoder"));
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  opened.push(server);
  const { port } = server.address() as AddressInfo;
  return { geocoder: { url: `http://127.0.0.1:${port}/` }, asked };
}
const opened: ReturnType<typeof createServer>[] = [];
afterAll(() => {
  for (const server of opened) {
    server.closeAllConnections();
    server.close();
  }
});

const says = (body: unknown) =>
  geocoderThat((_, response) => response.setHeader("content-type", "application/json").end(JSON.stringify(body)));
const still = new AbortController().signal;

it("a street is found with its town, and its time from the nearest town", async () => {
  const { geocoder, asked } = await says([abbey]);
  expect(await askFor(assetsOnDisk, geocoder, "3 Abbey Road", "de", still)).toEqual({
    city: "London",
    country: "Vereinigtes Königreich",
    countryCode: "GB",
    region: "England",
    timeZone: "Europe/London",
    lat: 51.532,
    lng: -0.1779,
  });
  expect(asked[0]?.pathname).toBe("/search");
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    q: "3 Abbey Road",
    limit: "1",
    format: "jsonv2",
    addressdetails: "1",
    "accept-language": "de",
  });
});

it("a point is asked about as a town, not as a house; a village counts, a country alone does not", async () => {
  const village = await says({
    ...abbey,
    address: { village: "Hallstatt", county: "Gmunden", state: "Oberösterreich", country_code: "at" },
  });
  expect(await askAbout(assetsOnDisk, village.geocoder, { lat: 47.56, lng: 13.65 }, "de", still)).toMatchObject({
    city: "Hallstatt",
    region: "Oberösterreich",
    country: "Österreich",
  });
  expect(village.asked[0]?.searchParams.get("zoom")).toBe("10");
  const country = await says({ ...abbey, address: { country: "Mali", country_code: "ml" } });
  expect(await askAbout(assetsOnDisk, country.geocoder, { lat: 20, lng: -3 }, "de", still)).toBeNull();
});

it("far from every town clocks go by the meridian", async () => {
  const { geocoder } = await says({ lat: "-75.1", lon: "123.33", address: { hamlet: "Concordia", country_code: "aq" } });
  expect(await askAbout(assetsOnDisk, geocoder, { lat: -75.1, lng: 123.33 }, "en", still)).toMatchObject({ timeZone: "Etc/GMT-8" });
});

it("what knows nothing, breaks or lies is no answer, and what was typed stays out of the log", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const listeners: RequestListener[] = [
    (_, response) => response.end("[]"),
    (_, response) => response.end('{"error":"Unable to geocode"}'),
    (_, response) => response.writeHead(500).end("secret street"),
    (_, response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
    (_, response) => response.end("<html>secret street</html>"),
    (_, response) => response.end('[{"lat":"91","lon":"0","address":{"city":"secret street","country_code":"gb"}}]'),
    (_, response) => response.end('[{"lat":"1","lon":"0","address":{"city":{"x":1},"country_code":"secret street"}}]'),
    (_, response) => response.end('[{"lat":null,"lon":null,"address":{"city":"secret street","country_code":"gb"}}]'),
    (_, response) => response.end('[{"lat":"","lon":[],"address":{"city":"secret street","country_code":"gb"}}]'),
    (_, response) => response.end(`[${'"x",'.repeat(200_000)}1]`),
    (request) => request.socket.destroy(),
  ];
  for (const listener of listeners) {
    const { geocoder } = await geocoderThat(listener);
    expect(await askFor(assetsOnDisk, geocoder, "secret street", "en", still)).toBeNull();
  }
  const said = errors.mock.calls.map(([line]) => String(line));
  errors.mockRestore();
  expect(said).toHaveLength(9);
  for (const line of said) expect(line).not.toContain("secret");
});

it("one that never answers is given up, and at once when nobody waits any more", async () => {
  const { geocoder } = await geocoderThat(() => {});
  const leaving = new AbortController();
  const asking = askFor(assetsOnDisk, geocoder, "Duluth", "en", leaving.signal);
  leaving.abort(new Error("left"));
  await expect(asking).rejects.toThrow("left");
});

it("of a name that no newspaper can print the next best is taken, and nothing that turns or breaks a line", async () => {
  const { geocoder } = await says([
    {
      ...abbey,
      address: { city: "x".repeat(61), town: "\u202eOld\n Town\u0000", state: "é".repeat(200), country_code: "gb", __proto__: 1 },
    },
  ]);
  const found = await askFor(assetsOnDisk, geocoder, "Old Town", "en", still);
  expect(found).toMatchObject({ city: "Old Town", country: "United Kingdom" });
  expect(found).not.toHaveProperty("region");
});
