import { afterEach, expect, it, vi } from "vitest";
import { onFirstWords, useLiveRun } from "./live-run.ts";
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

it("tells of the first words of each run, once", () => {
  const deed = vi.fn();
  const leave = onFirstWords(deed);
  run().begin(order);
  expect(deed).not.toHaveBeenCalled();
  run().update({ texts: { expandedTitle: "Ferry" }, parts: {} });
  run().update({ texts: { expandedTitle: "Ferry goes" }, parts: {} });
  expect(deed).toHaveBeenCalledTimes(1);
  run().begin(order);
  run().update({ texts: { expandedTitle: "Ferry" }, parts: {} });
  expect(deed).toHaveBeenCalledTimes(2);
  leave();
});
