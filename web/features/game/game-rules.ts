/** Milliseconds of one game, and between two dots. */
export const gameLength = 30_000;
export const dotEvery = 1_500;
export const mostDots = 3;
export const pointsPerDot = 10;
/** Side of the square field and a dot's diameter, in CSS pixels. */
export const fieldSide = 240;
export const dotSize = 48;

export interface Dot {
  id: number;
  /** 1 to `mostDots`: the key that taps it. No two dots share one. */
  slot: number;
  /** Its center, from the field's start edge and top. */
  x: number;
  y: number;
}

export interface Game {
  phase: "start" | "running" | "over";
  /** Milliseconds played. */
  elapsed: number;
  /** Oldest first. */
  dots: readonly Dot[];
  score: number;
  /** How many dots there have been. */
  count: number;
}

/** From 0 up to, but not including, 1. */
export type Chance = () => number;

export const unplayed: Game = { phase: "start", elapsed: 0, dots: [], score: 0, count: 0 };

/** A new game, its first dot on the field. */
export function startGame(chance: Chance): Game {
  return withNewDot({ ...unplayed, phase: "running" }, chance);
}

/**
 * The game `milliseconds` later: new dots at their times, the oldest gone where there would be more than `mostDots`; over after
 * `gameLength`.
 */
export function passTime(game: Game, milliseconds: number, chance: Chance): Game {
  if (game.phase !== "running") return game;
  const elapsed = Math.min(gameLength, game.elapsed + Math.max(0, milliseconds));
  if (elapsed === gameLength) return { ...game, phase: "over", elapsed, dots: [] };
  let next: Game = { ...game, elapsed };
  while (next.count <= Math.floor(elapsed / dotEvery)) next = withNewDot(next, chance);
  return next;
}

/** A dot was tapped; nothing happens when it has gone in the meantime. */
export function tapDot(game: Game, id: number): Game {
  if (game.phase !== "running" || !game.dots.some((dot) => dot.id === id)) return game;
  return { ...game, score: game.score + pointsPerDot, dots: game.dots.filter((dot) => dot.id !== id) };
}

/** Whole seconds left, 0 only when the game is over. */
export function secondsLeft({ elapsed }: Game): number {
  return Math.ceil((gameLength - elapsed) / 1_000);
}

export type Way = "up" | "down" | "start" | "end";

/** The dot to go to from a place on the field: the nearest one that lies that way. */
export function dotThatWay(dots: readonly Dot[], from: { x: number; y: number }, way: Way): Dot | undefined {
  const lies = (dot: Dot) => {
    const [across, down] = [dot.x - from.x, dot.y - from.y];
    const along = { up: -down, down, start: -across, end: across }[way];
    const aside = Math.abs(way === "up" || way === "down" ? across : down);
    return { dot, along, distance: along + 2 * aside };
  };
  return dots
    .map(lies)
    .filter(({ along }) => along > 0)
    .toSorted((one, other) => one.distance - other.distance)[0]?.dot;
}

const tries = 12;

function withNewDot(game: Game, chance: Chance): Game {
  const kept = game.dots.slice(Math.max(0, game.dots.length - (mostDots - 1)));
  const slot = [1, 2, 3].find((number) => !kept.some((dot) => dot.slot === number)) ?? 1;
  const id = game.count + 1;
  return { ...game, count: id, dots: [...kept, { id, slot, ...freePlace(kept, chance) }] };
}

/** Where a dot covers no other; on a field with three dots a few tries always find such a place or one close to it. */
function freePlace(dots: readonly Dot[], chance: Chance): { x: number; y: number } {
  const somewhere = () => Math.round(dotSize / 2 + chance() * (fieldSide - dotSize));
  const room = ({ x, y }: { x: number; y: number }) => Math.min(...dots.map((dot) => Math.hypot(dot.x - x, dot.y - y)), fieldSide);
  let best = { x: somewhere(), y: somewhere() };
  for (let count = 1; count < tries && room(best) < dotSize + 8; count += 1) {
    const other = { x: somewhere(), y: somewhere() };
    if (room(other) > room(best)) best = other;
  }
  return best;
}
