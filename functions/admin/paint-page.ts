import type { templates } from "../../web/typeset/index.ts";
import { attempt, modelRetries } from "../ai/attempts.ts";
import { availabilityOf, ownProviders, standardChoice } from "../ai/availability.ts";
import { findEntry } from "../ai/catalogue.ts";
import { openImageProvider } from "../ai/models.ts";
import { cut, subject } from "../ai/prompts/image-prompt.ts";
import { reasonOf } from "../ai/provider-error.ts";
import type { ImagePrompt } from "../ai/providers/image-provider.ts";
import type { Call } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import { countHit, enforceLimit } from "../http/rate-counters.ts";
import { hour } from "../http/time.ts";
import { imageUrl, keepPicture } from "../images/keep-picture.ts";
import { type Layout, type LayoutSection, layoutPage, type SectionType } from "../templates/contract.ts";
import type { previewCanvas } from "./contract.ts";

const mostPerHour = 20;

/**
 * Address of a picture of the page, by the model that a press run of the caller would use. The house edition makes pictures but no pages:
 * NOT_CONFIGURED.
 */
export async function paintPage(call: Call<typeof previewCanvas>, page: PaintedPage): Promise<string> {
  const { c, env, settings, db, now, user } = call;
  const choice = standardChoice("image", availabilityOf(env, settings, now, await ownProviders(db, user.id)));
  if (choice.by === "house")
    throw new AppError("NOT_CONFIGURED", {
      message: "No image model is set up on this site. Please save a key for one in the settings, or go on with the page as it is set.",
    });
  enforceLimit(mostPerHour, await countHit(db, `page-pictures:${user.id}`, hour, now), hour, now);
  const key = randomId();
  try {
    await attempt({
      policy: modelRetries,
      signal: c.req.raw.signal,
      work: async (signal) => {
        const provider = await openImageProvider(choice, { env, settings, db, userId: user.id });
        const bytes = await provider.generate(pageBrief(page), signal);
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

/** The page to paint. */
export interface PaintedPage {
  template: Pick<(typeof templates)[number], "name" | "description">;
  layout: Layout;
  title: string;
  content: string;
  sections: readonly LayoutSection[];
}

const longest = 1_500;
const shares = { title: 160, content: 200 };
/** More boxes would leave no room in the prompt for the page's subject. */
const mostBoxes = 12;

const columns: Record<Layout, string> = { "one-column": "one column", "two-column": "two columns", "three-column": "three columns" };
const parts: Record<SectionType, string> = {
  masthead: "masthead",
  "expanded-title": "main headline",
  "expanded-content": "main story in columns of small text",
  "side-stories": "short side stories",
  image: "main picture",
  caption: "caption",
  "whats-inside": "list of contents",
  byline: "line with the author",
};
const avoid =
  "hands, table, coffee cup, several newspapers, folded paper, perspective, name or logo of a real newspaper, watermark, recognisable person, celebrity, politician, gore, modern web page, user interface";

/** Prompt for a picture of the whole page: its look, where its parts are, and its story, as a subject and never as an instruction. */
export function pageBrief({ template, layout, title, content, sections }: PaintedPage): ImagePrompt {
  const [headline, story] = [subject(title, shares.title), subject(content, shares.content)];
  const lines = [
    `Front page of one printed newspaper of an invented name, seen flat from straight above, filling the picture: ink on newsprint, set in ${columns[layout]}, fine rules between them, even margins.`,
    `Manner: ${template.name}. ${template.description}`,
    `Where its parts stand, as left-right and top-bottom in percent of the page: ${sections.slice(0, mostBoxes).map(placed).join("; ")}.`,
    `${headline && `The main headline reads “${headline}”. `}All other text is too small to be read.`,
    story && `What the main picture is about: “${story}”.`,
  ];
  return { prompt: cut(lines.filter(Boolean).join("\n"), longest), avoid, shape: "portrait" };
}

function placed({ type, x, y, width, height }: LayoutSection): string {
  const across = (points: number) => Math.round((points / layoutPage.width) * 100);
  const down = (points: number) => Math.round((points / layoutPage.height) * 100);
  return `${parts[type]} ${across(x)}-${across(x + width)}, ${down(y)}-${down(y + height)}`;
}
