import { expect, it } from "vitest";
import { readArticle } from "./article.ts";
import { lexiconOf } from "./lexicons.test-data.ts";
import { leans, sentencesIn } from "./sentences.ts";

const split = (text: string, language: string) => sentencesIn(text, lexiconOf(language)).map((sentence) => sentence.text);

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

/** Sentences are parted by ` | `. */
it.each([
  ["en", "Mr. and Mrs. J. R. Hale live at No. 7, St. Mary’s Rd. in Bath.|They moved on Oct. 3, 1998, at 5.30 p.m. sharp."],
  ["en", "The U.S. Army and the U.N. agreed.|Dr. Lee, Ph.D., was there, e.g. on Monday."],
  ["en", "It cost $4.5 million (approx. £3.6m), i.e. too much.|“Really?” she asked.|“Yes!” he cried."],
  ["en", "He waited … and waited.|Then it came.|“We … we won.”|Nobody spoke."],
  ["en", "The score was 3.2 to 1.9 vs. Leeds.|Lt. Col. A. B. Shaw (ret.) clapped.|Was it over?|It was."],
  ["en", "She left at 9 a.m. and was home by 5 p.m.|The rest slept."],
  ["de", "Am 3. Mai 2024 kam Dr. h. c. Meier, geb. 1950, z. B. mit dem Zug.|Er blieb bis zum 21. Jahrhundert."],
  ["de", "Die 3. Liga beginnt am 5. August.|Das 2. Spiel endet 1:1.|Am 12. wird gefeiert."],
  ["de", "Sie zahlte 4,50 Euro bzw. 1.200 Euro, d. h. zu viel.|„Wirklich?“, fragte sie.|„Ja!“, rief er."],
  ["de", "Er wartete … und wartete.|Papst Johannes XXIII. kam.|Ludwig II. auch."],
  ["de", "Das kostet ca. 3,5 Mio. Euro, u. a. für Dr.-Ing. Meier.|Die St.-Pauli-Str. 4 blieb leer.|Ende."],
  ["fr", "M. Dupont et Mme Petit, av. Foch, ont payé 3,5 M€ env. à MM. Roy et Le Gall.|Le Dr J.-P. Morel aussi."],
  ["fr", "« Vraiment ? » demande-t-elle.|« Oui ! » répond-il.|Personne ne bouge… et puis si.|C’est fini."],
  ["fr", "Le train de 8 h 30 a pris 1.200 passagers, cf. p. 12 et art. 4.|Le reste a attendu."],
  ["fr", "Le XXe siècle finit.|À 20 h 15, elle dit : « Il est tard. Rentrons. »|Puis elle part."],
  ["es", "El Sr. Gil y la Dra. Ruiz, de EE. UU., viven en la av. Mayor, núm. 4.|Llegaron a las 9.30 h. con D. Luis."],
  ["es", "¿Quién vino?|¡Nadie!|«¿De verdad?», preguntó.|Esperó… y esperó.|Fin."],
  ["es", "Costó 1.200,50 euros, aprox. el doble, etc., según el art. 3.º de la ley.|Nada más."],
  ["es", "—¿Vienes? —dijo Ana Ruiz—.|Ya es tarde. Salieron."],
  ["it", "Il sig. Conti e la dott.ssa Valli, n. 4 di p.za Dante, hanno pagato 1.200,50 euro.|L’on. Rossi no."],
  ["it", "«Davvero?» chiede.|«Sì!» risponde.|Aspetta… e aspetta.|Alle 9.30 parte."],
  ["it", "Il prof. G. B. Neri (cfr. pag. 12) arriva il 1° maggio.|È tardi."],
  ["pt", "O Sr. Reis e a Profa. Prado, da Av. Brasil, nº 4, pagaram R$ 1.200,50.|O Dr. J. C. Melo não."],
  ["pt", "“Verdade?”, perguntou.|“Sim!”, disse ele.|Esperou… e esperou.|Às 9h30 saiu."],
  ["pt", "Veja a pág. 12 e o art. 3 da lei.|O séc. XX acabou.|D. Maria ficou."],
])("parts sentences where they end (%s): %s", (language, text) => {
  const expected = text.split("|");
  expect(split(expected.join(" "), language)).toEqual(expected);
});

