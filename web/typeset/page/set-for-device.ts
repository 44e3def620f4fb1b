import type { NewspaperToSet } from "../model/newspaper.ts";
import type { SetNewspaper } from "../model/scene.ts";
import type { TypesetTools } from "./context.ts";
import { setDevicePages } from "./layouts/flow/device-page.ts";
import { readSources } from "./read-sources.ts";
import { setNewspaper } from "./set-newspaper.ts";

/** Where a newspaper is read. */
export type Device = "mobile" | "tablet" | "desktop";

/**
 * Sets a newspaper for a device: `desktop` the printed pages, 612 points wide; `mobile` (360 wide, one column) and `tablet` (768, two)
 * pages to scroll, set anew for their width, whose points are CSS pixels. Never throws for its content.
 */
export function setForDevice(newspaper: NewspaperToSet, tools: TypesetTools, device: Device): SetNewspaper {
  if (device === "desktop") return setNewspaper(newspaper, tools);
  const set = setDevicePages(newspaper, tools, device);
  readSources(set.pages, newspaper);
  return set;
}
