import { afterEach, expect, it, vi } from "vitest";
import { forgetWork } from "../../api/account/forget-person.ts";
import { type Comparison, comparisonAt, noteComparison, useComparisons } from "./comparisons.ts";
import { createNewspaper } from "./newspaper.test-data.tsx";
import { contentOf, type Part } from "./parts.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const part: Part = { block: "headline" };

function compared(more: Partial<Comparison> = {}): Comparison {
  const newer = contentOf(createNewspaper(), part);
  return { newspaperId: "paper-1", part, older: { kind: "words", words: { expandedTitle: "Fog" } }, newer, isEdited: false, ...more };
}

/** As a page finds them that is loaded again. */
async function reload(): Promise<readonly Comparison[]> {
  const stored = sessionStorage.getItem("comparisons");
  useComparisons.setState({ all: [] });
  if (stored !== null) sessionStorage.setItem("comparisons", stored);
  await useComparisons.persist.rehydrate();
  return useComparisons.getState().all;
}

it("what a part was and became is still compared after a reload, also when its old words stand again", async () => {
  noteComparison(compared());
  const all = await reload();
  expect(all).toEqual([compared()]);
  expect(comparisonAt(createNewspaper(), all, part)?.standing).toEqual({ part, side: "newer" });
  const back = createNewspaper();
  back.expandedContent = { ...back.expandedContent, expandedTitle: "Fog" };
  const words = contentOf(back, part);
  noteComparison(compared({ older: words }));
  expect(comparisonAt(back, await reload(), part)?.standing.side).toBe("older");
});

it("keeps the newest where there is no room for all, and takes nothing that is not one", async () => {
  const long = (newspaperId: string) => compared({ newspaperId, older: { kind: "words", words: { expandedTitle: "x".repeat(200_000) } } });
  for (const id of ["one", "two", "three"]) noteComparison(long(id));
  expect((await reload()).map(({ newspaperId }) => newspaperId)).toEqual(["two", "three"]);
  sessionStorage.setItem(
    "comparisons",
    JSON.stringify({ state: { all: [null, 7, { ...compared(), older: null }, compared()] }, version: 1 }),
  );
  await useComparisons.persist.rehydrate();
  expect(useComparisons.getState().all).toEqual([compared()]);
});

it("goes on without storage, and whoever goes leaves none", async () => {
  noteComparison(compared());
  forgetWork();
  expect([useComparisons.getState().all, await reload()]).toEqual([[], []]);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  noteComparison(compared());
  expect(useComparisons.getState().all).toHaveLength(1);
});
