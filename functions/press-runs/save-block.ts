import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { newspapers, pressRuns } from "../../db/schema.ts";
import { partsMade } from "../../web/typeset/index.ts";
import type { Headline } from "../ai/text-model.ts";
import type { ExpandedContent, MadePart, SideStory } from "../completed-newspapers/contract.ts";
import { withName } from "../completed-newspapers/row.ts";
import { dropBeyondBounds } from "../completed-newspapers/version-bounds.ts";
import { keepFirst, keepState, withoutPagePictures } from "../completed-newspapers/version-rows.ts";
import { randomId } from "../http/random-id.ts";
import { blockCosts, hasRoomFor, release, reservationOf, sourceOf } from "./quota.ts";
import type { BlockJob, Part } from "./run-store.ts";

/** A block as it was made again. */
export type MadeBlock =
  | { block: "main"; text: ExpandedContent; by: string }
  | { block: "headline"; head: Headline }
  | { block: "name"; name: string }
  | { block: "side"; index: number; story: SideStory; before: SideStory }
  | { block: "picture" | "small-picture"; picture: Part<"picture-1">; by: string };

type Change = [path: string, value: SQL];
const json = (value: unknown) => sql`json(${JSON.stringify(value)})`;

/** The fields of the stored newspaper that a block owns; no others are changed. */
function changesOf(made: MadeBlock): Change[] {
  switch (made.block) {
    case "main": {
      const { expandedContent, quote, contentLanguage, additions, claims = [] } = made.text;
      const fields = Object.entries({ expandedContent, quote, contentLanguage, additions, claims });
      return [
        ...fields.map(([field, value]): Change => [`$.expandedContent.${field}`, json(value)]),
        // The first time the house edition may have written it in the model's place.
        ["$.madeWith.text", json(made.by)],
        ["$.madeWith.house", json(made.by === "house")],
      ];
    }
    case "headline":
      return Object.entries(made.head).map(([field, value]) => [`$.expandedContent.${field}`, json(value)]);
    case "name":
      return [["$.expandedContent.newspaperName", json(made.name)]];
    case "side":
      return [[`$.expandedContent.sideStories[${made.index}]`, json(made.story)]];
    case "picture":
    case "small-picture": {
      const isMain = made.block === "picture";
      const role = isMain ? "main" : "small";
      const names = isMain ? ["imageUrl", "imageCaption", "imageAlt"] : ["smallImageUrl", "smallImageCaption", "smallImageAlt"];
      const { imageUrl, caption, alt } = made.picture;
      // Focal point and treatment of the old picture say nothing about the new one.
      const others = sql`(SELECT json_group_array(json(p.value)) FROM json_each(newspapers.data, '$.pictures') p WHERE json_extract(p.value, '$.role') <> ${role})`;
      return [
        ...[imageUrl, caption, alt].map((value, at): Change => [`$.${names[at]}`, json(value)]),
        ["$.pictures", sql`json(${others})`],
        ["$.madeWith.images", json(made.by)],
      ];
    }
  }
}

type Text = Parameters<typeof partsMade>[0];
const blank: Text = {
  newspaperName: "",
  expandedContent: { kicker: "", expandedTitle: "", deck: "", expandedContent: "", quote: null, sideStories: [] },
  imageCaption: "",
  smallImageCaption: "",
  imageAlt: "",
  smallImageAlt: "",
};

/** The part a block belongs to, and the fingerprint of its new text. */
function fingerprintOfBlock(made: MadeBlock): [MadePart, string] {
  const of = (part: MadePart, text: Partial<Omit<Text, "expandedContent">> & { expandedContent?: Partial<Text["expandedContent"]> }) => {
    const expandedContent = { ...blank.expandedContent, ...text.expandedContent };
    return [part, partsMade({ ...blank, ...text, expandedContent })[part]] as [MadePart, string];
  };
  switch (made.block) {
    case "main":
      return of("story", { expandedContent: made.text });
    case "headline":
      return of("headline", { expandedContent: made.head });
    case "name":
      return of("name", { newspaperName: made.name });
    case "side":
      return of("sides", { expandedContent: { sideStories: [made.story] } });
    case "picture":
    case "small-picture":
      return of("captions", { imageCaption: made.picture.caption, imageAlt: made.picture.alt });
  }
}

