/** Ends after `milliseconds`, or earlier when the browser is online again or the signal fires. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
    signal?.addEventListener("abort", end);
  });
}
