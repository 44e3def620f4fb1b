import { randomId } from "../http/random-id.ts";
import type { BlockOrder } from "./contract.ts";
import type { EventLog } from "./event-log.ts";
import { blockDeadlineMs } from "./pace.ts";
import type { RunStore } from "./run-store.ts";

interface Begun {
  /** Id of the last event before the block's. */
  after: number;
  /** False where the same order had begun it before. */
  isNew: boolean;
}

/** Remembers a block to be made again and opens the run's stream for it, once for an id. Null while another is being made. */
export function beginBlock(
  store: RunStore,
  log: EventLog,
  { id, order, isBusy }: { id: string; order: BlockOrder; isBusy: boolean },
): Begun | null {
  const before = store.read("begun");
  if (before?.id === id) return { after: before.after, isNew: false };
  if (!log.over || store.read("job") || isBusy) return null;
  const { block, index, instruction } = order;
  const turns = store.read("times") ?? {};
  const key = `${block} ${index ?? ""}`;
  const times = (turns[key] ?? 0) + 1;
  const after = log.last;
  const deadlineAt = Date.now() + blockDeadlineMs;
  store.write("times", { ...turns, [key]: times });
  store.write("job", { id, block, index, instruction, times, attempts: 0, deadlineAt, pictureKey: randomId() });
  store.write("begun", { id, after });
  // From here on the stream is open again.
  log.tell({ event: "block", data: { block, index, status: "waiting" } });
  return { after, isNew: true };
}
