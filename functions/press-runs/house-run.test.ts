import { expect, it } from "vitest";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { startServer } from "../testing/index.ts";
import { readEvents } from "../testing/orders.ts";

const server = startServer();

async function print(order: object) {
  const me = await server.signIn();
  const answer = await me.post("/api/press-runs", { language: "en", ...order });
  expect(answer.status).toBe(202);
  const { id } = (await answer.json()) as { id: string };
  const events = readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
  expect(events.at(-1)?.event).toBe("complete");
  const newspaper = (await (await me.get(`/api/completed-newspapers/${events.at(-1)?.data.newspaperId}`)).json()) as Newspaper;
  await server.expectSound();
  return { me, events, newspaper };
}

/** Only letters and digits, so that spacing and cut paragraphs do not count. */
const letters = (text: string) => text.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "");
const withoutSubheads = (text: string) => text.replace(/^## .*$/gm, "");

it.each([
  [
    "en",
    "Duluth, United States",
    "The library opened on Monday. “We kept every book dry,” said Anna Berg, the librarian. The roof cost 240,000 dollars.",
  ],
  [
    "de",
    "Wertheim, Deutschland",
    "Die Bücherei öffnete am Montag. „Wir haben jedes Buch trocken gehalten“, sagte Anna Berg, die Leiterin. Das Dach kostete 240.000 Euro.",
  ],
  ["ja", "今治、日本", "図書館が月曜日に再開した。「本は一冊もぬらさなかった」と館長の山田花子さんは話した。屋根には2400万円かかった。"],
  [
    "ar",
    "القاهرة، مصر",
    "افتتحت المكتبة أبوابها يوم الاثنين. وقالت مديرة المكتبة هدى سالم: «حافظنا على كل كتاب». وكلّف السقف 240 ألف جنيه.",
  ],
])("prints the article's own sentences in %s, named, placed and with two pictures", async (language, region, content) => {
  const { newspaper } = await print({ title: content.slice(0, 20), content, region, language, author: "R. Weiss" });
  expect(letters(withoutSubheads(newspaper.expandedContent.expandedContent))).toBe(letters(content));
  expect(newspaper.newspaperName).not.toBe("");
  expect(newspaper.place?.timeZone).toMatch(/\//);
  expect(newspaper.imageUrl).not.toBe(newspaper.smallImageUrl);
  expect(newspaper.madeWith).toEqual({ text: "house", images: "house", house: true });
  expect(newspaper.folio).toEqual({ volume: 1, number: 1, price: "", motto: "", ears: ["", ""] });
  expect(newspaper.expandedContent.writerName).toBe("R. Weiss");
});

it("streams the text before it is finished", async () => {
  const { events } = await print({ title: "Two days", content: "One day came.\n\nThen another day came.", region: "Nowhere at all" });
  const names = events.map(({ event, data }) => `${event} ${data.name ?? data.path ?? ""}`);
  expect(names.filter((name) => name.startsWith("step")).length).toBe(12);
  expect(names).toContain("part text");
});

it.each([
  ["one word of 9,000 letters", "L".repeat(9_000)],
  ["nothing but emoji", "👩‍👩‍👧🎉🇯🇵".repeat(80)],
  ["bidi controls and NUL", "\u202eabc\u2066def\u0000ghi\u2069\u202c. Then more."],
  ["nothing but quotation marks", "“”„«»\"'".repeat(50)],
  ["lone surrogates", "Before \ud800 after. \udfff End."],
  ["no punctuation at all", "word ".repeat(1_900)],
  ["markup", "<script>alert(1)</script> & ## not a subhead\n## nor this"],
  ["10,000 code points outside the first plane", "𝔸".repeat(10_000)],
])("prints %s without losing a letter", async (_, content) => {
  const { newspaper } = await print({ title: "A title", content, region: "Somewhere Unheard-of" });
  expect(letters(newspaper.content)).toBe(letters(content.replaceAll("\u0000", "")));
  expect(letters(newspaper.expandedContent.expandedContent)).toContain(letters(content.replaceAll("\u0000", "")).slice(0, 200));
  expect(newspaper.place).toBeNull();
});

it("prints a title of 300 characters and an article in another language than chosen", async () => {
  const { newspaper } = await print({
    title: "T".repeat(300),
    content: "Die Brücke ist wieder offen. Der Bürgermeister sagte, die Arbeiten hätten zwei Jahre gedauert und seien nun beendet.",
    region: "Duluth",
    language: "en",
  });
  expect(newspaper.expandedContent.expandedTitle).toHaveLength(300);
  expect(newspaper.language).toBe("en");
  expect(newspaper.expandedContent.contentLanguage).toBe("de");
});

it("dates the paper where it appears", async () => {
  const { newspaper } = await print({
    title: "A title",
    content: "A day came.",
    region: "Kiritimati",
    place: { city: "Kiritimati", country: "Kiribati", countryCode: "KI", lat: 1.9, lng: -157.4, timeZone: "Pacific/Kiritimati" },
  });
  const there = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format(newspaper.createdAt);
  expect(newspaper.publishDate).toBe(there);
  const dated = await print({ title: "A title", content: "A day came.", region: "Duluth", publishDate: "1912-04-16" });
  expect(dated.newspaper.publishDate).toBe("1912-04-16");
});