it.each([
  ["en", "Ruth Calder, 54, said: “We came over the hill.\n\n“There was no road left.\n\n“So we walked home.”\n\nNobody slept that night."],
  ["de", "Ruth Kalter (54) sagte: „Wir kamen über den Berg.\n\n„Die Straße war weg.\n\n„Also gingen wir zu Fuß.“\n\nNiemand schlief."],
  [
    "fr",
    "Claire Dubois, 54 ans, raconte : « Nous sommes passés par le col.\n\n« La route avait disparu.\n\n« Alors nous avons marché. »\n\nPersonne n’a dormi.",
  ],
  [
    "es",
    "Ana Ruiz, de 54 años, contó: «Pasamos por el puerto.\n\n»La carretera había desaparecido.\n\n»Así que anduvimos».\n\nNadie durmió.",
  ],
  [
    "it",
    "Anna Rossi, 54 anni, racconta: «Siamo passati dal valico.\n\n«La strada era sparita.\n\n«Così abbiamo camminato».\n\nNessuno ha dormito.",
  ],
  ["pt", "Ana Prado, 54 anos, contou: “Passamos pela serra.\n\n“A estrada tinha sumido.\n\n“Então andamos.”\n\nNinguém dormiu."],
])("takes no part of a speech over paragraphs for the writer’s own words (%s)", (language, content) => {
  const { sentences, quotations } = readArticle(content, lexiconOf(language));
  expect(sentences.map(({ hasQuote }) => hasQuote)).toEqual([true, true, true, false]);
  // Only the last part is closed; whose it is stands two paragraphs above.
  expect(quotations.map(({ speaker }) => speaker?.name ?? null)).toEqual([null, null, null]);
});

it.each([
  [
    "ru",
    [
      "Стихи А. С. Пушкина и Л. Н. Толстого читали вслух.",
      "В 1837 г. поэта не стало.",
      "Собрали хлеб, соль и т. д. и т. п., а потом ушли.",
    ],
  ],
  [
    "ru",
    [
      "Живёт на ул. Ленина, д. 5, кв. 12.",
      "Это стоит 12 тыс. руб. в год.",
      "«Мы ждём. Очень ждём!» — сказала она.",
      "И. о. мэра промолчал.",
    ],
  ],
  ["ru", ["«Куда едем? — спросил проводник. — Билет есть?»", "Он засмеялся… и вышел.", "Потом вернулся."]],
  ["hi", ["“पानी आया। सब खुश हुए।” कमला देवी ने कहा।", "श्लोक समाप्त हुआ॥", "डॉ. पंत और प्रो. वर्मा पहुंचे।", "दाम 12.5 रुपये है।"]],
  ["hi", ["क्या वह आएगा?", "“हां! जरूर।” यह कहना है राम सिंह का।", "सब चले गए।"]],
  ["zh", ["“水干净了。谁都想来。”她说。", "他笑了！", "“真的吗？”陈水根问。", "河宽12.5米，No. 2站在北岸。", "“走吧。”"]],
  ["zh", ["他读了《老人与海》。", "她问：“去哪儿？”", "天黑了……没有人来。"]],
  ["ko", ["“길이 좁아요. 버스가 못 와요.” 이장 정해근(66) 씨가 말했다.", "그는 3.5㎞를 걸었다.", "“왜요?”라고 물었다.", "답은 없었다."]],
  ["ko", ["홍 교장은 “예산이 없다. 그래도 연다”고 말했다.", "코드 No. 1은 오이다.", "비가 왔다….", "그치지 않았다."]],
  [
    "ja",
    [
      "「冬は冷たい。手袋がいる」と話した。",
      "「本当に？」。",
      "彼女は笑った。",
      "片道9.6キロ、No.1から測る。",
      "海は……正直だ（最大で10。）。",
    ],
  ],
  ["ar", ["هل وصل القطار؟", "نعم، وصل؛ لكنه تأخر.", "قال د. سامر العلي: «لا بأس. سننتظر».", "بلغت الكلفة 9.4 مليون."]],
  ["ar", ["قالت: «لماذا تأخرتم؟».", "ثم مضت!", "لم يجب أحد… ومضى الوقت."]],
])("sentences end where they end (%s, %#)", (language, expected) => {
  expect(split(expected.join(lexiconOf(language).spaced ? " " : ""), language)).toEqual(expected);
});

