import { readFileSync } from "node:fs";
import { parseSync } from "vite";

const trees = new Map<string, unknown>();

/** The syntax tree of a source file (ESTree, with JSX). */
export function parsed(file: string): unknown {
  const known = trees.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  trees.set(file, program);
  return program;
}

/** Calls `visit` for every node of a tree, parents first. */
export function visitNodes(tree: unknown, visit: (node: { type: string }) => void): void {
  if (Array.isArray(tree)) {
    for (const each of tree) visitNodes(each, visit);
    return;
  }
  if (typeof tree !== "object" || tree === null) return;
  if ("type" in tree && typeof tree.type === "string") visit(tree as { type: string });
  for (const value of Object.values(tree)) visitNodes(value, visit);
}

/** What stands between the tags of a file's html`…` templates, without style sheets. */
export function textsBetweenTags(file: string): string[] {
  const texts: string[] = [];
  visitNodes(parsed(file), (node) => {
    if (node.type !== "TaggedTemplateExpression") return;
    const { tag, quasi } = node as unknown as { tag: { name?: string }; quasi: { quasis: { value: { raw: string } }[] } };
    if (tag.name !== "html") return;
    const markup = quasi.quasis.map(({ value }) => value.raw).join("\uE000");
    texts.push(
      ...markup
        .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, "")
        .replace(/<!--[\s\S]*?-->/g, "")
        .split(/<[^>]*>|\uE000/),
    );
  });
  return texts;
}
