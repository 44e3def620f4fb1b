import { and, eq, sql } from "drizzle-orm";
import { insertWhere } from "../../db/insert-where.ts";
import { paperNames } from "../../db/schema.ts";
import { languageOf } from "../../locales/languages.ts";
import { logLine, traceOf } from "../http/log.ts";
import type { ModelContext } from "./access.ts";
import type { Choice } from "./availability.ts";
import type { Article } from "./text-model.ts";

/**
 * The name a model once gave the paper of a ZIP code, or the one it gives now, which is stored: two newspapers of a town are the same
 * paper. The model is asked without the article, since one user's article must not name the paper of all. A name from a user's own model is
 * stored for that user alone and deleted with the account. Without a ZIP code, and by the house, each newspaper gets a name of its own.
 */
export async function keptName(
  context: ModelContext,
  { by }: Choice,
  article: Article,
  ask: (article: Article) => Promise<string>,
): Promise<string> {
  const { paperTown } = article;
  if (by === "house" || !paperTown) return ask(article);
  const town = { owner: by === "operator" ? "" : context.userId, zip: paperTown.zip, language: languageOf(article.language).code };
  const known = await read(context, town);
  if (known) return known;
  const name = await ask({ ...article, title: "", content: "", author: "", publishDate: "", place: null });
  return keep(context, town, name);
}

type Town = Pick<typeof paperNames.$inferSelect, "owner" | "zip" | "language">;

const nameOf = ({ db }: ModelContext, { owner, zip, language }: Town) =>
  db
    .select({ name: paperNames.name })
    .from(paperNames)
    .where(and(eq(paperNames.owner, owner), eq(paperNames.zip, zip), eq(paperNames.language, language)));

async function read(context: ModelContext, town: Town): Promise<string | undefined> {
  try {
    return (await nameOf(context, town))[0]?.name;
  } catch (failure) {
    logLine("error", { message: "a paper's name was not read", error: traceOf(failure) });
    return undefined;
  }
}

/** Of parallel calls the first name counts. Nothing is stored for an account that was deleted meanwhile. */
async function keep(context: ModelContext, town: Town, name: string): Promise<string> {
  const { owner, zip, language } = town;
  try {
    const [, [kept]] = await context.db.batch([
      insertWhere(
        context.db,
        paperNames,
        { owner, zip, language, name, createdAt: Date.now() },
        sql`${owner} = '' OR EXISTS (SELECT 1 FROM users WHERE users.id = ${owner})`,
      ).onConflictDoNothing(),
      nameOf(context, town),
    ]);
    return kept?.name ?? name;
  } catch (failure) {
    logLine("error", { message: "a paper's name was not kept", error: traceOf(failure) });
    return name;
  }
}
