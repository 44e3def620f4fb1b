import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { newspapers, pressRuns } from "../../db/schema.ts";
import { sendAgain } from "../../db/send-again.ts";
import type { Headline } from "../ai/text-model.ts";
import type { ExpandedContent, SideStory } from "../completed-newspapers/contract.ts";
import { type BlockJob, blockCosts } from "./block-job.ts";
import type { KeptPicture } from "./make-parts.ts";
import { sourceOf } from "./source.ts";

/** What a block became. */
export type MadeBlock =
  | { block: "main"; text: ExpandedContent }
  | { block: "headline"; head: Headline }
  | { block: "name"; name: string }
  | { block: "side"; index: number; story: SideStory }
  | { block: "picture" | "small-picture"; picture: KeptPicture };

type Change = [path: string, value: SQL];
const json = (value: unknown) => sql`json(${JSON.stringify(value)})`;

/** The places of the stored newspaper that a block owns; nothing else of it is touched. */
function changesOf(made: MadeBlock): Change[] {
  switch (made.block) {
    case "main": {
      const { expandedContent, quote, contentLanguage, additions } = made.text;
      return Object.entries({ expandedContent, quote, contentLanguage, additions }).map(([field, value]) => [
        `$.expandedContent.${field}`,
        json(value),
      ]);
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
      // Where the old picture's subject stood says nothing of the new one's.
      const others = sql`(SELECT json_group_array(json(p.value)) FROM json_each(newspapers.data, '$.pictures') p WHERE json_extract(p.value, '$.role') <> ${role})`;
      return [
        ...[imageUrl, caption, alt].map((value, at): Change => [`$.${names[at]}`, json(value)]),
        ["$.pictures", sql`json(${others})`],
      ];
    }
  }
}

/** What an AI call on this run may name from now on. */
async function deliveredBy(made: MadeBlock): Promise<string[]> {
  if (made.block === "main") return [(await sourceOf("", made.text.expandedContent)).content];
  if (made.block === "headline") return [(await sourceOf(made.head.expandedTitle, "")).title];
  return [];
}

/**
 * Puts the block into the saved newspaper as it is now, and counts it: in one batch that may be sent again. False when there is no
 * newspaper any more.
 */
export async function saveBlock(db: Database, runId: string, job: BlockJob, made: MadeBlock, now: number): Promise<boolean> {
  const { counter, amount } = blockCosts[job.block];
  const isNew = sql`NOT EXISTS (SELECT 1 FROM press_runs r WHERE r.id = ${runId} AND instr(r.delivered, ${job.id}) > 0)`;
  const changes = sql.join(
    changesOf(made).map(([path, value]) => sql`${path}, ${value}`),
    sql`, `,
  );
  // A preview of the page as it was would be shared and listed as if it were this one.
  const data = sql`json_set(newspapers.data, ${changes}, '$.previewImageUrl', '')`;
  const told = [job.id, ...(await deliveredBy(made))];
  const appended = sql.join(
    told.map((entry) => sql`'$[#]', ${entry}`),
    sql`, `,
  );
  const [, , rows] = await sendAgain(() =>
    db.batch([
      db
        .update(newspapers)
        .set({
          data,
          updatedAt: sql`max(${now}, ${newspapers.updatedAt} + 1)`,
          ...(made.block === "name" && { newspaperName: made.name }),
        })
        .where(sql`${newspapers.pressRunId} = ${runId} AND ${newspapers.deletedAt} IS NULL AND ${isNew}`),
      db
        .update(pressRuns)
        .set({ [counter]: sql`${pressRuns[counter]} + ${amount}`, delivered: sql`json_insert(press_runs.delivered, ${appended})` })
        .where(
          sql`${pressRuns.id} = ${runId} AND ${isNew} AND EXISTS (SELECT 1 FROM newspapers n WHERE n.press_run_id = ${runId} AND n.deleted_at IS NULL)`,
        ),
      db.select({ delivered: pressRuns.delivered }).from(pressRuns).where(eq(pressRuns.id, runId)),
    ]),
  );
  return rows[0]?.delivered.includes(job.id) ?? false;
}
