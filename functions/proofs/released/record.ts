// Records this tree's database statements: node functions/proofs/released/record.ts > functions/proofs/released/statements.json
// Run it when migrations are added, on the code before them (git worktree), so that the proof has the old code's statements.
import "../machine/register-hooks.ts";
import { globSync } from "node:fs";
import type { Released } from "./released.ts";

const { Newsroom } = await import("../machine/newsroom.ts");
const { livedThrough } = await import("./scenario.ts");
const room = new Newsroom();
room.clock.install();
room.reset(1);
const { log } = console;
Object.assign(console, { log: () => {}, error: () => {} });
const statements = new Map<string, number>();
const numberOf = (sql: string) => statements.get(sql) ?? statements.set(sql, statements.size).size - 1;
const writtenOut = (value: unknown) =>
  value instanceof Uint8Array ? { hex: Buffer.from(value).toString("hex") } : (value as string | number | null);
const asked: Released["asked"] = [];
room.d1.heard = (batch) => {
  asked.push(batch.map(({ sql, values }) => [numberOf(sql), ...values.map(writtenOut)]));
};
await livedThrough(room, "released");
const migrations = globSync("db/migrations/*.sql").length;
log(JSON.stringify({ migrations, statements: [...statements.keys()], asked } satisfies Released));
process.exit(0);
