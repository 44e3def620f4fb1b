type Json = Record<string, unknown>;

const text = { type: "string" };
const list = (items: Json): Json => ({ type: "array", items });
/** Closed, and every property required: what strict structured output of all providers takes. */
const form = (properties: Record<string, Json>): Json => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The forms of the answers. The headline comes first, so that it is on the page first, then the story. */
export const answerForms = {
  expand: {
    name: "main_story",
    json: form({
      expandedTitle: text,
      expandedContent: text,
      deck: text,
      kicker: text,
      quote: { type: ["string", "null"] },
      byline: text,
      caption: text,
      smallCaption: text,
      whatsInside: list(form({ section: text, description: text, page: { type: "integer" } })),
      additions: list(text),
      // Last: what is printed waits for nothing of it.
      claims: list(form({ claim: text, source: text })),
    }),
  },
  headline: { name: "headline", json: form({ expandedTitle: text, deck: text, kicker: text }) },
  sideStories: { name: "side_stories", json: form({ sideStories: list(form({ headline: text, content: text })) }) },
  paperName: { name: "paper_name", json: form({ newspaperName: text }) },
} as const;
