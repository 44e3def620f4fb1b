import type { Script } from "./scripted-model.ts";

interface Order {
  title: string;
  content: string;
  region: string;
  language: string;
  textModel: string;
  imageModel: string;
}

/** A press run order for models that follow the script; every order has a unique title. */
export function scriptedOrder(script: Script = {}, more: Partial<Order> & Record<string, unknown> = {}) {
  return {
    title: `Scripted ${crypto.randomUUID()}`,
    content: JSON.stringify(script),
    region: "Duluth, United States",
    language: "en",
    textModel: "scripted",
    imageModel: "scripted",
    ...more,
  };
}

/** Parses a stream's events in order; id is '' for live-only events. */
export function readEvents(stream: string): { id: string; event: string; data: Record<string, unknown> }[] {
  return stream
    .split("\n\n")
    .filter((block) => block.includes("event: "))
    .map((block) => ({
      id: /^id: (.*)$/m.exec(block)?.[1] ?? "",
      event: /^event: (.*)$/m.exec(block)?.[1] ?? "",
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "{}"),
    }));
}
