import type { QueryClient } from "@tanstack/react-query";
import { request } from "../client.ts";
import { notToBeLeft } from "../stone/unsaved-work.ts";
import { whileSaving } from "./saving-users.ts";
import { type AdminUser, showUser } from "./user-list.ts";

/** Gives a user another role: seen at once, and taken back where it was not saved. Rejects with what went wrong. */
export async function changeRole(client: QueryClient, { id, role: before }: AdminUser, role: AdminUser["role"]): Promise<void> {
  showUser(client, id, () => ({ role }));
  const save = () => request("PUT /admin/users/:userId/role", { params: { userId: id }, body: { role } });
  try {
    const saved = await notToBeLeft(whileSaving(id, "role", save));
    // Only the role: what the answer says of the tokens may be older than what was pressed since.
    showUser(client, id, () => ({ role: saved.role }));
  } catch (error) {
    showUser(client, id, () => ({ role: before }));
    throw error;
  }
}
