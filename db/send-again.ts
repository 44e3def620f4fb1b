/** What D1 says when it may or may not have done the work (its documentation, "Retry queries"), and a libSQL server on its way. */
const passing =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|D1 DB is overloaded|fetch failed|Server returned HTTP status 5\d\d/;
const tries = 3;

/** Repeats a write that the database lost on its way. Only for writes that change nothing the second time: those whose ids the caller chose. */
export async function sendAgain<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (failure) {
      if (attempt >= tries || !isPassing(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}

/** Whether another try may help, and nobody knows what became of this one. */
export function isPassing(failure: unknown): boolean {
  for (let at = failure, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) if (passing.test(at.message)) return true;
  return false;
}
