import { lastFault } from "../api/client.ts";

/** A message comes at once after what it tells of, or after the tries that are made before it. */
const recently = 10_000;

/** The id of the failure that this message must be about, once; empty when there was none. */
export function takeReference(): string {
  const { id, at } = lastFault;
  if (Date.now() - at > recently) return "";
  lastFault.id = "";
  return id;
}
