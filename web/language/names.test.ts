import { expect, test } from "vitest";
import { readArticle } from "./article.ts";
import { lexiconOf } from "./lexicons.test-data.ts";
import { describePerson } from "./names.ts";

const people = (content: string, language: string) => readArticle(content, lexiconOf(language)).people.map(({ name }) => name);

test.each([
  ["zh", "高中生说，安保人员表示，金融专家指出，他温和地说：“这很好，我们都满意。”"],
  ["zh", "时任村主任表示：“明年一定通水。”几位老人说：“我们等着。”"],
  ["zh", "黄河水利委员会表示：“今年水量充足。”常州市民说：“地铁很方便。”江苏省教育厅称：“不收费。”"],
  ["ko", "이번 주민은 “길이 좁다”고 말했다. 최우수 선수는 “기쁘다”고 말했다. 신임 교장은 “열심히 하겠다”고 말했다."],
  ["ko", "전북 대표는 “이겼다”고 말했다. 성남 감독은 “아쉽다”고 말했다. 오이씨 열두 개를 심었다. 지금은 선수가 13명이다."],
  ["hi", "कृषि मंत्री ने कहा, “फसल अच्छी होगी।” श्री राम मंदिर में भीड़ थी। पंडित जी बोले, “आरती का समय है।”"],
  ["ja", "日本代表監督は「勝つ」と語った。東京都知事は「延期する」と述べた。発言した船長は「待て」と言った。診療所を開く医師が来た。"],
  ["ja", "お父さんは「早く寝なさい」と言った。おばさんは「安いよ」と笑う。女子選手は「勝ちたい」と話した。"],
  ["ru", "Красная Шапочка сказала: «Я иду к бабушке». Большой Театр сообщил: «Премьера завтра». Нижний Новгород встретил гостей."],
  ["ar", "قال السيد الرئيس: «سنعمل». وقالت السيدة الأولى: «أهلا بكم». وقال البيت الأبيض: «نتابع الأمر»."],
])("nobody is named in (%s): %s", (language, content) => {
  expect(people(content, language)).toEqual([]);
});

test.each([
  ["zh", "船工陈水根说，方婷博士来了，店主韩守义今年81岁。", ["陈水根", "方婷", "韩守义"]],
  ["ko", "이도형 박사(Ph.D.)는 웃었다. 대표 박순임(71) 씨와 허준 씨가 왔다.", ["이도형", "박순임", "허준"]],
  ["hi", "अध्यक्ष कमला देवी और डॉ. अनिल व्यास आए। कोच इमरान सिद्दीकी बोले।", ["अनिल व्यास", "इमरान सिद्दीकी", "कमला देवी"]],
  ["ja", "木村校長と白石ひなたさん（16）、佐藤健太選手が来た。", ["佐藤健太", "木村", "白石ひなた"]],
  ["ru", "Директор Анна Петрова и А. С. Ветров ждали Льва Толстого.", ["А. С. Ветров", "Анна Петрова"]],
])("people are found in (%s): %s", (language, content, names) => {
  expect(people(content, language).toSorted()).toEqual(names.toSorted());
});

test.each([
  ["en", "The head teacher, Mr Owen Harries, has left.", "Owen Harries: the head teacher."],
  ["en", "The son of the owner, Tom Beck, came.", null],
  ["en", "Buenos Aires, the capital of the country, slept.", null],
  ["de", "Trainerin Sandra Beckhove schwieg.", "Sandra Beckhove: Trainerin."],
  ["fr", "Le maire, Paul Roux, a signé.", "Paul Roux\u00a0: maire."],
  ["es", "El alcalde, Ignacio Barrera, lamentó el resultado.", "Ignacio Barrera: alcalde."],
  ["it", "Ivo Drei, 69 anni, maestro in pensione, passava.", "Ivo Drei: 69 anni, maestro in pensione."],
  ["pt", "O técnico do Estrela, Jorge Amaral, reclamou.", "Jorge Amaral: técnico do Estrela."],
  ["ru", "Метеоролог Ирина Вольская сравнивала данные.", "Ирина Вольская: метеоролог."],
  ["hi", "गांव की अध्यक्ष कमला देवी आईं।", "गांव की अध्यक्ष कमला देवी।"],
  ["zh", "72岁的退休船工陈水根擦了擦手。", "陈水根：72岁的退休船工。"],
  ["ja", "島民会長の越智正義さん（78）が来た。", "島民会長の越智正義さん（78）。"],
  ["ko", "농학자 이도형 박사가 왔다.", "농학자 이도형 박사."],
  ["ar", "وقالت الدكتورة رنا عبابنة، طبيبة الأسرة: «نعم».", "رنا عبابنة: طبيبة الأسرة."],
])("says of a person what the text says beside the name (%s): %s", (language, content, line) => {
  const lexicon = lexiconOf(language);
  const { paragraphs } = readArticle(content, lexicon);
  const lines = paragraphs.flatMap(({ masked, mentions }) => mentions.map((mention) => describePerson(mention, masked, lexicon)));
  expect(lines.find((one) => one !== null) ?? null).toBe(line);
});
