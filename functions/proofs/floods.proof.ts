import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { limits } from "../http/limits.ts";
import { faultsOnNewBooks } from "./books.ts";
import { floodCodes, floodImports, floodOrders } from "./money/floods.ts";
import { floodExports, floodReads, floodSaves, floodUploads } from "./money/storage-floods.ts";
import { isFull, tell, times } from "./row.ts";

const count = times(10_000, 300);
const people = times(1_000, 20);
const uploads = times(10_000, 400);
const shared = times(500, 100);

it("a flood of orders begins as many runs as were paid for, whoever the caller claims to be", async () => {
  expect(await faultsOnNewBooks((file) => floodOrders(file, count, people))).toEqual([]);
  tell(30, "orders of one person, and again of many", count, 10_000);
  tell(30, "people", people, 1_000);
});

it("an address is mailed five codes an hour at most from one browser, twenty from strangers, and a network twenty in all", async () => {
  expect(await faultsOnNewBooks((file) => floodCodes(file, count))).toEqual([]);
  tell(30, "codes asked for, from one browser, one network and a thousand networks each", count, 10_000);
});

it("a flood of imports of one person asks for as many pages as an hour allows", async () => {
  expect(await faultsOnNewBooks((file) => floodImports(file, count, limits.importsPerHour))).toEqual([]);
  tell(30, "imports of one person", count, 10_000);
});

it("a flood of newspapers saved, copied and deleted leaves 120 an hour, and 150 MB of a person", async () => {
  expect(await faultsOnNewBooks((file) => floodSaves(file, count, isFull ? 10 : 1))).toEqual([]);
  tell(30, "newspapers of 203 KB of one person, saved or copied and deleted", count, 10_000);
});

it("a flood of uploads of one person stores 300 pictures an hour, and none of a person whose pictures fill 1 GB", async () => {
  const picture = PNG.sync.write(new PNG({ width: 16, height: 16 }));
  expect(await faultsOnNewBooks((file) => floodUploads(file, uploads, picture))).toEqual([]);
  tell(30, "uploads of one person, and again of one without room", uploads, 10_000);
});

it("a flood of exports of one person writes ten an hour", async () => {
  expect(await faultsOnNewBooks((file) => floodExports(file, count))).toEqual([]);
  tell(30, "exports of one person", count, 10_000);
});

it("a flood of strangers who ask for a private picture reads none of its owner's shared newspapers", async () => {
  expect(await faultsOnNewBooks((file) => floodReads(file, count, shared))).toEqual([]);
  tell(30, "reads of a private picture", count, 10_000);
  tell(30, "shared newspapers of its owner, of 203 KB each", shared, 500);
});
