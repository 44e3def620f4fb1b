import { fold } from "../fold.ts";
import type { CutUnit } from "./cut-units.ts";

/** Indexes of units that go. */
export type Cut = ReadonlySet<number>;

const sizeOf = (unit: CutUnit | undefined) => (unit ? unit.to - unit.from : 0);

export const sizeOfCut = (units: readonly CutUnit[], cut: Iterable<number>) =>
  [...cut].reduce((sum, index) => sum + sizeOf(units[index]), 0);

/** A person's names in full, in scripts with capitals: a later sentence may say the last of them alone. */
const fullName = () => /\p{Lu}[\p{L}\p{M}'’-]+(?:\s+(?:de|da|do|dos|del|della|di|von|van|bin|al|el|la))?(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)+/gu;

interface Introduction {
  unit: number;
  surname: string;
}

/** Who is named in full for the first time in which unit, without having been named at all before. */
function introductionsOf(units: readonly CutUnit[]): Introduction[] {
  let before = "";
  return units.flatMap(({ text }, unit) => {
    const known = before;
    before += ` ${text}`;
    const surnames = [...text.matchAll(fullName())].map(([name]) => name.split(/\s+/).at(-1) ?? "");
    return [...new Set(surnames)].filter((surname) => surname !== "" && !known.includes(surname)).map((surname) => ({ unit, surname }));
  });
}

/** What it takes to say of a cut that the rest reads as it did. */
export class CutChooser {
  readonly units: readonly CutUnit[];
  readonly #introductions: Introduction[];
  /** Indexes of units that may go, those one would miss least at the head. */
  readonly #order: number[];
  readonly #unwanted: ReadonlySet<number>;

  /** `added`: sentences of the story that are not the author's. */
  constructor(units: readonly CutUnit[], added: readonly string[]) {
    this.units = units;
    this.#introductions = introductionsOf(units);
    const unwanted = added.map(fold).filter((text) => text.length > 0);
    const isAdded = ({ text }: CutUnit) => {
      const own = fold(text);
      return unwanted.some((each) => each.includes(own) || own.includes(each));
    };
    const free = units.flatMap((unit, index) => (unit.canGo ? [index] : [])).reverse();
    const first = free.filter((index) => units.slice(index, index + 1).some(isAdded));
    this.#unwanted = new Set(first);
    this.#order = [...first, ...free.filter((index) => !this.#unwanted.has(index))];
  }

  /** True where every sentence that stays still stands behind what it leans on. */
  isSound(cut: Cut): boolean {
    const { units } = this;
    const leftAlone = units.some(({ leans }, index) => leans && !cut.has(index) && cut.has(index - 1));
    if (leftAlone) return false;
    const promised = units.some(({ text }, index) => !cut.has(index) && cut.has(index + 1) && /[:：]$/.test(text));
    if (promised) return false;
    return this.#introductions.every(
      ({ unit, surname }) => !cut.has(unit) || units.every(({ text }, index) => index <= unit || cut.has(index) || !text.includes(surname)),
    );
  }

  /** A sound cut of at least so many characters and hardly more; null where there is none of at most `most`. */
  choose(least: number, most: number): Cut | null {
    const taken = this.#taken(least, most);
    if (!taken) return null;
    const enough = this.#withoutSurplus(taken, least);
    const single = [...enough].some((index) => this.#unwanted.has(index))
      ? null
      : this.#smallestSingle(least, sizeOfCut(this.units, enough));
    return single === null ? enough : new Set([single]);
  }

  /** Sentences in the order one would miss them, until they are enough; those that would leave another alone wait until that goes too. */
  #taken(least: number, most: number): Set<number> | null {
    const cut = new Set<number>();
    for (let round = 0; round < 3; round++) {
      for (const index of this.#order) {
        if (sizeOfCut(this.units, cut) >= least) return cut;
        if (cut.has(index)) continue;
        cut.add(index);
        if (!this.isSound(cut) || sizeOfCut(this.units, cut) > most) cut.delete(index);
      }
    }
    return sizeOfCut(this.units, cut) >= least ? cut : null;
  }

  #withoutSurplus(cut: Cut, least: number): Cut {
    const left = new Set(cut);
    let size = sizeOfCut(this.units, cut);
    for (const index of this.#order.filter((each) => cut.has(each)).toReversed()) {
      const own = sizeOf(this.units[index]);
      if (size - own < least) continue;
      left.delete(index);
      if (this.isSound(left)) size -= own;
      else left.add(index);
    }
    return left;
  }

  /** One sentence of the later half that does it alone, with fewer letters than `most`. */
  #smallestSingle(least: number, most: number): number | null {
    let best: number | null = null;
    let size = most;
    for (const index of this.#order) {
      const own = sizeOf(this.units[index]);
      if (index < this.units.length / 2 || own < least || own >= size || !this.isSound(new Set([index]))) continue;
      best = index;
      size = own;
    }
    return best;
  }
}
