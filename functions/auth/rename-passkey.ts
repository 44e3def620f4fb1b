import { and, eq } from "drizzle-orm";
import { passkeys } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { renamePasskey } from "./contract.ts";
import { passkeyColumns } from "./passkey-columns.ts";

export const renamePasskeyEndpoint = endpoint(renamePasskey, async ({ db, user, params, body }) => {
  const [renamed] = await db
    .update(passkeys)
    .set({ name: body.name.trim() })
    .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, user.id)))
    .returning(passkeyColumns);
  if (!renamed) throw new AppError("NOT_FOUND");
  return renamed;
});
