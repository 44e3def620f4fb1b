import { expect, it } from "vitest";
import { withoutStop } from "../../../web/language/index.ts";
import { lexiconOf } from "../lexicon.ts";
import { houseExpand } from "./expand.ts";
import { type Sample, sample, samples } from "./sample-articles.test-data.ts";

const plain = (text: string) => text.replace(/[ \n]+/g, " ").trim();
const expand = (article: Omit<Sample, "file">) => houseExpand({ ...article, paperName: "The Duluth Lantern" });
const body = (text: string) => text.split("\n\n").filter((line) => !line.startsWith("## "));
const subheads = (text: string) => text.split("\n\n").filter((line) => line.startsWith("## "));

it.each(samples.map((article) => [article.file, article] as const))("keeps every word of %s in its order", (_, article) => {
  const { expandedContent, expandedTitle } = expand(article);
  expect(body(expandedContent).join("").replace(/\s/g, "")).toBe(article.content.replace(/\s/g, ""));
  for (const paragraph of body(expandedContent)) expect(plain(article.content)).toContain(paragraph);
  expect(expandedTitle).toBe(article.title);
});

it.each(samples.map((article) => [article.file, article] as const))(
  "takes deck, kicker, quote, subheads and caption from %s",
  (_, article) => {
    const source = plain(`${article.title} ${article.content}`);
    const made = expand(article);
    expect(source).toContain(made.deck);
    expect(made.deck.length).toBeLessThanOrEqual(110);
    expect(source.toLowerCase()).toContain(made.kicker.toLowerCase());
    if (made.quote) expect(source).toContain(made.quote.slice(1, -1).trim());
    for (const subhead of subheads(made.expandedContent)) expect(source.toLowerCase()).toContain(subhead.slice(3).toLowerCase());
    const caption = made.caption.slice(article.region.length).replace(/^[.。]\s?/u, "");
    expect(source).toContain(caption);
  },
);

it("sets no subhead in a short article, none before the last paragraph and none inside a speech", () => {
  expect(subheads(expand(sample("en-toy-library-short")).expandedContent)).toEqual([]);
  for (const article of samples) {
    const lines = expand(article).expandedContent.split("\n\n");
    expect(lines.at(-2)?.startsWith("## ")).not.toBe(true);
    const heads = subheads(lines.join("\n\n"));
    expect(new Set(heads).size).toBe(heads.length);
  }
  const bus = expand(sample("en-snowbound-bus")).expandedContent.split("\n\n");
  const speech = bus.findIndex((line) => line.startsWith("“We came over"));
  expect(bus.slice(speech, speech + 3).every((line) => line.startsWith("“"))).toBe(true);
});

