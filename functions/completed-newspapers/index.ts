import type { Endpoint } from "../http/endpoint.ts";
import { deleteNewspaper, listDeletedNewspapers, restoreNewspaper } from "./deleted.ts";
import { duplicateNewspaper, listNewspapers, readNewspaper, renameNewspaper, saveNewspaper } from "./newspapers.ts";
import { setSharing } from "./sharing.ts";
import { deleteVersion, listVersions, readVersion, renameVersion, restoreVersion, saveVersion } from "./versions.ts";

export const endpoints: Endpoint[] = [
  saveNewspaper,
  listNewspapers,
  // Before the newspaper of that id.
  listDeletedNewspapers,
  readNewspaper,
  renameNewspaper,
  duplicateNewspaper,
  deleteNewspaper,
  restoreNewspaper,
  setSharing,
  listVersions,
  saveVersion,
  readVersion,
  restoreVersion,
  renameVersion,
  deleteVersion,
];
