import { and, eq, sql } from "drizzle-orm";
import { paperNames } from "../../db/schema.ts";
import { languageOf } from "../../locales/languages.ts";
import { logLine, traceOf } from "../http/log.ts";
import type { Choice } from "./choice.ts";
import type { Opening } from "./opening.ts";
import type { Article } from "./text-model.ts";

/**
 * The name that a model once gave the paper of a ZIP code, or the one it gives now, which stays: two newspapers of a town are the same
 * paper. It is asked for without the article, since nobody's article may name everybody's paper. What a person's own model said is kept for
 * them alone, and goes with their account. Without a ZIP code, or by the house, it is asked each time, with the article.
 */
export async function keptName(
  opening: Opening,
  { by }: Choice,
  article: Article,
  ask: (article: Article) => Promise<string>,
): Promise<string> {
  const { paperTown } = article;
  if (by === "house" || !paperTown) return ask(article);
  const town = { owner: by === "operator" ? "" : opening.userId, zip: paperTown.zip, language: languageOf(article.language).code };
  const known = await read(opening, town);
  if (known) return known;
  const name = await ask({ ...article, title: "", content: "", author: "", publishDate: "", place: null });
  return keep(opening, town, name);
}

type Town = Pick<typeof paperNames.$inferSelect, "owner" | "zip" | "language">;

const nameOf = ({ db }: Opening, { owner, zip, language }: Town) =>
  db
    .select({ name: paperNames.name })
    .from(paperNames)
    .where(and(eq(paperNames.owner, owner), eq(paperNames.zip, zip), eq(paperNames.language, language)));

async function read(opening: Opening, town: Town): Promise<string | undefined> {
  try {
    return (await nameOf(opening, town))[0]?.name;
  } catch (failure) {
    logLine("error", { message: "a paper's name was not read", error: traceOf(failure) });
    return undefined;
  }
}

/** Of two who ask at once, the first is heard. Nothing is kept for somebody whose account has gone meanwhile. */
async function keep(opening: Opening, town: Town, name: string): Promise<string> {
  const { owner, zip, language } = town;
  try {
    const [, [kept]] = await opening.db.batch([
      opening.db
        .insert(paperNames)
        .select(
          sql`SELECT ${owner}, ${zip}, ${language}, ${name}, ${Date.now()} WHERE ${owner} = '' OR EXISTS (SELECT 1 FROM users WHERE users.id = ${owner})`,
        )
        .onConflictDoNothing(),
      nameOf(opening, town),
    ]);
    return kept?.name ?? name;
  } catch (failure) {
    logLine("error", { message: "a paper's name was not kept", error: traceOf(failure) });
    return name;
  }
}
