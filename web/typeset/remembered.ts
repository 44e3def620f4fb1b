import type { Measurer } from "./measure.ts";

/** Makes room for one more entry: what was put in first goes first. Clearing all would make the next page measure everything again. */
export function forgetOldest<Key, Value>(known: Map<Key, Value>, most: number): void {
  while (known.size >= most) {
    const oldest = known.keys().next();
    if (oldest.done) return;
    known.delete(oldest.value);
  }
}

const mostRecalled = 4_000;
const byMeasurer = new WeakMap<Measurer, Map<string, unknown>>();

/** What was found before with the same measurer and faces: pages set again and again ask for the same heads. `key` names everything else it depends on. */
export function recalled<Value>(measurer: Measurer, key: string, make: () => Value): Value {
  const known = byMeasurer.get(measurer) ?? new Map<string, unknown>();
  byMeasurer.set(measurer, known);
  const whole = `${measurer.generation ?? 0}|${key}`;
  const value = known.get(whole);
  if (value !== undefined) return value as Value;
  const made = make();
  forgetOldest(known, mostRecalled);
  known.set(whole, made);
  return made;
}
