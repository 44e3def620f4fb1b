import { expect, it } from "vitest";
import { readArticle } from "../../../web/language/index.ts";
import { lexiconOf } from "../lexicon.ts";
import { sample } from "./sample-articles.test-data.ts";

/** Who is given for the quotation that begins so; undefined when there is no such quotation. */
function speaker(content: string, language: string, opening: string): string | null | undefined {
  const quotation = readArticle(content, lexiconOf(language)).quotations.find((one) => one.words.startsWith(opening));
  return quotation && (quotation.speaker?.name ?? null);
}

function speakers(file: string): (opening: string) => string | null | undefined {
  const { content, language } = sample(file);
  return (opening) => speaker(content, language, opening);
}

it("gives no name where two people speak in one paragraph", () => {
  const said = speakers("en-weather-observers-interview");
  for (const opening of [
    "With a wrong forecast",
    "They promised sun",
    "So be careful",
    "He asked in January",
    "You read, you write",
    "That’s the part I found hard",
    "At work, if a number",
    "I’ll be 112 steps away",
    "If he’s late",
    "She’ll phone at eight",
    "One must be fair",
  ]) {
    expect([opening, said(opening)]).toEqual([opening, null]);
  }
});

it("gives pronouns and bare quotations no name where the paragraph names two people", () => {
  const said = speakers("en-weather-observers-interview");
  for (const opening of [
    "It reads every ten minutes",
    "The mercury hasn’t",
    "Put them side by side",
    "Wetter",
    "I don’t make speeches",
    "Twenty-one were coffee",
    "I was holding the door",
    "The page just says",
    "It was in May",
    "You pressed very lightly",
    "Thirteen",
  ]) {
    expect([opening, said(opening)]).toEqual([opening, null]);
  }
});

it("names the one who is named with a verb of speech, beside somebody who is only mentioned", () => {
  const said = speakers("en-weather-observers-interview");
  expect(said("I’d put a digital sensor")).toBe("Idris Rahimi");
  expect(said("I’ve seen that page")).toBe("Idris Rahimi");
  expect(said("I heard him through the wall")).toBe("Winnifred Zinck");
});

it("gives a speech over three paragraphs no name, and does not lend it to people its words name", () => {
  const said = speakers("en-snowbound-bus");
  expect(said("I have met many passengers")).toBe("Alasdair Munro");
  expect(said("We came over the top")).toBeNull();
  expect(said("I ran the engine")).toBeNull();
  expect(said("What I’d like to say")).toBeNull();
  expect(said("The driver did everything right")).toBeNull();
});

it("gives a name to what stands beside a verb of speech and the name, and follows no pronoun", () => {
  const said = speakers("en-library-reopening");
  expect(said("I’ve opened that door")).toBe("Walt Nyberg");
  expect(said("We had a gala")).toBe("Denise Okafor-Lund");
  expect(said("So we moved as little")).toBe("Anita Raman");
  expect(said("About half of our saving")).toBe("Tomas Wieczorek");
  expect(said("I cleaned every gear")).toBeNull();
  expect(said("It smells like paint")).toBeNull();
});

it("knows the speakers of a long feature", () => {
  const said = speakers("en-tide-mill-feature");
  expect(said("I’d planned something")).toBe("Ruth Penhallow");
  expect(said("It’s the moon")).toBe("Gethin Pryce");
  expect(said("I wrote 34 pages")).toBe("Amara Osei");
  expect(said("People assume")).toBe("Hannah Fairweather");
  expect(said("You don’t read a dial")).toBe("Callum Adeyemi");
  expect(said("It isn’t consistent")).toBe("Marisol Quintero");
  expect(said("I used to fall asleep")).toBeNull();
  expect(said("It’s waited this long")).toBeNull();
});

it("knows German speakers behind their roles", () => {
  const said = speakers("de-hochwasserschutz");
  expect(said("Fünf Stunden und 22")).toBe("Katharina Weisgerber");
  expect(said("Damit kann ich schlafen")).toBe("Katharina Weisgerber");
  expect(said("Man lernt")).toBe("Hedwig Amrhein");
  expect(said("Wir haben sieben Wochen")).toBe("Emre Yıldırım");
  expect(said("Die Technik schützt")).toBe("Jonas Grünewald");
  expect(said("Warten Sie zehn Winter")).toBe("Ludger Kempf");
  expect(speakers("de-storchennest-kurz")("Sie wurde besichtigt")).toBeNull();
});

it("knows Japanese speakers by their honorifics, and leaves bare quotations, signs and names of things without one", () => {
  const said = speakers("ja-shima-no-ferry");
  expect(said("音がしないから")).toBe("越智正義");
  expect(said("お年寄りに")).toBeNull();
  expect(said("画面は正直")).toBeNull();
  expect(said("下宿では")).toBeNull();
  expect(said("岸壁の蓄電設備")).toBe("矢野健");
  expect(said("船の名前を書く権利")).toBeNull();
  expect(said("ただいま")).toBeNull();
  expect(speakers("ja-eki-piano-mijikai")("冬は鍵盤")).toBe("及川庄平");
});

it("knows Arabic speakers by title and verb, and gives the words behind a bare verb to nobody", () => {
  const said = speakers("ar-iyadat-alraseef");
  expect(said("كنت أعمل في مركز")).toBe("رنا عبابنة");
  expect(said("عندنا 1316")).toBeNull();
  expect(said("كنت أعرف شوارع")).toBeNull();
  expect(said("من بين كل 100")).toBeNull();
  expect(said("سألوني عن كتفي")).toBeNull();
  expect(said("في المرة الأولى")).toBeNull();
  expect(said("هذا وعدي أنا")).toBeNull();
  expect(said("لأطمئن")).toBeNull();
});
