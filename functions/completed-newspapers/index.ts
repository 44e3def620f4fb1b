import type { Endpoint } from "../http/endpoint.ts";
import { deleteVersionEndpoint } from "./delete-version.ts";
import { duplicate } from "./duplicate.ts";
import { list, listDeleted } from "./list.ts";
import { listVersionsEndpoint } from "./list-versions.ts";
import { read } from "./read.ts";
import { readVersionEndpoint } from "./read-version.ts";
import { remove } from "./remove.ts";
import { rename } from "./rename.ts";
import { renameVersionEndpoint } from "./rename-version.ts";
import { restore } from "./restore.ts";
import { restoreVersionEndpoint } from "./restore-version.ts";
import { save } from "./save.ts";
import { saveVersionEndpoint } from "./save-version.ts";
import { setSharingEndpoint } from "./set-sharing.ts";

export const endpoints: Endpoint[] = [
  save,
  list,
  // Before the newspaper of that id.
  listDeleted,
  read,
  rename,
  duplicate,
  remove,
  restore,
  setSharingEndpoint,
  listVersionsEndpoint,
  saveVersionEndpoint,
  readVersionEndpoint,
  restoreVersionEndpoint,
  renameVersionEndpoint,
  deleteVersionEndpoint,
];
