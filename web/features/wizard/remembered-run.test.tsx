import { expect, it } from "vitest";
import { forgetOrder, markOrderMade, orderKeyFor, rememberedOrder, rememberedRun, rememberRun } from "./remembered-run.ts";

const order = (title: string) => ({
  title,
  content: "It rained.",
  region: "Elmshaven, United States",
  templateId: "american-classic",
  language: "en",
  textModel: "house",
  imageModel: "house",
  author: "",
  publishDate: "",
});

it("keeps the running newspaper over a reload", () => {
  rememberRun("run-1");
  expect(rememberedRun()).toBe("run-1");
  rememberRun(null);
  expect(rememberedRun()).toBeNull();
});

it("knows after a reload what was ordered, so that its page can go on growing", () => {
  rememberRun("run-1", order("Rain"));
  expect(rememberedOrder("run-1")).toEqual(order("Rain"));
  expect(rememberedOrder("run-2")).toBeNull();
  rememberRun(null);
  expect(rememberedOrder("run-1")).toBeNull();
});

it("takes nothing for an order that is none", () => {
  for (const stored of ["{", "[]", '{"id":"run-1"}', '{"id":"run-1","order":{"title":4}}']) {
    localStorage.setItem("press-run-order", stored);
    expect(rememberedOrder("run-1")).toBeNull();
  }
});

it("uses the same key while an answer is missing, so that pressing twice pays once", () => {
  const key = orderKeyFor(order("Rain"), 0);
  expect(orderKeyFor(order("Rain"), 60_000)).toBe(key);
});

it("takes the very same order for the same one until its newspaper has been there for a minute", () => {
  const key = orderKeyFor(order("Fog"), 0);
  expect(orderKeyFor(order("Fog"), 10 * 60_000)).toBe(key);
  markOrderMade(10 * 60_000);
  expect(orderKeyFor(order("Fog"), 10 * 60_000 + 59_000)).toBe(key);
  expect(orderKeyFor(order("Fog"), 11 * 60_000)).not.toBe(key);
});

it("takes a new key for another article, after an order that came to nothing, and after a day", () => {
  const key = orderKeyFor(order("Snow"), 0);
  expect(orderKeyFor(order("Sun"), 0)).not.toBe(key);
  const second = orderKeyFor(order("Snow"), 0);
  forgetOrder();
  const third = orderKeyFor(order("Snow"), 0);
  expect(third).not.toBe(second);
  expect(orderKeyFor(order("Snow"), 24 * 60 * 60_000)).not.toBe(third);
});
