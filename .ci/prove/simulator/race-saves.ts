import type { Newsroom } from "../machine/newsroom.ts";

/** Lets something else happen in the moment a run's newspaper is on its way to the database: what `next` gives, once. */
export function raceSaves({ d1, clock }: Newsroom, next: () => (() => void) | undefined): void {
  const { way } = d1;
  d1.way = async (asked, work) => {
    const race = asked.sql.some((sql) => sql.startsWith('insert into "newspapers"')) ? next() : undefined;
    if (race) {
      race();
      await clock.sleep(clock.between(0, 120));
    }
    return way(asked, work);
  };
}
