import { type LayoutContext, warn } from "../../context.ts";
import { columnsIn } from "../../grid.ts";
import { type MeasuredStory, measureForms, type StoryCut, storyHeight } from "../../parts/side-story.ts";
import { between, type PlacedStory } from "../../parts/story-column.ts";
import { type FixedSide, type FixedSides, gridOfBox, type StoryBox } from "./side-story-cells.ts";

/** The specification's sample: text of more characters than this is marked as going on. */
const longSample = 200;
/** The specification's sample: the most points of text in a bottom story. */
const mostSampleText = 180;

/** The sample page's stories, one place for each, cut to it. */
export function planSample(context: LayoutContext, boxes: readonly StoryBox[], inSide: number): FixedSides {
  const stories = context.secondary;
  const sides = boxes.map((box): FixedSide => {
    const own = box.id === "side-stories" ? stories.slice(0, inSide) : box.id === "bottom-section" ? stories.slice(inSide) : [];
    // At the foot each story has a column of its own, however wide the template's are.
    const cells = Math.max(1, box.id === "bottom-section" ? own.length : Math.min(own.length, columnsIn(context.columns, box.area.width)));
    const grid = gridOfBox(context, box.area, cells);
    const each = Math.ceil(own.length / cells);
    const columns = Array.from({ length: cells }, (_, cell) => {
      const here = own.slice(cell * each, (cell + 1) * each);
      const place = (box.area.height - Math.max(0, here.length - 1) * between) / Math.max(1, here.length);
      const placed = here.flatMap((story): PlacedStory[] => {
        const forms = measureForms(context, story, grid.column, 1, true);
        const form = box.id === "side-stories" ? forms.lead : forms.side;
        const mostText = box.id === "bottom-section" ? mostSampleText : Number.POSITIVE_INFINITY;
        const cut = sampleCut(form, place, mostText) ?? cutAnywhere(context, form, grid.column, place, mostText);
        if (!cut) warn(context, "overset", "side-stories", story.headline);
        return cut ? [{ story: form, cut }] : [];
      });
      const used = placed.reduce((sum, { story, cut }) => sum + storyHeight(story, cut), 0) + Math.max(0, placed.length - 1) * between;
      return {
        x: grid.x(cell),
        width: grid.column,
        plan: { stories: placed, quote: null, slack: here.length > 1 ? Math.max(0, box.area.height - used) : 0, cost: 0 },
      };
    });
    return { kind: "columns", box, columns };
  });
  return { sides, hasQuote: false, hasPicture: false };
}

function sampleCut(story: MeasuredStory, height: number, mostText: number): MeasuredStory["cuts"][number] | undefined {
  const isLong = story.story.body.length > longSample;
  const usable = story.cuts.filter(({ rest }) => !isLong || rest !== "");
  return (usable.length > 0 ? usable : story.cuts).findLast(
    (cut) => storyHeight(story, cut) <= height && cut.lines * story.body.leading <= mostText,
  );
}

/** Shares of a text that are tried where no sentence of it ends in its place. */
const shares = [0.8, 0.64, 0.5, 0.4, 0.3, 0.22, 0.15, 0.1] as const;

/** The beginning of a story up to a word. */
function cutAnywhere(context: LayoutContext, story: MeasuredStory, width: number, height: number, mostText: number): StoryCut | undefined {
  const content = story.story.body;
  for (const share of shares) {
    const at = Math.floor(content.length * share);
    const space = content.lastIndexOf(" ", at);
    const text = content.slice(0, space > at * 0.6 ? space : at).trimEnd();
    const [whole] = measureForms(context, { ...story.story, body: text }, width, 1, false).side.cuts;
    const cut = whole && { ...whole, rest: content.slice(text.length).trim() };
    if (cut && cut.lines > 0 && storyHeight(story, cut) <= height && cut.lines * story.body.leading <= mostText) return cut;
  }
  return undefined;
}
