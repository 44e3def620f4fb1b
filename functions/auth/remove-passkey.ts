import { and, eq } from "drizzle-orm";
import { passkeys } from "../../db/schema.ts";
import { endpoint } from "../endpoint.ts";
import { AppError } from "../errors.ts";
import { removePasskey } from "./contract.ts";

export const removePasskeyEndpoint = endpoint(removePasskey, async ({ db, user, params }) => {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, user.id)))
    .returning({ name: passkeys.name });
  if (!removed) throw new AppError("NOT_FOUND");
  return undefined;
});
