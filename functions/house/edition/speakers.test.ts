import { expect, it } from "vitest";
import { readArticle } from "./article.ts";
import { sample } from "./sample-articles.test-data.ts";

/** Who is given for the quotation that begins so; undefined when there is no such quotation. */
function speaker(content: string, language: string, opening: string): string | null | undefined {
  const quotation = readArticle(content, language).quotations.find((one) => one.words.startsWith(opening));
  return quotation && (quotation.speaker?.name ?? null);
}

function speakers(file: string): (opening: string) => string | null | undefined {
  const { content, language } = sample(file);
  return (opening) => speaker(content, language, opening);
}

it("reads straight quotation marks and British single ones like curly ones", () => {
  const said = '"I counted twice, because nobody would believe me," said Walt Nyberg, 68. "It got applause."';
  expect(speaker(said, "en", "I counted twice")).toBe("Walt Nyberg");
  expect(speaker(said, "en", "It got applause")).toBe("Walt Nyberg");
  const british = "‘I counted twice, because I couldn’t believe it,’ said Walt Nyberg, 68. ‘It got applause.’";
  expect(speaker(british, "en", "I counted twice, because I couldn’t")).toBe("Walt Nyberg");
  expect(speaker(british, "en", "It got applause")).toBe("Walt Nyberg");
});

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
  expect(said("The driver did everything right")).toBe("Gregor Baillie");
});

it("follows a pronoun only to the one person its paragraph names", () => {
  const said = speakers("en-library-reopening");
  expect(said("I’ve opened that door")).toBe("Walt Nyberg");
  expect(said("We had a gala")).toBe("Denise Okafor-Lund");
  expect(said("So we moved as little")).toBe("Anita Raman");
  expect(said("About half of our saving")).toBe("Tomas Wieczorek");
  expect(said("I cleaned every gear")).toBeNull();
  expect(said("It smells like paint")).toBeNull();
});

it("does not follow a pronoun of the other gender", () => {
  expect(speaker("Mr. Alder stood at the gate. “The bridge is safe to cross,” she said.", "en", "The bridge")).toBeNull();
  expect(speaker("Ms. Alder stood at the gate. “The bridge is safe to cross,” she said.", "en", "The bridge")).toBe("Alder");
});

it("does not lend the words of somebody without a name to the person who is named", () => {
  expect(speaker("Walt Nyberg said the doors would open. “Finally they did it!” shouted a boy in the line.", "en", "Finally")).toBeNull();
  expect(speaker("Walt Nyberg said the doors would open. “Finally they did it!” bellowed a boy in the line.", "en", "Finally")).toBeNull();
  expect(speaker("“The wheel has stopped,” according to a note that Ruth Penhallow, 61, found.", "en", "The wheel")).toBeNull();
});

it.each([
  "Walt Nyberg turned the key. His wife stood behind him. “It is time to go in,” she said.",
  "“It is time to go in,” said Walt Nyberg’s wife.",
  "“It is time to go in,” said the mayor to Walt Nyberg, 68.",
  "“It is time to go in,” said Walt Nyberg and Anita Raman.",
  "Walt Nyberg, 68, was told: “It is time to go in.”",
  "Walt Nyberg said the doors would open. “It is time to go in!”",
  "According to Walt Nyberg, 68, the mayor said: “It is time to go in.”",
])("attributes nothing in: %s", (content) => {
  expect(speaker(content, "en", "It is time")).toBeNull();
});

it.each([
  ["de", "Walter Alder, 68, schloss auf. Seine Frau stand hinter ihm. „Es ist Zeit zu gehen“, sagte sie.", "Es ist"],
  ["de", "„Es ist Zeit zu gehen“, sagte der Bürgermeister zu Walter Alder, 68.", "Es ist"],
  ["ja", "越智正義さん（78）が見送った。市長は「島の足がようやく元に戻った」と話した。", "島の足"],
  ["ja", "「島の足がようやく元に戻った」と、越智正義さん（78）の妻は話した。", "島の足"],
  ["ar", "زار محمود الشرع، 58 عاما، المدرسة. وقال مدير المدرسة: «أهلا بكم جميعا في بيتكم».", "أهلا"],
  ["ar", "قالت زوجة خالد البطاينة: «أهلا بكم جميعا في بيتكم».", "أهلا"],
])("attributes nothing to somebody who only stands near (%s): %s", (language, content, opening) => {
  expect(speaker(content, language, opening)).toBeNull();
});

it.each([
  [
    "en",
    "Professor James Okoro warned against haste in 2019. “Numbers move slowly,” he said. “Watch both of them.”",
    "Watch both",
    "James Okoro",
  ],
  ["en", "“My customers come by car,” said Tom Becker, who owns Becker Hardware.", "My customers", "Tom Becker"],
  ["de", "Bürgermeister Cem Aydın (54) versprach Hilfe: „Bis Weihnachten wird hier gelesen.“", "Bis Weihnachten", "Cem Aydın"],
  ["de", "„Ich habe hier lesen gelernt“, sagte Sabine Krüger. „Jetzt lernen wir neu“, ergänzte Jürgen Maaß.", "Ich habe", null],
  ["ja", "昨年は45万人だった。「焦らず戻していきたいと考えています」と同課の佐藤健太課長。", "焦らず", "佐藤健太"],
  ["ja", "札幌市から訪れた女性（34）は「写真で見るよりずっときれいです」と笑顔を見せた。", "写真", null],
  ["ar", "وأوضحت مديرة المعرض، الدكتورة لينا الحوراني، أن الكلفة كبيرة. وأضافت: «نتوقع ألف زائر في عشرة أيام».", "نتوقع", "لينا الحوراني"],
])("attributes as an editor would (%s): %s", (language, content, opening, name) => {
  expect(speaker(content, language, opening)).toBe(name);
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
  expect(speakers("de-storchennest-kurz")("Sie wurde besichtigt")).toBe("Ute Brandhorst");
});

it("knows Japanese speakers by their honorifics, and leaves signs and names of things without one", () => {
  const said = speakers("ja-shima-no-ferry");
  expect(said("音がしないから")).toBe("越智正義");
  expect(said("お年寄りに")).toBe("藤原淳平");
  expect(said("画面は正直")).toBe("村上涼子");
  expect(said("下宿では")).toBe("白石ひなた");
  expect(said("岸壁の蓄電設備")).toBe("矢野健");
  expect(said("船の名前を書く権利")).toBeNull();
  expect(said("ただいま")).toBeNull();
  expect(speakers("ja-eki-piano-mijikai")("冬は鍵盤")).toBe("及川庄平");
});

it("knows Arabic speakers by title and verb, and gives the grandmother’s words to nobody", () => {
  const said = speakers("ar-iyadat-alraseef");
  expect(said("كنت أعمل في مركز")).toBe("رنا عبابنة");
  expect(said("عندنا 1316")).toBe("هديل القرعان");
  expect(said("كنت أعرف شوارع")).toBe("محمود الشرع");
  expect(said("من بين كل 100")).toBe("ليث المومني");
  expect(said("سألوني عن كتفي")).toBe("خالد البطاينة");
  expect(said("في المرة الأولى")).toBe("نور حداد");
  expect(said("هذا وعدي أنا")).toBeNull();
  expect(said("لأطمئن")).toBeNull();
});
