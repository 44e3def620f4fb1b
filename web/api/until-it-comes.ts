import { pause } from "./pause.ts";

const firstPause = 500;
const mostTries = 6;

/** Loads what a screen cannot do without, again and again while the line is down; rejects when it still does not come with the line up. */
export async function untilItComes<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; ) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) tries += 1;
      if (tries > mostTries) throw error;
      await pause(firstPause * 2 ** tries);
    }
  }
}