it("parts long paragraphs only before sentences that open no quotation", () => {
  const article = sample("en-weather-observers-interview");
  const own = article.content.split("\n\n");
  const added = body(expand(article).expandedContent).filter((paragraph) => !own.some((text) => text.startsWith(paragraph)));
  expect(added.length).toBeGreaterThan(0);
  for (const paragraph of added) expect(paragraph).not.toMatch(/^[“"]/);
});

it("prints a byline in the manner of the language, and none without an author", () => {
  expect(expand(sample("de-hochwasserschutz")).byline).toBe("Von Annegret Thalmüller");
  expect(expand(sample("ja-shima-no-ferry")).byline).toBe("文・渡部千尋");
  expect(expand({ ...sample("en-library-reopening"), author: "" })).toMatchObject({ byline: "", writerName: "" });
});

it("says what is inside with lines that are true to the paper", () => {
  const { whatsInside } = expand(sample("en-library-reopening"));
  expect(whatsInside.length).toBeGreaterThanOrEqual(4);
  expect(whatsInside.length).toBeLessThanOrEqual(7);
  for (const entry of whatsInside) expect(entry.description).not.toBe("");
});

it("tells which language the article is in when it is not that of the paper", () => {
  expect(expand({ ...sample("de-hochwasserschutz"), language: "en" })).toMatchObject({
    contentLanguage: "de",
    byline: "By Annegret Thalmüller",
  });
  expect(expand(sample("es-faro-punta-meira")).contentLanguage).toBe("es");
});

const hostile: Record<string, string> = {
  "one word of 9,000 letters": "a".repeat(9000),
  "nothing but quotation marks": '“”"„“«»「」'.repeat(250),
  "marks that never close": "“He said „this «that ".repeat(300),
  "one paragraph in which everybody speaks": "“We lost,” said Ann Moss, a nurse, on Monday. « Nous restons », dit Paul Petit. ".repeat(300),
  "no punctuation": "word after word ".repeat(600),
  "full stops alone": ". ".repeat(4000),
  "emoji and bidi controls": "👩‍👩‍👧 went \u202Eover\u202C there 🎉. ".repeat(200),
  "a line end after every word": "word\n".repeat(1800),
  "subheads of the user’s own": "First words here.\n\n## My head\n\nMore words here.\n\nAnd the end.",
};

it.each(Object.entries(hostile))("loses nothing of %s", (_, content) => {
  for (const language of ["en", "de", "ja", "ar", "fr", "es", "it", "pt"]) {
    const made = houseExpand({ title: content.slice(0, 300), content, region: "", language, paperName: "X" });
    expect(made.expandedContent.replace(/\s/g, "")).toContain(content.replace(/\s/g, ""));
  }
});

it("drops NUL and keeps the letters around it", () => {
  const made = houseExpand({ title: "A\u0000B", content: "Hel\u0000lo there.", region: "\u0000", language: "en", paperName: "X" });
  expect(made).toMatchObject({ expandedTitle: "AB", expandedContent: "Hello there.", caption: "" });
});

it.each([
  [
    "en",
    "What happens now",
    "The case turned on a ledger that Peter Thorne found in an attic in 2023. It showed that the family had paid for a search.",
  ],
  [
    "de",
    "Eine feste Mauer",
    "Der Fall drehte sich um ein Heft, das Peter Thorn 2023 auf einem Dachboden fand. Es zeigte, dass die Familie gesucht hatte.",
  ],
  [
    "ja",
    "二度の捜索",
    "裁判の焦点は、二〇二三年に屋根裏で見つかった一冊の帳簿だった。家族が二度にわたって捜索を頼んでいたことが記されていた。",
  ],
  ["ar", "ماذا يحدث الآن", "دارت القضية حول دفتر عُثر عليه في العلية عام ٢٠٢٣. وأظهر الدفتر أن العائلة دفعت ثمن البحث مرتين."],
])("a heading of the article (%s) is printed as one, and quoted nowhere as a sentence", (language, heading, text) => {
  const content = [text, text.slice(0, -1) + text.at(-1), heading, text, text, text].join("\n\n");
  const made = houseExpand({ title: "T", content, region: "", language, paperName: "P" });
  expect(made.expandedContent.split("\n\n").filter((line) => line.startsWith("## "))).toEqual([`## ${heading}`]);
  expect(JSON.stringify(made.whatsInside)).not.toContain("##");
});

it("the first line is a heading when it is one of a row, and else what it was: a name, a place", () => {
  const weeks = "The garden was dug in the first days of March by nine neighbours from the street.";
  const printed = (content: string) =>
    houseExpand({ title: "T", content, region: "", language: "en", paperName: "P" }).expandedContent.split("\n\n")[0];
  expect(printed(["Week 1", weeks, "Week 2", weeks].join("\n\n"))).toBe("## Week 1");
  expect(printed(["Ruth Keller", weeks, "Week 2", weeks].join("\n\n"))).toBe("Ruth Keller");
});

it("neither a list, nor verse, nor what somebody says is taken for headings", () => {
  const prose = "The recipe came down from her grandmother, who had it from the sea. It takes two hours and no electricity at all.";
  for (const lines of [
    ["Two eggs", "A pound of flour", "Salt", "One lemon"],
    ["“We shall see”"],
    ["And then he said:"],
    ["• Two eggs", "• Salt"],
    ["by Anna Berg"],
  ]) {
    const content = [prose, ...lines, prose].join("\n\n");
    expect(houseExpand({ title: "T", content, region: "", language: "en", paperName: "P" }).expandedContent).not.toContain("## ");
  }
  const { expandedContent } = houseExpand({
    title: "T",
    content: `${prose}\n\n• Two eggs\n• Salt\n\n${prose}`,
    region: "",
    language: "en",
    paperName: "P",
  });
  expect(expandedContent.split("\n\n").slice(1, 3)).toEqual(["• Two eggs", "• Salt"]);
});

it.each([
  [
    "en",
    "What the town brought",
    "The list beside the counter names what was given by the neighbors in six weeks:",
    "a mixer from the closed school kitchen",
  ],
  ["ja", "新しい運航", "「すると四千人が、この船を残してほしいと署名してくれたのです」", "始発は午前六時四十分"],
  ["ar", "المواعيد الجديدة", "تقول هيئة الميناء إن ذلك سيوفر واحدًا وستين ألف لتر من الوقود سنويًا.", "أول رحلة عند السادسة صباحًا"],
])(
  "a heading beside a list (%s) is printed as one too, and no point of the list is quoted without its list",
  (language, heading, text, point) => {
    const prose = {
      en: "The flood of August carried off four tons of flour. The oven stayed dry.",
      ja: "港で最も古いフェリーが桟橋を離れた。約三百人が集まった。",
    };
    const paragraph =
      prose[language as keyof typeof prose] ?? "غادرت أقدم عبّارة في الميناء رصيفها يوم السبت. وكان نحو ثلاثمئة شخص قد جاؤوا.";
    const points = `• ${point}\n• ${point} 2`;
    const before = text.endsWith(":") ? paragraph : text;
    const content = [paragraph, before, heading, points, paragraph, heading, text, points, heading, paragraph].join("\n\n");
    const made = houseExpand({ title: "T", content, region: "", language, paperName: "P" });
    expect(made.expandedContent.split(`## ${heading}`)).toHaveLength(4);
    expect(made.expandedContent.split(`• ${point}`)).toHaveLength(5);
    expect(JSON.stringify({ ...made, expandedContent: "" })).not.toContain("•");
  },
);

it.each([
  ["en", "Fourteen volunteers went home at 9 p.m.", "Fourteen volunteers went home at 9 p.m."],
  ["en", "Fourteen volunteers carried every book.", "Fourteen volunteers carried every book"],
  ["de", "Die Mauer steht seit dem Jahr 40 v. Chr.", "Die Mauer steht seit dem Jahr 40 v. Chr."],
  ["es", "El tren llegó a la estación a las 9 p. m.", "El tren llegó a la estación a las 9 p. m."],
])("keeps the stop of an abbreviation at the end of a deck (%s): %s", (language, sentence, deck) => {
  expect(withoutStop(sentence, lexiconOf(language))).toBe(deck);
  const opening = { en: "The council met on Monday evening.", de: "Der Rat tagte am Montagabend.", es: "El pleno se reunió el lunes." }[
    language
  ];
  const content = `${opening} ${sentence}`;
  const made = houseExpand({ title: "The evening", content, region: "", language, publishDate: "2026-03-08", paperName: "The Lantern" });
  expect(made.deck).toBe(deck);
});

it("takes four times as long for four times as many letters of a Chinese family name", () => {
  /** Microseconds of this thread, of the quickest of five: what else the machine does counts for nothing. */
  const took = (length: number) => {
    const times = Array.from({ length: 5 }, () => {
      const begun = process.threadCpuUsage();
      houseExpand({ title: "T", content: "万".repeat(length), region: "", language: "hi", paperName: "P" });
      return process.threadCpuUsage(begun).user;
    });
    return Math.min(...times);
  };
  took(2_500);
  // Sixteen when each place is compared with each word.
  expect(took(10_000) / took(2_500)).toBeLessThan(9);
});
