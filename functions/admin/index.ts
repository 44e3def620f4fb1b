import type { Endpoint } from "../http/endpoint.ts";
import { changeRoleEndpoint } from "./change-role.ts";
import { changeTokensEndpoint } from "./change-tokens.ts";
import { listLayoutVersionsEndpoint } from "./list-layout-versions.ts";
import { listUsersEndpoint } from "./list-users.ts";
import { findNewspaperEndpoint, reinstateUserEndpoint, releaseEndpoint, suspendUserEndpoint, takeDownEndpoint } from "./moderation.ts";
import { listPaperNamesEndpoint, resetPaperNameEndpoint } from "./paper-names.ts";
import { previewCanvasEndpoint } from "./preview-canvas.ts";
import { readAuditEndpoint } from "./read-audit.ts";
import { readLayoutEndpoint } from "./read-layout.ts";
import { readLedgerEndpoint } from "./read-ledger.ts";
import { readOperationsEndpoint } from "./read-operations.ts";
import { resetLayoutEndpoint } from "./reset-layout.ts";
import { saveLayoutEndpoint } from "./save-layout.ts";

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
