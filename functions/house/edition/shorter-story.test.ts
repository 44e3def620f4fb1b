import { expect, it } from "vitest";
import { shorterStory } from "./side-stories.ts";

it("keeps the first half of a list of quotations or figures, each whole", () => {
  const content = "“One.” — A\n\n“Two.” — B\n\n“Three.” — C";
  expect(shorterStory({ headline: "In quotes", content }, "en")).toEqual({ headline: "In quotes", content: "“One.” — A\n\n“Two.” — B" });
});

it.each([
  ["en", "Dr. Kask opened it on Jan. 5. People came. Nobody left early.", "Dr. Kask opened it on Jan. 5. People came."],
  ["ja", "図書館が開館した。多くの人が訪れた。灯りは朝まで消えない。", "図書館が開館した。多くの人が訪れた。"],
  ["ar", "افتتحت المكتبة يوم الجمعة. جاء كثيرون. لم يغادر أحد.", "افتتحت المكتبة يوم الجمعة. جاء كثيرون."],
  ["hi", "पुस्तकालय शुक्रवार को खुला। बहुत लोग आए। कोई जल्दी नहीं गया।", "पुस्तकालय शुक्रवार को खुला। बहुत लोग आए।"],
])("keeps the first half of a paragraph's sentences, word for word (%s)", (language, content, shorter) => {
  expect(shorterStory({ headline: "H", content }, language).content).toBe(shorter);
});

it("leaves a story of one sentence as it is", () => {
  expect(shorterStory({ headline: "H", content: "It rests." }, "en").content).toBe("It rests.");
});
