import { eq } from "drizzle-orm";
import { users } from "../../db/schema.ts";
import { presentUser } from "../auth/session-cookie.ts";
import { endpoint } from "../http/endpoint.ts";
import * as contract from "./contract.ts";

export const changeUser = endpoint(contract.changeUser, async ({ db, user, body }) => {
  // Only the fields sent: another device may be changing the other one at the same time.
  const changed = {
    ...(body.firstName !== undefined && { firstName: body.firstName.trim() }),
    ...(body.language !== undefined && { language: body.language }),
  };
  if (Object.keys(changed).length > 0) await db.update(users).set(changed).where(eq(users.id, user.id));
  return presentUser({ ...user, ...changed });
});
