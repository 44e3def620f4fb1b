import { and, asc, eq, sql } from "drizzle-orm";
import { paperNames } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { randomId } from "../http/random-id.ts";
import { isRecorded, isStillAdmin, recordAct } from "./acts.ts";
import * as contract from "./contract.ts";

/** Only names from the operator's models: those from a user's own model are private. */
const ofEverybody = eq(paperNames.owner, "");

export const listPaperNames = endpoint(
  contract.listPaperNames,
  ({ db, params }) => [
    db
      .select({ zip: paperNames.zip, language: paperNames.language, name: paperNames.name, createdAt: paperNames.createdAt })
      .from(paperNames)
      .where(and(ofEverybody, eq(paperNames.zip, params.zip)))
      .orderBy(asc(paperNames.language)),
  ],
  async (_, [names]) => names,
);

export const resetPaperName = endpoint(contract.resetPaperName, async ({ db, now, user, params: { zip, language } }) => {
  const id = randomId();
  const isIt = sql`${ofEverybody} AND ${eq(paperNames.zip, zip)} AND ${eq(paperNames.language, language)}`;
  const act = { id, actor: user.id, action: "paper-name.reset", subject: `${zip}/${language}`, at: now } as const;
  const [, removed] = await db.batch([
    recordAct(db, act, sql`json_object('name', ${paperNames.name})`, sql`${paperNames}`, sql`${isIt} AND ${isStillAdmin(user.id)}`),
    db
      .delete(paperNames)
      .where(sql`${isIt} AND ${isRecorded(id)}`)
      .returning({ name: paperNames.name }),
  ]);
  if (removed.length === 0) throw new AppError("NOT_FOUND");
  return undefined;
});
