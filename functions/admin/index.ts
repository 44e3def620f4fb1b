import type { Endpoint } from "../http/endpoint.ts";
import { readAudit } from "./audit.ts";
import { listLayoutVersions, readLayout, resetLayout, saveLayout } from "./layouts.ts";
import { findNewspaper, reinstateUser, releaseNewspaper, suspendUser, takeDownNewspaper } from "./moderation.ts";
import { readOperations } from "./operations.ts";
import { listPaperNames, resetPaperName } from "./paper-names.ts";
import { previewCanvas } from "./preview-canvas.ts";
import { changeRole, changeTokens, listUsers, readUserLedger } from "./users.ts";

export const endpoints: readonly Endpoint[] = [
  listUsers,
  changeRole,
  changeTokens,
  suspendUser,
  reinstateUser,
  findNewspaper,
  takeDownNewspaper,
  releaseNewspaper,
  readUserLedger,
  readAudit,
  readOperations,
  readLayout,
  saveLayout,
  resetLayout,
  listLayoutVersions,
  previewCanvas,
  listPaperNames,
  resetPaperName,
];
