import { dotEvery, gameLength, pointsPerDot } from "./game-rules.ts";

/** Specification §3: kept in this browser, independent of the account. */
export const bestScoreKey = "mini-game-high-score";

/** Every dot of a game tapped; what is more was not played here. */
const highest = (gameLength / dotEvery) * pointsPerDot;

let known = 0;

/** The best score played in this browser; 0 before the first game. */
export function bestScore(): number {
  try {
    const stored = Number(localStorage.getItem(bestScoreKey));
    if (Number.isInteger(stored) && stored > known && stored <= highest) known = stored;
  } catch {
    // A browser that keeps nothing knows the scores of this visit.
  }
  return known;
}

/** Keeps a score if it is the best; true when it is. */
export function keepBestScore(score: number): boolean {
  if (score <= bestScore()) return false;
  known = score;
  try {
    localStorage.setItem(bestScoreKey, String(score));
  } catch {
    // A full storage: it is the best for as long as the page is open.
  }
  return true;
}

/** For tests: as if the page had just been opened. */
export function forgetBestScore(): void {
  known = 0;
}
