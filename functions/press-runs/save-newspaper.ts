import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { newspapers, pressRuns } from "../../db/schema.ts";
import { partsMade } from "../../web/typeset/index.ts";
import { NewspaperInput } from "../completed-newspapers/contract.ts";
import { countNewspapers, nextNumber, storedForm } from "../completed-newspapers/row.ts";
import { keepFirst } from "../completed-newspapers/version-rows.ts";
import { inForce } from "../templates/templates.ts";
import type { PressRunInput, RunNotice } from "./contract.ts";
import type { Parts } from "./make.ts";
import { quotas, sourceOf } from "./quota.ts";
import type { Plan } from "./run-store.ts";
import type { RunRow } from "./settle.ts";

/** Stands in for the main picture where the owner supplied a photograph. */
const nothingMade = { imageUrl: "", caption: "", alt: "" };

/** The newspaper of these parts. Fields that are edited later have the values of a new one. */
export function composeNewspaper(
  run: { id: string; input: PressRunInput },
  plan: Plan,
  parts: Parts,
  notices: readonly RunNotice[],
): NewspaperInput {
  const { article } = plan;
  const { text: story, name, "picture-1": main, "picture-2": small, "side-stories": sideStories } = parts;
  const isByHouse = (...steps: RunNotice["step"][]) => steps.every((step) => notices.some((notice) => notice.step === step));
  const text = isByHouse("text") ? "house" : plan.names.text;
  const image = isByHouse("picture-1", "picture-2") ? "house" : plan.names.image;
  const newspaper = NewspaperInput.parse({
    title: article.title,
    content: article.content,
    region: article.region,
    templateId: run.input.templateId,
    layout: run.input.layout,
    language: article.language,
    author: article.author,
    publishDate: article.publishDate,
    importedUrl: run.input.importedUrl,
    importedSite: run.input.importedSite,
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
    pressRunId: run.id,
    madeWith: { text, images: image, house: text === "house" },
  });
  return { ...newspaper, made: partsMade(newspaper) };
}

/**
 * Saves the newspaper and completes the run, in one batch that may be sent again: it takes effect only while the run is running, and only
 * once. The section layout in force is copied into the newspaper, so that its pages stay as they are when an admin saves another; what was
 * made is kept as its first version. Returns the run as it then is, undefined when its owner is gone.
 */
export async function saveNewspaper(
  db: Database,
  runId: string,
  { id, firstWordsAt }: { id: string; firstWordsAt: number | undefined },
  newspaper: NewspaperInput,
  now: number,
): Promise<RunRow | undefined> {
  const { expandedTitle, expandedContent } = newspaper.expandedContent;
  const delivered = await sourceOf(expandedTitle, expandedContent);
  const form = storedForm(newspaper);
  const stored = inForce({ template: newspaper.templateId, layout: newspaper.layout }, "sections");
  // An unreadable layout is left out: it must not fail the newspaper.
  const sections = sql`(SELECT CASE WHEN json_valid(l.sections) THEN l.sections END FROM (SELECT ${stored} AS sections) l)`;
  const [, , , , [run]] = await db.batch([
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
        firstWordsAt: firstWordsAt ?? null,
      })
      .where(sql`${pressRuns.id} = ${runId} AND ${pressRuns.status} = 'running'`),
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
      sql`press_runs.id = ${runId} AND press_runs.status = 'complete' AND press_runs.newspaper_id = ${id}`,
      sql`press_runs`,
    ).onConflictDoNothing(),
    keepFirst(db, sql`${newspapers.id} = ${id}`),
    countNewspapers(db, sql`(SELECT user_id FROM press_runs WHERE press_runs.id = ${runId})`),
    db.select().from(pressRuns).where(eq(pressRuns.id, runId)),
  ]);
  return run;
}
