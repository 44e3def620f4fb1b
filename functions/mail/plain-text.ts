import { type Letter, oneLine, type Part } from "./letter.ts";

/** The same words without a form, for programs that show no HTML. */
export function plainText({ heading, parts, foot }: Letter): string {
  return [heading, ...parts.map(say), "—", foot].join("\n\n");
}

function say(part: Part): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "code":
      return part.code;
    case "facts":
      return part.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join("\n");
    case "link":
      return `${part.label}:\n${part.url}`;
  }
}
