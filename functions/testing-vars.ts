// Left for branches that still import it from here; functions/testing/vars.ts is the place.
export * from "./testing/vars.ts";
