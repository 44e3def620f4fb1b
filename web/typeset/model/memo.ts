import type { Measurer } from "../text/measurer.ts";

/** Makes room for one more entry: what was put in first goes first. Clearing all would make the next page measure everything again. */
function forgetOldest<Key, Value>(known: Map<Key, Value>, most: number): void {
  while (known.size >= most) {
    const oldest = known.keys().next();
    if (oldest.done) return;
    known.delete(oldest.value);
  }
}

/** What is known of a key; it is made where nothing is, and the oldest of `most` entries forgotten for it. `undefined` is not kept. */
export function remember<Key, Value>(known: Map<Key, Value>, key: Key, most: number, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  forgetOldest(known, most);
  known.set(key, made);
  return made;
}

const mostRecalled = 4_000;
const byMeasurer = new WeakMap<Measurer, Map<string, unknown>>();

/**
 * What was found before with the same measurer and faces: pages set again and again ask for the same heads. `key` names everything else it
 * depends on.
 */
export function recalled<Value>(measurer: Measurer, key: string, make: () => Value): Value {
  const known = byMeasurer.get(measurer) ?? new Map<string, unknown>();
  byMeasurer.set(measurer, known);
  const whole = `${measurer.generation ?? 0}|${key}`;
  return remember(known, whole, mostRecalled, make) as Value;
}
