import { and, eq, isNull } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { readNewspaper } from "./contract.ts";
import { present } from "./present.ts";

export const read = endpoint(
  readNewspaper,
  ({ db, userId, params }) => [
    db
      .select()
      .from(newspapers)
      .where(and(eq(newspapers.id, params.id), eq(newspapers.userId, userId), isNull(newspapers.deletedAt))),
  ],
  async (_, [[row]]) => {
    if (!row) throw new AppError("NOT_FOUND");
    return present(row);
  },
);
