import { expect, it } from "vitest";
import { afterConnecting, afterEvent, afterReading, freshRun, type NumberedEvent, progressOf, type RunState } from "./run-state.ts";

const step = (id: number, name: "text" | "save", status: "running" | "done"): NumberedEvent => ({
  id,
  event: "step",
  data: { name, status },
});
const name = (id: number, value: string): NumberedEvent => ({ id, event: "part", data: { name: "name", value } });
const delta = (text: string): NumberedEvent => ({ id: null, event: "text", data: { path: "expandedTitle", delta: text } });
const complete = (id: number): NumberedEvent => ({ id, event: "complete", data: { newspaperId: "paper-1" } });
const play = (events: NumberedEvent[], from: RunState = freshRun("run-1")) => events.reduce(afterEvent, from);

it("collects steps, the headline as it is written, and finished parts", () => {
  const state = play([step(1, "text", "running"), delta("Library "), delta("reopens"), name(2, "The Gazette"), step(3, "text", "done")]);
  expect(state.steps.text).toBe("done");
  expect(state.texts.expandedTitle).toBe("Library reopens");
  expect(state.parts.name).toBe("The Gazette");
  expect(state.seen).toBe(3);
});

it("changes nothing when stored events are replayed", () => {
  const events = [step(1, "text", "running"), step(2, "text", "done"), name(3, "The Gazette")];
  const state = play(events);
  expect(play(events, state)).toEqual(state);
});

it("does not step back when an old event arrives late", () => {
  const state = play([step(1, "text", "running"), step(2, "text", "done")]);
  expect(afterEvent(state, step(1, "text", "running")).steps.text).toBe("done");
});

it("does not double a text that is sent whole again after a reconnection", () => {
  const broken = play([delta("Library re")]);
  expect(play([delta("Library reopens")], afterConnecting(broken)).texts.expandedTitle).toBe("Library reopens");
});

it("begins a text anew when it is tried again", () => {
  const state = play([delta("Library re"), step(1, "text", "running"), delta("Old library")]);
  expect(state.texts.expandedTitle).toBe("Old library");
});

it("keeps the side stories when the main story is tried again, and the other way round", () => {
  const side: NumberedEvent = { id: null, event: "text", data: { path: "sideStories.0.headline", delta: "Gulls" } };
  const both = play([delta("Library re"), side]);
  expect(afterEvent(both, step(1, "text", "running")).texts).toEqual({ "sideStories.0.headline": "Gulls" });
  const again: NumberedEvent = { id: 1, event: "step", data: { name: "side-stories", status: "running" } };
  expect(afterEvent(both, again).texts).toEqual({ expandedTitle: "Library re" });
  expect(afterEvent(both, step(1, "save", "running")).texts).toEqual(both.texts);
});

it("tells a run stopped in another window from a failed one", () => {
  const stopped = play([{ id: 1, event: "failed", data: { code: "CONFLICT", error: "This run was stopped.", refunded: false } }]);
  expect(stopped.outcome).toEqual({ kind: "stopped", refunded: false });
});

it("ends once: what comes after the end changes nothing", () => {
  const ended = play([complete(4)]);
  expect(ended.outcome).toEqual({ kind: "complete", newspaperId: "paper-1" });
  expect(play([{ id: 5, event: "failed", data: { code: "TEXT_FAILED", error: "x", refunded: true } }], ended)).toBe(ended);
  expect(progressOf(ended)).toBe(1);
});

it("keeps whether the token came back", () => {
  const failed = play([{ id: 1, event: "failed", data: { code: "TEXT_FAILED", error: "Failed to expand content", refunded: true } }]);
  expect(failed.outcome).toEqual({ kind: "failed", failure: { code: "TEXT_FAILED", error: "Failed to expand content", refunded: true } });
});

it("learns the end from the run itself when the stream did not say it", () => {
  const steps = [{ name: "text" as const, status: "done" as const, attempts: 1 }];
  const read = (run: object) => afterReading(freshRun("run-1"), { id: "run-1", steps, status: "running", ...run });
  expect(read({}).outcome).toBeNull();
  expect(read({}).steps.text).toBe("done");
  expect(read({ status: "complete", newspaperId: "paper-1" }).outcome).toEqual({ kind: "complete", newspaperId: "paper-1" });
  expect(read({ status: "failed", code: "PICTURES_FAILED", refunded: true }).outcome).toMatchObject({
    kind: "failed",
    failure: { code: "PICTURES_FAILED", refunded: true },
  });
  expect(read({ status: "kept", refunded: false }).outcome).toEqual({ kind: "stopped", refunded: false });
});

it("counts progress in finished steps and ignores events it does not know", () => {
  const state = play([step(1, "text", "done"), step(2, "save", "running")]);
  expect(progressOf(state)).toBeCloseTo(1 / 6);
  expect(afterEvent(state, { id: 9, event: "weather", data: {} } as unknown as NumberedEvent)).toBe(state);
});
