import { expect, it } from "vitest";
import { dotSize, dotThatWay, fieldSide, type Game, passTime, secondsLeft, startGame, tapDot } from "./game-rules.ts";

/** The same row of chances in every run. */
function chances(seed = 7) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}

/** Played in steps of a clock that ticks ten times a second. */
function after(milliseconds: number, game: Game, chance = chances()): Game {
  let next = game;
  for (let passed = 0; passed < milliseconds; passed += 100) next = passTime(next, 100, chance);
  return next;
}

it("lasts 30 seconds, and then is over with an empty field", () => {
  const game = startGame(chances());
  expect(secondsLeft(game)).toBe(30);
  expect(secondsLeft(after(29_900, game))).toBe(1);
  const over = after(30_000, game);
  expect(over).toMatchObject({ phase: "over", dots: [] });
  expect(secondsLeft(over)).toBe(0);
  expect(passTime(over, 5_000, chances())).toBe(over);
});

it("shows a new dot every 1.5 seconds and keeps three, the oldest going first", () => {
  const game = startGame(chances());
  expect(game.dots.map(({ id }) => id)).toEqual([1]);
  expect(after(1_400, game).dots).toHaveLength(1);
  expect(after(1_500, game).dots.map(({ id }) => id)).toEqual([1, 2]);
  expect(after(3_000, game).dots.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(after(4_500, game).dots.map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(after(29_900, game).count).toBe(20);
});

it("counts 10 points for a dot, once, and none for one that has gone", () => {
  const game = after(4_500, startGame(chances()));
  const once = tapDot(game, 3);
  expect(once.score).toBe(10);
  expect(once.dots.map(({ id }) => id)).toEqual([2, 4]);
  expect(tapDot(once, 3)).toBe(once);
  expect(tapDot(game, 1)).toBe(game);
  const over = after(30_000, game);
  expect(tapDot(over, 3)).toBe(over);
});

it("keeps every dot whole on the field, apart from the others, and each under a key of its own", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const chance = chances(seed * 7919);
    let game = startGame(chance);
    while (game.phase === "running") {
      for (const { x, y } of game.dots) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(dotSize / 2);
        expect(Math.max(x, y)).toBeLessThanOrEqual(fieldSide - dotSize / 2);
      }
      expect(new Set(game.dots.map(({ slot }) => slot)).size).toBe(game.dots.length);
      for (const one of game.dots)
        for (const other of game.dots) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(dotSize / 2);
      game = passTime(game, 1_500, chance);
    }
  }
});

it("a clock that stood still for a while brings no more dots than it should, and never runs backwards", () => {
  const game = passTime(startGame(chances()), 10_000, chances());
  expect(game.count).toBe(7);
  expect(game.dots).toHaveLength(3);
  expect(passTime(game, -5_000, chances()).elapsed).toBe(10_000);
});

it("arrow keys go to the nearest dot that lies that way", () => {
  const [one, two, three] = [
    { id: 1, slot: 1, x: 40, y: 40 },
    { id: 2, slot: 2, x: 200, y: 60 },
    { id: 3, slot: 3, x: 120, y: 200 },
  ];
  const dots = [one, two, three].filter((dot) => dot !== undefined);
  expect(dotThatWay(dots, { x: 40, y: 40 }, "end")?.id).toBe(2);
  expect(dotThatWay(dots, { x: 40, y: 40 }, "down")?.id).toBe(3);
  expect(dotThatWay(dots, { x: 120, y: 200 }, "up")?.id).toBe(2);
  expect(dotThatWay(dots, { x: 40, y: 40 }, "start")).toBeUndefined();
});
