import { expect, it } from "vitest";
import { grammarOf } from "../grammar/choose.ts";
import { splitSentences } from "./sentences.ts";

const split = (text: string, language: string) => splitSentences(text, grammarOf(language)).map((sentence) => sentence.text);

it("keeps English titles, months, initials and times of day whole", () => {
  expect(split("Dr. Anita Raman met J. K. Orr on Jan. 5 at St. Brendan’s. It was 7.30 a.m. on the dot. Nobody left.", "en")).toEqual([
    "Dr. Anita Raman met J. K. Orr on Jan. 5 at St. Brendan’s.",
    "It was 7.30 a.m. on the dot.",
    "Nobody left.",
  ]);
});

it("keeps German ordinals, abbreviations and titles whole", () => {
  expect(split("Am 3. Mai kam Dr.-Ing. Emre Yıldırım, z. B. um 9.30 Uhr. Der Balken lag unter Nr. 116.", "de")).toEqual([
    "Am 3. Mai kam Dr.-Ing. Emre Yıldırım, z. B. um 9.30 Uhr.",
    "Der Balken lag unter Nr. 116.",
  ]);
});

it("never parts a sentence inside quotation marks", () => {
  expect(split("“We had a gala. It made $8,000.” Then she left.", "en")).toEqual(["“We had a gala. It made $8,000.”", "Then she left."]);
  expect(split("Er sagte: „Ja. Nein.“ Dann ging er.", "de")).toEqual(["Er sagte: „Ja. Nein.“", "Dann ging er."]);
  expect(split("「冬は冷たい。切って弾いて」と話した。春は違う。", "ja")).toEqual(["「冬は冷たい。切って弾いて」と話した。", "春は違う。"]);
  expect(split("وقال: «لا. نعم». ثم مضى.", "ar")).toEqual(["وقال: «لا. نعم».", "ثم مضى."]);
});

it("keeps a tag in small letters with the question it follows", () => {
  expect(split("“Who is it?” she asked. No one spoke.", "en")).toEqual(["“Who is it?” she asked.", "No one spoke."]);
});

it("does not take the initial of an Arabic doctor for the end of a sentence", () => {
  expect(split("سألتها د. عبابنة إن كانت تحتاج. فكرت قليلا.", "ar")).toEqual(["سألتها د. عبابنة إن كانت تحتاج.", "فكرت قليلا."]);
});

it("parts the sentences of a speech whose closing mark comes a paragraph later", () => {
  expect(split("“We came over the top. There was no more road.", "en")).toEqual(["“We came over the top.", "There was no more road."]);
});

it("parts Japanese sentences at their stops, not at decimal points or No.1", () => {
  expect(split("片道9.6キロを結ぶ。No.1から測る（最大で10。）。海は正直だ。", "ja")).toEqual([
    "片道9.6キロを結ぶ。",
    "No.1から測る（最大で10。）。",
    "海は正直だ。",
  ]);
});
