import { expect, it } from "vitest";
import type { AppContext } from "../http/context.ts";
import { passkeySite } from "./passkey-site.ts";

const at = (url: string, { local = false, PUBLIC_URL }: { local?: boolean; PUBLIC_URL?: string } = {}) =>
  passkeySite({ req: { url }, var: { local, settings: { PUBLIC_URL } } } as unknown as AppContext);

it("passkeys belong to the configured address, whatever name a request came by", () => {
  const site = { id: "paper.example", origin: "https://paper.example" };
  expect(at("https://evil.example/api/login", { PUBLIC_URL: "https://paper.example/" })).toEqual(site);
  expect(at("http://localhost:8787/api/login", { local: true, PUBLIC_URL: "https://paper.example/press" })).toEqual(site);
});

it("a deployment without an address has none, for its requests could come by any name", () => {
  expect(at("https://evil.example/api/login")).toBeNull();
});

it("a local copy takes the name of the request, and its port", () => {
  expect(at("http://localhost:8787/api/login", { local: true })).toEqual({ id: "localhost", origin: "http://localhost:8787" });
});

it("there are none where the address is a number: browsers refuse it", () => {
  for (const url of ["http://127.0.0.1:8787/", "http://[::1]:8787/"]) expect(at(url, { local: true })).toBeNull();
});
