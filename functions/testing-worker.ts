// Left for branches that still name it; functions/testing/scripted-worker.ts is the place.
export * from "./testing/scripted-worker.ts";
export { default } from "./testing/scripted-worker.ts";
