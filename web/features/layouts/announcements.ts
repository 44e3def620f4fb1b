import { create } from "zustand";

interface Announcement {
  text: string;
  /** Goes up with each, so that the same words said twice are heard twice. */
  count: number;
}

export const useAnnouncement = create<Announcement>()(() => ({ text: "", count: 0 }));

/** Milliseconds without a further one: a held key would be read out point by point. */
const pause = 400;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Announces it to screen readers (`aria-live="polite"`); the words are loaded only when they are needed. */
export function announce(words: () => string): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => useAnnouncement.setState(({ count }) => ({ text: words(), count: count + 1 })), pause);
}
