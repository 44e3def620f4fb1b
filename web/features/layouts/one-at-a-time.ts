/** Runs one piece of work after the other; of those that wait, only the last is done. */
export function oneAtATime(): (work: () => Promise<unknown>) => void {
  let isBusy = false;
  let waiting: (() => Promise<unknown>) | null = null;
  const start = (work: () => Promise<unknown>) => {
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
      const next = waiting;
      waiting = null;
      if (next) start(next);
    });
  };
  return (work) => {
    if (isBusy) waiting = work;
    else start(work);
  };
}
