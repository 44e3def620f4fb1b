import { late } from "../../http/late-pattern.ts";
import type { DateMention } from "../edition/timeline.ts";
import type { Grammar } from "./grammar.ts";
import { hindiGoesOn, hindiPeople } from "./people-hindi.ts";

const months: readonly (readonly string[])[] = [
  ["जनवरी"],
  ["फरवरी", "फ़रवरी"],
  ["मार्च"],
  ["अप्रैल"],
  ["मई"],
  ["जून"],
  ["जुलाई"],
  ["अगस्त"],
  ["सितंबर", "सितम्बर"],
  ["अक्टूबर", "अक्तूबर"],
  ["नवंबर", "नवम्बर"],
  ["दिसंबर", "दिसम्बर"],
];
const month = `(${months.flat().join("|")})`;
const digit = "[\\d०-९]";
const letter = "[\\p{L}\\p{M}]";
const yearDigits = `((?:[1१][3-9३-९]|[2२][0०])${digit}${digit})`;
const full = new RegExp(`(?<!${digit}|[.,:])(${digit}{1,2})\\s${month}(?:,?\\s${yearDigits})?(?!${letter}|${digit})`, "gu");
const monthly = new RegExp(`(?<!${digit}\\s)(?<!${letter})${month}\\s${yearDigits}(?!${digit})`, "gu");
const yearly = new RegExp(`(?<!${digit}|[,.-])${yearDigits}(?=\\s(?:में|से|तक)(?!${letter}))`, "gu");

const latin = (figure: string) => Number(figure.replace(/[०-९]/g, (sign) => String(sign.charCodeAt(0) - 0x966)));
const monthNumber = (name: string | undefined) => months.findIndex((names) => names.includes(name ?? "")) + 1;

function dates(text: string): DateMention[] {
  const found: (DateMention & { at: number })[] = [];
  for (const m of text.matchAll(full)) {
    found.push({ at: m.index, label: m[0], year: m[3] ? latin(m[3]) : null, month: monthNumber(m[2]), day: latin(m[1] ?? "") });
  }
  for (const m of text.matchAll(monthly))
    found.push({ at: m.index, label: m[0], year: latin(m[2] ?? ""), month: monthNumber(m[1]), day: null });
  for (const m of text.matchAll(yearly)) {
    const behind = text.slice(Math.max(0, m.index - 12), m.index);
    if (new RegExp(`${month}\\s$`, "u").test(behind)) continue;
    found.push({ at: m.index, label: m[0], year: latin(m[0]), month: null, day: null });
  }
  return found.toSorted((a, b) => a.at - b.at || b.label.length - a.label.length).map(({ at: _, ...date }) => date);
}

const functionWords =
  "में से तक को का की के ने पर और या भी ही तो है हैं था थी थे बार नहीं जो कि यह वह ये वे इस उस इन उन हो हुआ हुई हुए कर एक बाद पहले साथ लिए द्वारा ऊपर नीचे ऐसा ऐसी ऐसे अन्य और";
const stopwords = `${functionWords} अब तब जब कब क्या कौन कहां कहाँ वहां वहाँ यहां यहाँ मैं हम आप तुम मेरा मेरी मेरे हमारा हमारी हमारे अपना अपनी अपने उसका उसकी उसके उनका उनकी उनके इसका इसकी इसके जिस जिसका जिसकी जिसके जिन जिनका कुछ सब सभी कोई किसी बहुत ज्यादा ज़्यादा कम सिर्फ केवल लेकिन मगर क्योंकि अगर यदि फिर गया गई गए किया की दिया दी दिए रहा रही रहे होता होती होते कहा बताया बोले बोली लगा लगी दो तीन साल वर्ष`;
const scale = "(?:अरब|करोड़|करोड़|लाख|हजार|हज़ार|हज़ार)";
const number = `${digit}+(?:,${digit}{2,3})*(?:\\.${digit}+)?`;
const noNoun = functionWords.replaceAll(" ", "|");

/** Hindi: sentences, dates, figures with what they count, and what leans on the sentence before. */
export const hi: Grammar = {
  language: "hi",
  spaced: true,
  terse: true,
  abbreviation: late.u`(?:^|[^\p{L}\p{M}])(?:No|Dr|Mr|Ms|Ph|डॉ|डा|श्री|श्रीमती|प्रो|पं|कु|सं|\p{Lu})$`,
  stopwords: new Set(stopwords.split(" ")),
  leaning: late.u`^(?:[“‘"]\s?)?(?:वह|वे|यह|ये|इस|इसके|इसमें|इसलिए|इसीलिए|इससे|इसे|इसका|इसकी|इन|इनमें|इनके|इन्हें|उस|उसने|उसके|उसका|उसकी|उसे|उन्होंने|उनके|उनका|उनकी|उन|उन्हें|उनमें|लेकिन|पर|मगर|और|फिर|तब|तो|वहां|वहाँ|यहां|यहाँ|बदले में|बाद में|जिस|जिसमें|जिससे|जिनमें|क्योंकि|हालांकि|हालाँकि|साथ ही|दोनों|ऐसा|ऐसे|ऐसी|वही|यही|पूछने पर|बस|इसी|उसी|अब|बाकी|बाक़ी|पहला|पहली|दूसरा|दूसरी|दूसरे|तीसरा|तीसरी|जवाब में|वहीं|उधर|आधे|आधी|दरअसल)(?![\p{L}\p{M}])|^.{0,40}\s(?:उसने|उन्होंने|वह|वे)\s|^.{0,25}\s(?:के|की|का)\sइस\s|^.{0,70}\s(?:इसमें|इससे|इसके|इसका|इसकी)\s`,
  dash: " – ",
  comma: ", ",
  stop: "।",
  dates,
  figures: new RegExp(
    `(?:[₹$€£]\\s?)?${number}(?:\\s?%|(?:\\s${scale}(?!${letter})(?:\\s${number}\\s${scale}(?!${letter}))*)?(?:\\s(?:वर्ग|घन)\\s${letter}{2,}|\\s(?!(?:${noNoun})(?!${letter}))${letter}{2,})?)`,
    "gu",
  ),
  isNoFigure(before, figure, after) {
    const noun = late.u`\s([\p{L}\p{M}]{2,})$`.exec(figure)?.[1] ?? "";
    const isMoneyOrShare = /[%₹$€£]/u.test(figure);
    return (
      late.u`(?:[\p{L}\p{M}]|[\d०-९:.,/–-]|(?:संख्या|नंबर|पृष्ठ|कक्षा|वार्ड|नं\.)\s)$`.test(before) ||
      late.u`^(?:[\p{L}\p{M}]|[:.-][\d०-९])`.test(after) ||
      /\s(?:साल|सालों|वर्ष|वर्षों|वर्षीय|बजे|बजकर|मिनट|मिनटों|घंटे|घंटा|घंटों|सेकंड|दिन|दिनों|महीने|महीनों|सप्ताह|तारीख)$/u.test(figure) ||
      new RegExp(`\\s${month}$`, "u").test(figure) ||
      (/^(?:[1१][3-9३-९]|[2२][0०])[\d०-९][\d०-९](?![\d०-९,])/u.test(figure) && !isMoneyOrShare) ||
      // The oblique plural needs the word that follows it.
      (!isMoneyOrShare && (noun === "" || /(?:ों|ओं)$/u.test(noun)))
    );
  },
  phrases: () => [],
  goesOn: hindiGoesOn,
  people: hindiPeople,
};
