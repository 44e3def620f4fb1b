import type { Ask } from "./protocol.ts";

/** The purpose of a request, inferred from the schema of its answer. */
export type Task = "story" | "headline" | "side-stories" | "side-story" | "name" | "picture" | "brief" | "chat" | "lookup";

export function taskOf({ kind, schema }: Ask): Task {
  if (kind !== "text") return kind;
  if (!schema) return "chat";
  const names = Object.keys(schema.properties ?? {}).map((name) => name.toLowerCase());
  const has = (form: RegExp) => names.some((name) => form.test(name));
  if (has(/expandedcontent|^(?:paragraphs|blocks|story)$/)) return "story";
  if (has(/stories|articles|sides/)) return "side-stories";
  if (has(/brief|picture|image|scene/)) return "brief";
  if (has(/^(?:content|text|body)$/)) return "side-story";
  if (has(/title|headline/)) return "headline";
  return has(/name/) ? "name" : "chat";
}
