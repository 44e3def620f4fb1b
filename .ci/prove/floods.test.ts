import { expect, it } from "vitest";
import { limits } from "../../functions/contract.ts";
import { floodCodes, floodImports, floodOrders } from "../money/floods.ts";
import { faultsOnNewBooks } from "./books.ts";
import { tell, times } from "./row.ts";

const count = times(10_000, 300);
const people = times(1_000, 20);

it("ten thousand orders begin as many runs as were paid for, whoever the caller claims to be", async () => {
  expect(await faultsOnNewBooks((file) => floodOrders(file, count, people))).toEqual([]);
  tell(30, "orders of one person, and again of many", count, 10_000);
  tell(30, "people", people, 1_000);
});

it("an address is mailed five codes an hour at most from one browser, twenty from strangers, and a network twenty in all", async () => {
  expect(await faultsOnNewBooks((file) => floodCodes(file, count))).toEqual([]);
  tell(30, "codes asked for, from one browser, one network and a thousand networks each", count, 10_000);
});

it("ten thousand imports of one person ask for as many pages as an hour allows", async () => {
  expect(await faultsOnNewBooks((file) => floodImports(file, count, limits.importsPerHour))).toEqual([]);
  tell(30, "imports of one person", count, 10_000);
});
