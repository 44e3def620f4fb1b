import { type ChildProcess, fork } from "node:child_process";
import type { Plug, Wish, Word } from "./power.ts";

type Asked = Wish extends infer W ? (W extends unknown ? Omit<W, "id"> : never) : never;

/** A running machine that can be killed as by a power failure. */
export interface Machine {
  url: string;
  ask<T>(wish: Asked): Promise<T[]>;
  /** Sends SIGKILL to the whole process group, Node and workerd included. Returns once all of it has exited. */
  kill(): Promise<void>;
}

const isAlive = (group: number) => {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
};

/** Starts a machine on this storage; a second one on the same storage is the restart after the failure. */
export async function power(plug: Plug): Promise<Machine> {
  const child: ChildProcess = fork(new URL("./power.ts", import.meta.url), {
    detached: true,
    stdio: ["ignore", "ignore", process.env.PROVE_TRACE ? "inherit" : "ignore", "ipc"],
    execArgv: [],
  });
  const group = child.pid ?? 0;
  const waiting = new Map<number, { resolve: (rows: unknown[]) => void; reject: (failure: Error) => void }>();
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const end = () => {
    if (isAlive(group)) process.kill(-group, "SIGKILL");
  };
  process.once("exit", end);
  const started = new Promise<string>((resolve, reject) => {
    child.on("error", reject);
    child.once("exit", (code) => reject(new Error(`the machine ended with ${code} before it ran`)));
    child.on("message", (message) => {
      const word = message as Word;
      if ("url" in word) return resolve(word.url);
      const wish = waiting.get(word.id);
      waiting.delete(word.id);
      if ("failure" in word) wish?.reject(new Error(word.failure));
      else wish?.resolve(word.rows);
    });
  });
  child.send(plug);
  const url = await started;
  let wishes = 0;
  return {
    url,
    ask: <T>(wish: Asked) =>
      new Promise<T[]>((resolve, reject) => {
        const id = ++wishes;
        waiting.set(id, { resolve: resolve as (rows: unknown[]) => void, reject });
        child.send({ id, ...wish } as Wish);
      }),
    async kill() {
      end();
      process.off("exit", end);
      await ended;
      while (isAlive(group)) await new Promise((resolve) => setTimeout(resolve, 10));
    },
  };
}
