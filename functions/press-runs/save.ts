import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { retryWrite } from "../../db/retry-write.ts";
import { newspapers, pressRuns } from "../../db/schema.ts";
import { partsMade } from "../../web/typeset/index.ts";
import type { Headline } from "../ai/text-model.ts";
import { type ExpandedContent, type MadePart, NewspaperInput, type SideStory } from "../completed-newspapers/contract.ts";
import { countNewspapers, nextNumber, storedForm, withName } from "../completed-newspapers/row.ts";
import { dropBeyondBounds } from "../completed-newspapers/version-bounds.ts";
import { keepFirst, keepState, withoutPagePictures } from "../completed-newspapers/version-rows.ts";
import { randomId } from "../http/random-id.ts";
import { inForce } from "../templates/templates.ts";
import type { RunNotice } from "./contract.ts";
import { type Parts, type RunContext, RunInput } from "./make.ts";
import { blockCosts, hasRoomFor, quotas, release, reservationOf, sourceOf } from "./quota.ts";
import type { BlockJob, Part, Plan } from "./run-store.ts";
import type { RunRow } from "./settle.ts";

/** Stands in for the main picture where the owner supplied a photograph. */
const nothingMade = { imageUrl: "", caption: "", alt: "" };

/** The newspaper of these parts. Fields that are edited later have the values of a new one. */
function composeNewspaper(row: RunRow, plan: Plan, parts: Parts, notices: readonly RunNotice[]): NewspaperInput {
  const input = RunInput.parse(row.input);
  const { article } = plan;
  const { text: story, name, "picture-1": main, "picture-2": small, "side-stories": sideStories } = parts;
  const isByHouse = (...steps: RunNotice["step"][]) => steps.every((step) => notices.some((notice) => notice.step === step));
  const text = isByHouse("text") ? "house" : plan.names.text;
  const image = isByHouse("picture-1", "picture-2") ? "house" : plan.names.image;
  const newspaper = NewspaperInput.parse({
    title: article.title,
    content: article.content,
    region: article.region,
    templateId: input.templateId,
    layout: input.layout,
    language: article.language,
    author: article.author,
    publishDate: article.publishDate,
    importedUrl: input.importedUrl,
    importedSite: input.importedSite,
    place: article.place,
    expandedContent: { ...story, newspaperName: name, sideStories },
    imageUrl: main.imageUrl,
    smallImageUrl: small.imageUrl,
    // Without captions from the image model, those of the text model.
    imageCaption: plan.photograph ? "" : main.caption || story.caption,
    smallImageCaption: small.caption || story.smallCaption,
    imageAlt: main.alt || main.caption || story.caption,
    smallImageAlt: small.alt || small.caption || story.smallCaption,
    newspaperName: name,
    pictures: plan.photograph ? [{ role: "main", focal: null, treatment: null, replaced: nothingMade }] : [],
    pressRunId: row.id,
    madeWith: { text, images: image, house: text === "house" },
  });
  return { ...newspaper, made: partsMade(newspaper) };
}

/**
 * The step `save`: saves the newspaper of these parts and completes the run, in one batch that may be sent again: it takes effect only
 * while the run is running, and only once. The section layout in force is copied into the newspaper, so that its pages stay as they are
 * when an admin saves another; what was made is kept as its first version. Returns the run as it then is, undefined when its owner is
 * gone. Rejects with the signal's reason when the run is aborted.
 */
export async function saveNewspaper(run: RunContext, row: RunRow, parts: Parts): Promise<RunRow | undefined> {
  const { store, log, plan, signal } = run;
  const { db } = run.opening;
  signal.throwIfAborted();
  store.beginStep("save", store.step("save").attempts + 1);
  log.publish({ event: "step", data: { name: "save", status: "running" } });
  const newspaper = composeNewspaper(row, plan, parts, log.stored("notice"));
  const firstWordsAt = store.read("firstWordsAt") ?? null;
  const { newspaperId: id } = plan;
  const { expandedTitle, expandedContent } = newspaper.expandedContent;
  const delivered = await sourceOf(expandedTitle, expandedContent);
  const form = storedForm(newspaper);
  const stored = inForce({ template: newspaper.templateId, layout: newspaper.layout }, "sections");
  // An unreadable layout is left out: it must not fail the newspaper.
  const sections = sql`(SELECT CASE WHEN json_valid(l.sections) THEN l.sections END FROM (SELECT ${stored} AS sections) l)`;
  const [, , , , [saved]] = await retryWrite(() => {
    const now = Date.now();
    return db.batch([
      db
        .update(pressRuns)
        .set({
          status: "complete",
          newspaperId: id,
          texts: quotas.texts.printed,
          sideSets: quotas.sideSets.printed,
          pictures: quotas.pictures.printed,
          delivered: JSON.stringify([delivered.title, delivered.content]),
          endedAt: now,
          firstWordsAt,
        })
        .where(sql`${pressRuns.id} = ${row.id} AND ${pressRuns.status} = 'running'`),
      insertWhere(
        db,
        newspapers,
        {
          ...form,
          id,
          userId: sql`press_runs.user_id`,
          pressRunId: sql`press_runs.id`,
          number: nextNumber,
          data: sql`json_set(${form.data}, '$.folio.number', ${nextNumber}, '$.sectionLayout', json(${sections}))`,
          createdAt: now,
          updatedAt: now,
        },
        sql`press_runs.id = ${row.id} AND press_runs.status = 'complete' AND press_runs.newspaper_id = ${id}`,
        sql`press_runs`,
      ).onConflictDoNothing(),
      keepFirst(db, sql`${newspapers.id} = ${id}`),
      countNewspapers(db, sql`(SELECT user_id FROM press_runs WHERE press_runs.id = ${row.id})`),
      db.select().from(pressRuns).where(eq(pressRuns.id, row.id)),
    ]);
  });
  signal.throwIfAborted();
  if (saved?.status === "complete") {
    store.endStep("save", "done");
    log.publish({ event: "step", data: { name: "save", status: "done" } });
  }
  return saved;
}

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
