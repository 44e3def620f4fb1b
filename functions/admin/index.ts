import type { Endpoint } from "../http/endpoint.ts";
import { readAuditEndpoint } from "./audit.ts";
import { listLayoutVersionsEndpoint, readLayoutEndpoint, resetLayoutEndpoint, saveLayoutEndpoint } from "./layouts.ts";
import { findNewspaperEndpoint, reinstateUserEndpoint, releaseEndpoint, suspendUserEndpoint, takeDownEndpoint } from "./moderation.ts";
import { readOperationsEndpoint } from "./operations.ts";
import { listPaperNamesEndpoint, resetPaperNameEndpoint } from "./paper-names.ts";
import { previewCanvasEndpoint } from "./preview-canvas.ts";
import { changeRoleEndpoint, changeTokensEndpoint, listUsersEndpoint, readLedgerEndpoint } from "./users.ts";

export const endpoints: readonly Endpoint[] = [
  listUsersEndpoint,
  changeRoleEndpoint,
  changeTokensEndpoint,
  suspendUserEndpoint,
  reinstateUserEndpoint,
  findNewspaperEndpoint,
  takeDownEndpoint,
  releaseEndpoint,
  readLedgerEndpoint,
  readAuditEndpoint,
  readOperationsEndpoint,
  readLayoutEndpoint,
  saveLayoutEndpoint,
  resetLayoutEndpoint,
  listLayoutVersionsEndpoint,
  previewCanvasEndpoint,
  listPaperNamesEndpoint,
  resetPaperNameEndpoint,
];
