import { eq } from "drizzle-orm";
import { newspapers } from "../../db/schema.ts";
import { openImageModel, openTextModel } from "../ai/models.ts";
import { makePicture, namePaper, standardOrder, writeHeadline, writeSideStories, writeText } from "../ai/steps.ts";
import type { Again, ModelCall } from "../ai/text-model.ts";
import { present } from "../completed-newspapers/present.ts";
import { AppError } from "../http/errors.ts";
import { imageUrl } from "../images/keep-picture.ts";
import type { BlockJob } from "./block-job.ts";
import type { Making } from "./make-parts.ts";
import type { MadeBlock } from "./save-block.ts";

type BlockMaking = Pick<Making, "opening" | "order" | "keep"> & { runId: string; job: BlockJob };

/**
 * One attempt at a block, by the run's own models, beside the newspaper as it stands now. Rejects with a ProviderError, or NOT_FOUND
 * when there is no such story or newspaper.
 */
export async function makeBlock({ opening, order, keep, runId, job }: BlockMaking, call: ModelCall): Promise<MadeBlock> {
  const { article } = order;
  const again: Again = { instruction: job.instruction, times: job.times };
  const [row] = await opening.db.select().from(newspapers).where(eq(newspapers.pressRunId, runId));
  if (!row || row.deletedAt !== null) throw new AppError("NOT_FOUND");
  const newspaper = present(row);
  const { expandedContent } = newspaper;
  switch (job.block) {
    case "main": {
      const model = await openTextModel(order.text, opening);
      const text = await writeText(model, article, { targetLength: standardOrder.targetLength, again }, call);
      return { block: "main", text, by: order.names.text };
    }
    case "headline": {
      const model = await openTextModel(order.text, opening);
      return { block: "headline", head: await writeHeadline(model, article, { before: expandedContent.expandedTitle, again }, call) };
    }
    case "name": {
      const model = await openTextModel(order.text, opening);
      return { block: "name", name: await namePaper(model, article, { before: newspaper.newspaperName, again }, call) };
    }
    case "side": {
      const index = job.index ?? 0;
      const before = job.before ?? expandedContent.sideStories[index];
      if (!before) throw new AppError("NOT_FOUND");
      job.before = before;
      const keptStories = expandedContent.sideStories.filter((_, at) => at !== index);
      const model = await openTextModel(order.text, opening);
      const [story] = await writeSideStories(model, article, { count: 1, keep: keptStories, before, again }, call);
      if (!story) throw new AppError("TEXT_FAILED", { details: { reason: "bad-answer" } });
      return { block: "side", index, story, before };
    }
    case "picture":
    case "small-picture": {
      const [main, small] = standardOrder.pictures;
      const model = await openImageModel(order.image, opening);
      const picture = await makePicture(model, article, { ...(job.block === "picture" ? main : small), again }, call);
      await keep(job.pictureKey, picture);
      const isMain = job.block === "picture";
      const before = isMain
        ? { caption: newspaper.imageCaption, alt: newspaper.imageAlt }
        : { caption: newspaper.smallImageCaption, alt: newspaper.smallImageAlt };
      return {
        block: job.block,
        by: order.names.image,
        picture: { imageUrl: imageUrl(job.pictureKey), caption: picture.caption || before.caption, alt: picture.alt || before.alt },
      };
    }
  }
}