/** SQL that records the block's text as generated, in newspapers that record this. An unchanged caption is not recorded again. */
function withMade(data: SQL, made: MadeBlock): SQL {
  const [part, fingerprint] = fingerprintOfBlock(made);
  if (fingerprint === "") return data;
  const path = `$.made.${part}`;
  const all = sql`json_extract(newspapers.data, ${path}) || ${`.${fingerprint}`}`;
  if (made.block !== "picture" && made.block !== "small-picture") return sql`json_replace(${data}, ${path}, ${all})`;
  const [caption, alt] = made.block === "picture" ? ["$.imageCaption", "$.imageAlt"] : ["$.smallImageCaption", "$.smallImageAlt"];
  const stays = sql`json_extract(newspapers.data, ${caption}) IS ${made.picture.caption} AND json_extract(newspapers.data, ${alt}) IS ${made.picture.alt}`;
  return sql`json_replace(${data}, ${path}, CASE WHEN ${stays} THEN json_extract(newspapers.data, ${path}) ELSE ${all} END)`;
}

/** Hashes of the block's text: later AI calls on this run may work on it. */
async function deliveredBy(made: MadeBlock): Promise<string[]> {
  if (made.block === "main") return [(await sourceOf("", made.text.expandedContent)).content];
  if (made.block === "headline") return [(await sourceOf(made.head.expandedTitle, "")).title];
  return [];
}

/** SQL condition: the newspaper still has what the block replaces. */
function isInPlace(made: MadeBlock): SQL {
  if (made.block !== "side") return sql`1`;
  const at = `$.expandedContent.sideStories[${made.index}]`;
  return sql`json_extract(newspapers.data, ${`${at}.headline`}) IS ${made.before.headline} AND json_extract(newspapers.data, ${`${at}.content`}) IS ${made.before.content}`;
}

/**
 * Writes the block to the saved newspaper and counts it, in one idempotent batch. False when the newspaper is gone or the story was
 * removed from it: the block counts all the same, since its reader saw it being written. Versions keep the
 * newspaper as it was before and as it is after.
 */
export async function saveBlock(db: Database, runId: string, job: BlockJob, made: MadeBlock, now: number): Promise<boolean> {
  const { counter, amount } = blockCosts[job.block];
  const changes = sql.join(
    changesOf(made).map(([path, value]) => sql`${path}, ${value}`),
    sql`, `,
  );
  // Pictures of the former pages are dropped, or they would be shared and listed as the present ones.
  const data = withMade(withoutPagePictures(sql`json_set(newspapers.data, ${changes})`), made);
  const ofRun = sql`newspapers.press_run_id = ${runId} AND newspapers.deleted_at IS NULL`;
  const [saving, saved, lost] = ["saving", "saved", "lost"].map((how) => `${how}:${job.id}`);
  const entry = sql`CASE WHEN EXISTS (SELECT 1 FROM newspapers WHERE ${ofRun} AND ${isInPlace(made)}) THEN ${saving} ELSE ${lost} END`;
  const appended = sql.join(
    [entry, ...(await deliveredBy(made)).map((hash) => sql`${hash}`)].map((value) => sql`'$[#]', ${value}`),
    sql`, `,
  );
  const isRun = eq(pressRuns.id, runId);
  const isSaving = sql`${ofRun} AND EXISTS (SELECT 1 FROM press_runs r WHERE r.id = ${runId} AND instr(r.delivered, ${saving}) > 0)`;
  const before = { id: randomId(), cause: "block", part: job.block, now } as const;
  const after = { id: randomId(), cause: "generation", part: job.block, now } as const;
  const newspaperId = sql`(SELECT id FROM newspapers WHERE ${ofRun})`;
  const results = await retryWrite(() =>
    db.batch([
      db
        .update(pressRuns)
        .set({ [counter]: sql`${pressRuns[counter]} + ${amount}`, delivered: sql`json_insert(press_runs.delivered, ${appended})` })
        .where(and(isRun, sql`instr(press_runs.delivered, ${job.id}) = 0`, hasRoomFor(counter, amount))),
      keepFirst(db, isSaving),
      keepState(db, isSaving, before),
      db
        .update(newspapers)
        .set({
          data,
          updatedAt: sql`max(${now}, ${newspapers.updatedAt} + 1)`,
          ...(made.block === "name" && { newspaperName: made.name, excerpt: withName(made.name) }),
        })
        .where(isSaving),
      keepState(db, isSaving, after),
      ...dropBeyondBounds(db, newspaperId, sql`(SELECT user_id FROM press_runs WHERE press_runs.id = ${runId})`),
      db
        .update(pressRuns)
        .set({ delivered: sql`replace(press_runs.delivered, ${saving}, ${saved})` })
        .where(isRun),
      release(db, reservationOf(runId, job.id, job.block)),
      db.select({ delivered: pressRuns.delivered }).from(pressRuns).where(isRun),
    ]),
  );
  const [row] = results.at(-1) as { delivered: string }[];
  return isSaved(row, job);
}

/** Whether the run's row has the block as saved. */
export function isSaved(run: { delivered: string } | undefined, job: BlockJob): boolean {
  return run?.delivered.includes(`saved:${job.id}`) ?? false;
}
