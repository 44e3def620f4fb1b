import { requestCode } from "../../auth/login-codes.ts";
import { openSession } from "../../auth/sessions.ts";
import { newPerson, openInProcess } from "./in-process.ts";

const json = { "content-type": "application/json" };

/** Milliseconds of one answer each, taken alternately: for an address with an account, and for one without. */
export interface Pair {
  known: number;
  unknown: number;
}

/** Times `pairs` code requests and as many wrong codes, for addresses with an account and for addresses without. */
export async function timeAnswers(file: string, pairs: number): Promise<{ codes: Pair[]; sessions: Pair[] }> {
  const { db, send, close } = openInProcess(file, [requestCode, openSession]);
  const time = async (path: string, body: unknown) => {
    const begun = performance.now();
    await send("POST", path, { body: JSON.stringify(body), headers: json });
    return performance.now() - begun;
  };
  const inTurns = async (path: string, more: object): Promise<Pair[]> => {
    const found: Pair[] = [];
    for (let i = 0; i < pairs; i++) {
      // Same length and same letters as the other address.
      const known = { email: `${(await newPerson(db, 0)).id}@example.test`.toLowerCase(), ...more };
      const unknown = { email: `${[...(known.email.split("@")[0] ?? "")].reverse().join("")}@example.test`, ...more };
      const isFirst = i % 2 === 0;
      const early = await time(path, isFirst ? known : unknown);
      const late = await time(path, isFirst ? unknown : known);
      found.push(isFirst ? { known: early, unknown: late } : { known: late, unknown: early });
    }
    return found;
  };
  const codes = await inTurns("/api/auth/codes", {});
  const sessions = await inTurns("/api/auth/sessions", { code: "000000" });
  close();
  return { codes, sessions };
}

/** Welch's t of the logarithms: above 2.58 the two differ at p < 0.01 (B. L. Welch, Biometrika 34, 1947). */
export function welch(pairs: readonly Pair[]): number {
  const summary = (values: number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
    return { mean, ofMean: variance / values.length };
  };
  const known = summary(pairs.map((pair) => Math.log(pair.known)));
  const unknown = summary(pairs.map((pair) => Math.log(pair.unknown)));
  return (known.mean - unknown.mean) / Math.sqrt(known.ofMean + unknown.ofMean);
}
