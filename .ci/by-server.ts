import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The server a file asks for first, as it is written there; empty where it asks for none. */
function serverOf({ moduleId }: TestSpecification): string {
  const [, asked] = /\b(startServer\((?:\{[\s\S]*?\})?\))/.exec(readFileSync(moduleId, "utf8")) ?? [];
  return asked?.replace(/\s+/g, " ") ?? "";
}

/**
 * Files that ask for the same server one after the other: a process keeps few servers running, and starting one takes longer than
 * many a file's tests. What needs none comes last and fills both processes to the end.
 */
export class ByServer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const server = serverOf(file);
      groups.set(server, [...(groups.get(server) ?? []), file]);
    }
    const without = groups.get("") ?? [];
    groups.delete("");
    return [...[...groups.values()].sort((one, other) => other.length - one.length).flat(), ...without];
  }
}
