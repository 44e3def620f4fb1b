import { expect, it } from "vitest";
import type { Model } from "../../../functions/ai/contract.ts";
import { chooseModel, selectable, standardModel } from "./model-choice.ts";

const model = (id: string, changes: Partial<Model> = {}): Model => ({
  id,
  kind: "text",
  name: id.toUpperCase(),
  provider: "openai",
  status: "available",
  ...changes,
});
const house = model("house", { provider: "house", by: "house" });

it("without a choice the standard model of the day is taken, and of its own kind", () => {
  const list = [model("a"), model("b", { standard: true }), model("p", { kind: "image", standard: true }), house];
  expect(chooseModel(list, "text", null)).toEqual({ model: list[1], lost: null });
  expect(chooseModel(list, "image", null)).toEqual({ model: list[2], lost: null });
  expect(standardModel([house], "image")).toBeNull();
});

it("a retired model gives its successor, through as many hands as it takes, and says whose place that takes", () => {
  const list = [
    model("old", { status: "retired", successor: "older" }),
    model("older", { status: "retired", successor: "new" }),
    model("new"),
    house,
  ];
  expect(selectable(list, list[0] as Model)).toBe(list[2]);
  expect(chooseModel(list, "text", "old")).toEqual({ model: list[2], lost: "OLD" });
});

it("models that succeed each other in a circle are nobody's successor", () => {
  const list = [model("a", { status: "retired", successor: "b" }), model("b", { status: "retired", successor: "a" }), house];
  expect(selectable(list, list[0] as Model)).toBeNull();
  expect(chooseModel(list, "text", "a")).toEqual({ model: house, lost: "A" });
});

it("a model whose key is gone gives way to the standard one, and is named", () => {
  const list = [model("claude", { status: "needs-key" }), { ...house, standard: true as const }];
  expect(selectable(list, list[0] as Model)).toBeNull();
  expect(chooseModel(list, "text", "claude")).toEqual({ model: list[1], lost: "CLAUDE" });
});

it("a stored choice that nobody knows any more gives the standard model", () => {
  expect(chooseModel([house], "text", "made-up")).toEqual({ model: house, lost: "made-up" });
});
