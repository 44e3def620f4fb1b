import { eq } from "drizzle-orm";
import { users } from "../../db/schema.ts";
import { presentUser } from "../auth/present.ts";
import { endpoint } from "../endpoint.ts";
import { changeUser } from "./contract.ts";

export const changeUserEndpoint = endpoint(changeUser, async ({ db, user, body }) => {
  const changed = { firstName: body.firstName?.trim() ?? user.firstName, language: body.language ?? user.language };
  await db.update(users).set(changed).where(eq(users.id, user.id));
  return presentUser({ ...user, ...changed });
});
