import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { apiKeys } from "../../db/schema.ts";
import { findEntry } from "./catalogue.ts";
import type { Choice } from "./choice.ts";
import type { Model } from "./contract.ts";

/** What people call the model: by the catalogue, or at an address of their own as that server does. `house` stays what it is. */
export async function modelName(kind: Model["kind"], choice: Choice, db: Database, userId: string): Promise<string> {
  const entry = findEntry(kind, choice.id);
  if (!entry || entry.provider === "house") return choice.id;
  if (entry.provider !== "custom") return entry.name;
  const [row] = await db
    .select({ model: apiKeys.model })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.provider, "custom")));
  return (row?.model || entry.name).slice(0, 80);
}
