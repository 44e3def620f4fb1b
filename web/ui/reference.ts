/**
 * The id of the last unexpected failure in the server's log, and its time: the message about it names the id, so that
 * the site's operator can find it.
 */
const lastFault = { id: "", at: 0 };

/** Remembers a failure of the server by the id of its request. */
export function noteFault(id: string): void {
  Object.assign(lastFault, { id, at: Date.now() });
}

/** A message comes at once after what it tells of, or after the tries that are made before it. */
const recently = 10_000;

/** The id of the failure that this message must be about, once; empty when there was none. */
export function takeReference(): string {
  const { id, at } = lastFault;
  if (Date.now() - at > recently) return "";
  lastFault.id = "";
  return id;
}
