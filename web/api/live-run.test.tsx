import { afterEach, expect, it } from "vitest";
import { useLiveRun } from "./live-run.ts";
import type { RunOrder } from "./press-runs.ts";

const order = { title: "Ferry" } as RunOrder;
const run = useLiveRun.getState;
afterEach(() => run().end());

it("grows with what arrives, until the newspaper is finished", () => {
  run().begin(order);
  run().update({ texts: { expandedTitle: "Ferry goes" }, parts: {} });
  run().complete("paper-1");
  run().update({ texts: {}, parts: {} });
  expect(run()).toMatchObject({ order, newspaperId: "paper-1", texts: { expandedTitle: "Ferry goes" } });
});

it("hears nothing more of a run that is not wanted any more", () => {
  run().begin(order);
  run().end();
  run().update({ texts: { expandedTitle: "Ferry" }, parts: {} });
  run().complete("paper-1");
  expect(run()).toMatchObject({ order: null, newspaperId: null, texts: {} });
});

it("begins with an empty page, whatever was made before", () => {
  run().begin(order);
  run().update({ texts: { expandedTitle: "Ferry" }, parts: { name: "The Harbor" } });
  run().begin(order);
  expect(run()).toMatchObject({ texts: {}, parts: {} });
});
