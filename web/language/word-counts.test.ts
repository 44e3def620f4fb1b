import { expect, test } from "vitest";
import { lexiconOf } from "./lexicons.test-data.ts";
import { WordCounts } from "./word-counts.ts";

test.each([
  ["en", "Two ponies and a pony, and no brainstorm.", ["pony"], 2],
  ["en", "The brainstorm over the carpet.", ["storm", "pet"], 0],
  ["de", "Die Stadtbibliotheken und die Bibliothek.", ["Bibliothek"], 1],
  ["de", "Die Stadtbibliotheken blieben zu.", ["Bibliothek"], 1],
  ["de", "Auf dem Kopfsteinpflaster.", ["Laster"], 0],
  ["es", "Los barcos de pesca y un barco de pesca.", ["barco de pesca"], 2],
  ["fr", "Les journaux sont en train de dormir.", ["journal"], 1],
  ["fr", "Ils sont en train de dormir.", ["train"], 0],
  ["it", "I gatti e le amiche.", ["gatto", "amica"], 2],
  ["pt", "Os balões e um nó, não no mar.", ["balão", "nó"], 2],
  ["ru", "Смотрителя маяка и смотрители маяков.", ["смотритель маяка"], 2],
  ["hi", "घोड़ियों का मेला", ["घोड़ी"], 1],
  ["ar", "وكتبهم في المكتبات", ["مكتبة"], 1],
  ["ko", "등대에서는 등대들을 보았고 시립도서관에 갔다.", ["등대", "-도서관"], 3],
  ["zh", "城市长期缺水，市立图书馆开门。", ["市长"], 0],
  ["zh", "市立图书馆开门。", ["图书馆"], 1],
  ["ja", "大学生が大学へ行く。", ["大学", "大学生"], 2],
])("counts words in the forms of their language (%s): %s", (language, text, words, times) => {
  expect(new WordCounts(text, lexiconOf(language)).timesOfAny(words)).toBe(times);
});
