// Left for branches that still import it from here; functions/testing/orders.ts is the place.
export * from "./testing/orders.ts";
