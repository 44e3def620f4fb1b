export interface RetryOptions {
  /** How often the work is done at most. */
  attempts: number;
  /** Milliseconds to wait after this failure of the attempt (the first is 1); undefined where another attempt cannot help. */
  delayMs(failure: unknown, attempt: number): number | undefined;
}

/** Does the work until it succeeds. Rejects with the last attempt's failure. */
export async function retry<T>(work: (attempt: number) => Promise<T>, { attempts, delayMs }: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt);
    } catch (failure) {
      const delay = attempt < attempts ? delayMs(failure, attempt) : undefined;
      if (delay === undefined) throw failure;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

/** A delay between half and one and a half of this one, so that many who failed together do not retry together. */
export const jittered = (ms: number): number => ms * (0.5 + Math.random());
