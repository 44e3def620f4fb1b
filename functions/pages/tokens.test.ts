import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { palette } from "./tokens.ts";

const styles = readFileSync("web/styles.css", "utf8");
/** Names in the app's style sheet where they are others. */
const names: Record<string, string> = { ink2: "ink-2", rule2: "rule-2", hover: "press-hover", on: "on-press" };

it.each([
  ["light", "@theme {"],
  ["dark", '[data-theme="dark"] {'],
] as const)("the %s pages that the Worker writes have the app's colours", (mode, begin) => {
  const block = styles.slice(styles.indexOf(begin)).split("}", 1)[0] ?? "";
  for (const [name, color] of Object.entries(palette[mode])) expect(block).toContain(`--color-${names[name] ?? name}: ${color};`);
});
