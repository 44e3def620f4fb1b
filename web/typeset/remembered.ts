/** Makes room for one more entry: what was put in first goes first. Clearing all would make the next page measure everything again. */
export function forgetOldest<Key, Value>(known: Map<Key, Value>, most: number): void {
  while (known.size >= most) {
    const oldest = known.keys().next();
    if (oldest.done) return;
    known.delete(oldest.value);
  }
}
