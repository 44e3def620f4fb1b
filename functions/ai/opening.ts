import type { Database } from "../../db/client.ts";
import type { Settings } from "../http/env.ts";

/** What opening a model needs: a caller's own key is read and unsealed only then. */
export interface Opening {
  env: Env;
  settings: Settings;
  db: Database;
  userId: string;
}
