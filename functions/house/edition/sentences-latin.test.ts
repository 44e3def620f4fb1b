import { expect, it } from "vitest";
import { grammarOf } from "../grammar/choose.ts";
import { readArticle } from "./article.ts";
import { splitSentences } from "./sentences.ts";

const split = (text: string, language: string) => splitSentences(text, grammarOf(language)).map((sentence) => sentence.text);

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
  const { sentences, quotations } = readArticle(content, language);
  expect(sentences.map(({ hasQuote }) => hasQuote)).toEqual([true, true, true, false]);
  // Only the last part is closed; whose it is stands two paragraphs above.
  expect(quotations.map(({ speaker }) => speaker?.name ?? null)).toEqual([null, null, null]);
});
