import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { readVersion } from "./contract.ts";
import { findOwnNewspaper, findVersion, presentWhole } from "./version-rows.ts";

export const readVersionEndpoint = endpoint(
  readVersion,
  ({ db, userId, params }) => [findVersion(db, params.id, userId, params.version), findOwnNewspaper(db, params.id, userId)],
  async (_, [[version], [newspaper]]) => {
    if (!version || !newspaper) throw new AppError("NOT_FOUND");
    return presentWhole({ version, newspaper });
  },
);
