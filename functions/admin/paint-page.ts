import { findEntry } from "../ai/catalogue.ts";
import { openPainterOf } from "../ai/models.ts";
import { reasonOf } from "../ai/provider-error.ts";
import { ownProviders, standardChoice, standingOf } from "../ai/standing.ts";
import type { Call } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import { countHit, refuseBeyond } from "../http/rate-counters.ts";
import { imageUrl, keepPicture } from "../images/keep-picture.ts";
import { attempt } from "../press-runs/attempts.ts";
import { standardPace } from "../press-runs/pace.ts";
import type { previewCanvas } from "./contract.ts";
import { type PaintedPage, pageBrief } from "./page-brief.ts";

const hour = 3_600_000;
const mostPerHour = 20;

/** Address of a picture of the page, by the model a press run of the caller's would ask. The house edition engraves pictures and no pages: NOT_CONFIGURED. */
export async function paintPage(call: Call<typeof previewCanvas>, page: PaintedPage): Promise<string> {
  const { c, env, settings, db, now, user } = call;
  const choice = standardChoice("image", standingOf(env, settings, now, await ownProviders(db, user.id)));
  if (choice.by === "house")
    throw new AppError("NOT_CONFIGURED", {
      message: "No image model is set up on this site. Please save a key for one in the settings, or go on with the page as it is set.",
    });
  refuseBeyond(mostPerHour, await countHit(db, `page-pictures:${user.id}`, hour, now), hour, now);
  const key = randomId();
  try {
    await attempt({
      pace: standardPace,
      signal: c.req.raw.signal,
      work: async (signal) => {
        const painter = await openPainterOf(choice, { env, settings, db, userId: user.id });
        const bytes = await painter.paint(pageBrief(page), signal);
        await keepPicture(env.IMAGES, db, { bytes, caption: "", alt: "" }, { key, userId: user.id, runId: null, now });
      },
    });
  } catch (cause) {
    c.req.raw.signal.throwIfAborted();
    const reason = reasonOf(cause);
    const provider = findEntry("image", choice.id)?.provider ?? choice.id;
    logLine("error", { message: "picture of a page failed", reason, error: traceOf(cause) });
    throw new AppError("PICTURES_FAILED", { cause, details: { reason, provider } });
  }
  return imageUrl(key);
}