it.each([
  ["Lo dirige la Dra. Begoña Alcántara. Nadie se fue.", "es", "Lo dirige la Dra. Begoña Alcántara."],
  ["Pour M. Szymański et le Dr Roumieux, oui. Reste novembre.", "fr", "Pour M. Szymański et le Dr Roumieux, oui."],
  ["Lo precisa la dott.ssa Ilaria Cioccolanti. Non è poco.", "it", "Lo precisa la dott.ssa Ilaria Cioccolanti."],
  ["Para a Dra. Nara Figueirôa, sim. Nem tudo é harmonia.", "pt", "Para a Dra. Nara Figueirôa, sim."],
  ["Ждут в библиотеке им. Пришвина на ул. Ленина, д. 5. Мест нет.", "ru", "Ждут в библиотеке им. Пришвина на ул. Ленина, д. 5."],
  ["Это доказал к. э. н. Денис Вавилов. Ему поверили.", "ru", "Это доказал к. э. н. Денис Вавилов."],
  ["Дорогу закрыли в 2017 г. Ольга собрала подписи.", "ru", "Дорогу закрыли в 2017 г."],
  ["В 2019 г. Ольга собрала подписи. Их много.", "ru", "В 2019 г. Ольга собрала подписи."],
  ["इंजीनियर डॉ. मीनाक्षी पंत आईं। सब खुश थे।", "hi", "इंजीनियर डॉ. मीनाक्षी पंत आईं।"],
])("keeps the titles and abbreviations of its first sentence whole: %s", (text, language, first) => {
  expect(split(text, language)[0]).toBe(first);
});

it.each([
  ["그는 7년 전에 빌린 참깨를 갚았다.", "ko", true],
  ["박 씨가 말하는 이야기는 장부에 적혀 있다.", "ko", true],
  ["2019년 한 할머니는 봉투에 이렇게 썼다.", "ko", true],
  ["대표 박순임(71) 씨가 항아리 뚜껑을 닦으며 말했다.", "ko", true],
  ["군은 내년에 다리를 놓겠다고 말했다.", "ko", false],
  ["그네가 있는 놀이터가 문을 열었다.", "ko", false],
  ["이도형 박사는 콩 148종을 심었다.", "ko", false],
  ["如今，这个数字是1.2米。", "zh", true],
  ["不过，热闹带来了新的烦恼。", "zh", true],
  ["可以洗衣，不用洗衣粉。", "zh", false],
  ["老厂房里陆续开了26家小店。", "zh", false],
  ["Pero nadie se movió.", "es", true],
  ["C’est le four qui compte.", "fr", true],
  ["Poi si è seduto.", "it", true],
  ["Ele não errou.", "pt", true],
  ["Elevadores parados há um ano.", "pt", false],
  ["В 1972 году она встретила здесь свой первый поезд.", "ru", true],
  ["Зато появились планы.", "ru", true],
  ["Носильщики вышли на перрон.", "ru", false],
  ["इसलिए लड़के छोटे पास सीख गए।", "hi", true],
  ["परिवारों ने खेत दे दिए।", "hi", false],
])("%s (%s) leans on the sentence before: %s", (text, language, expected) => {
  expect(leans(text, lexiconOf(language))).toBe(expected);
});
