import { expect, it } from "vitest";
import { faultsOnNewBooks } from "./books.ts";
import { timeAnswers, welch } from "./money/answer-times.ts";
import { guessCodes } from "./money/guesses.ts";
import { isFull, tell, times } from "./row.ts";

it("of every code there is, tried at one, five count", async () => {
  const guesses = times(1_000_000, 1_000);
  expect(await faultsOnNewBooks((file) => guessCodes(file, guesses))).toEqual([]);
  tell(23, "codes tried at one, from 1,000 addresses, fifty at once", guesses, 1_000_000);
});

// A clock proves nothing on a busy machine, so `npm test` leaves this out. By chance one time in a hundred looks like a difference.
it.runIf(isFull)("nobody can tell by the time of an answer whether an address has an account", async () => {
  const pairs = 2_000;
  const differs = { codes: 0, sessions: 0 };
  for (let round = 0; round < 2; round++) {
    await faultsOnNewBooks(async (file) => {
      const { codes, sessions } = await timeAnswers(file, pairs);
      if (Math.abs(welch(codes)) > 2.58) differs.codes++;
      if (Math.abs(welch(sessions)) > 2.58) differs.sessions++;
      return [];
    });
  }
  expect(differs.codes, "askings for a code differ in both rounds").toBeLessThan(2);
  expect(differs.sessions, "wrong codes differ in both rounds").toBeLessThan(2);
  tell(23, "pairs of timed answers, Welch's t", pairs, 2_000);
});

it("two samples that differ are told apart, two that do not are not", () => {
  const pairs = Array.from({ length: 2_000 }, (_, i) => ({ known: 1 + (i % 7) / 10, unknown: 1 + ((i * 3) % 7) / 10 }));
  expect(Math.abs(welch(pairs))).toBeLessThan(2.58);
  expect(Math.abs(welch(pairs.map(({ known, unknown }) => ({ known: known * 1.05, unknown }))))).toBeGreaterThan(2.58);
});
