import { late } from "../../http/late-pattern.ts";
import { maskQuotes, quoteSpans } from "../edition/quote-spans.ts";
import { splitSentences } from "../edition/sentences.ts";
import type { DateMention } from "../edition/timeline.ts";
import type { Grammar } from "./grammar.ts";
import { clauseOf, latinPeople } from "./people-latin.ts";

const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const month =
  "(Jan(?:uary|\\.)|Feb(?:ruary|\\.)|March|Mar\\.|April|Apr\\.|May|June|July|Aug(?:ust|\\.)|Sept(?:ember|\\.)|Oct(?:ober|\\.)|Nov(?:ember|\\.)|Dec(?:ember|\\.))";
const year = "((?:1[1-9]|20)\\d\\d)";
const stopwords = new Set(
  "the a an and or but nor of to in on at by for from with without into onto over under about as is are was were be been being has have had do does did will would can could may might must shall should not no it its this that these those they them their there then than he she his her him we us our you your i me my who whom whose which what when where why how if so because while until before after since during between through up down out off again more most some any each every both all few much many such only own same too very just also now one two three four five six seven eight nine ten once still even ever never yet here well back said says like per cent percent".split(
    " ",
  ),
);

const monthNumber = (name: string) => months.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1;

function dates(text: string): DateMention[] {
  const found: (DateMention & { at: number })[] = [];
  const add = (at: number, label: string, y?: string, m?: string, d?: string) =>
    found.push({
      at,
      label,
      year: y ? Number(y) : null,
      month: m ? monthNumber(m) : null,
      day: d ? Number(d) : null,
      past: /\bsince\s$/.test(text.slice(0, at)),
    });
  for (const m of text.matchAll(new RegExp(`\\b${month} (\\d{1,2})(?!\\d)(?:, ${year})?`, "g"))) add(m.index, m[0], m[3], m[1], m[2]);
  for (const m of text.matchAll(new RegExp(`\\b(\\d{1,2}) ${month}(?: ${year})?(?!\\p{L})`, "gu"))) add(m.index, m[0], m[3], m[2], m[1]);
  for (const m of text.matchAll(new RegExp(`\\b${month} ${year}\\b`, "g"))) add(m.index, m[0], m[2], m[1]);
  for (const m of text.matchAll(
    new RegExp(
      `\\b(?:[Ii]n|[Ss]ince|from|[Bb]y|until|around|dates from|last seen in|(?:spring|summer|autumn|fall|winter|start|beginning|middle|end) of) ${year}\\b(?![-–’'])`,
      "g",
    ),
  ))
    add(m.index, m[1] ?? "", m[1]);
  return found.toSorted((a, b) => a.at - b.at || b.label.length - a.label.length);
}

const noun =
  "(?!(?:the|a|an|and|or|but|of|to|in|on|at|by|for|from|with|into|over|is|are|was|were|had|has|have|that|which|who|it|they|he|she)\\b)[\\p{L}][\\p{L}’'-]*";
const notLast =
  /^(?:half|part|side|end|number|kind|sort|piece|pair|top|bottom|ones?|bit|lot|way|same|tomorrow|today|yesterday|other|last|first|next|rest|away|back|together|again|apart|ago|inland|upstream|alike|alone|neither|either)$|(?:sel(?:f|ves)|ed|ing|ly|[’']s|[’']t|[’']d|ould)$/;
const plainVerbs =
  /^(?:heard|told|thought|brought|bought|felt|held|kept|knew|sat|won|lost|paid|said|slept|spent|wrote|drew|threw|spoke|broke|rose|chose|wore|ate|gave|built|sold|taught|caught|fought|became|led|met|began|came|come|went|go|goes|put|puts|took|take|ran|run|read|reads|got|get|made|make|makes|found|gave|set|cut|cuts|left|kept|keep|fell|fall|hung|sent|saw|see|told|grew|led|lay|stood|met|won|cost|costs|covers|holds|rises|drops|lifts|shuts|opens|pushes|reach|reached|now|already|whether|against|off|above|below|beside|beneath|behind|along|across|among)$/i;

function phrases(text: string): string[] {
  const paragraph = maskQuotes(text, quoteSpans(text));
  const found: { text: string; score: number }[] = [];
  for (const { text: sentence } of splitSentences(paragraph, en)) {
    const plain = sentence.replace(/[.;]$/, "");
    const words = plain.split(" ").length;
    if (
      words >= 3 &&
      words <= 5 &&
      late.u`^\p{Lu}[\p{L}\d,’' -]+$`.test(plain) &&
      !/^(?:It|That|This|There|So|But|And)\b|\b(?:it|that|this|so|too|them)$/.test(plain)
    )
      found.push({ text: plain, score: 5 });
  }
  const pattern = new RegExp(
    `(?<!\\b(?:[Ww]hen|[Ii]f|[Aa]s|[Bb]ecause|[Ww]hile|[Oo]nce|that|before|until|than|than|[Nn]ow|and|[Aa]nd) )\\b((?:[Tt]he|[Aa]n?|[Oo]ne) (?:${noun} ){1,3}${noun})(?=[,.;:]|\\s(?:of|in|on|at|to|for|from|with|by|and|that|which|who|is|are|was|were|had|has|above|over|under|near|used)\\b)`,
    "gu",
  );
  for (const match of paragraph.matchAll(pattern)) {
    const [article = "", ...words] = (match[1] ?? "").split(" ");
    const last = words.at(-1) ?? "";
    if (
      notLast.test(last) ||
      words.includes("bit") ||
      words.includes("ones") ||
      words.some((word) => plainVerbs.test(word) || /[’']s$/.test(word)) ||
      words.length > 4
    )
      continue;
    if (words.some((word) => stopwords.has(word.toLowerCase()) || /(?:ed|ing)$/.test(word))) continue;
    found.push({ text: [article, ...words].join(" "), score: (/^the$/i.test(article) ? 2 : 1) + (words.length === 2 ? 1 : 0) });
  }
  return found.toSorted((a, b) => b.score - a.score).map((entry) => entry.text);
}

/** Things that take an apposition as people do ("Buenos Aires, the capital of"). */
const thing = late.u`^,\s(?:the|an?|its|their)\s(?:[\p{Ll}-]+\s){0,3}(?:service|operator|developer|supplier|union|authority|agency|council|capital|city|town|village|hamlet|country|state|county|region|company|firm|group|charity|club|band|team|school|college|museum|river|island|lake|mountain|hill|ship|boat|ferry|train|street|district|suburb|port|project|festival|book|novel|film|song|album|magazine|paper|newspaper|site|building|bridge|church|hotel|pub|shop|restaurant|brand|product|dog|cat|horse|sheepdog|place|area|resort)(?=[,.;]|\s(?:of|in|on|by|near|that|which|with|from|where|for|at|outside|beside)\b)`;
const roleNoun =
  "[\\p{Ll}-]*(?:er|or|ist|ian|ant|wright|man|woman|chief|head|boss|chair|bour|mate|wife|husband|son|vet|pilot|nurse|guide|coach|cook)";
const roleBefore = new RegExp(
  `(?:^|(?<!(?<!\\p{L})(?:of|and|like|than)\\s)(?<=[\\s,]))((?:[Tt]he|[Aa]n?|[Ii]ts|[Hh]er|[Hh]is|[Oo]ur|[Tt]heir)\\s(?:(?!(?:of|in|on|at|by|for|with|and|that|to|from)\\s)[\\p{Ll}’'-]+\\s){0,3}${roleNoun}),?\\s(?:(?:Mr|Ms|Mrs|Dr)\\.?\\s)?$`,
  "u",
);

/** What follows a name between commas: an age, a description, what the person does. */
function apposition(after: string): string | null {
  const clause = /^,\s(.*)$/su.exec(after)?.[1];
  const parts = clause ? (clauseOf(clause, 200) ?? "").split(", ") : [];
  const kept: string[] = [];
  for (const part of parts) {
    const isAge = /^(?:\d{1,3}|now \d{1,3})$/.test(part);
    const isDescription = /^(?:the|an?|his|her|its|their)\s/.test(part) && kept.every((other) => /^\d/.test(other));
    if (/^(?:she|he|they)\s/.test(part)) return null;
    if (!(isAge && kept.length === 0) && !isDescription && !/^(?:who|whose)\s/.test(part)) break;
    kept.push(part);
  }
  const told = kept.join(", ");
  return told === "" || told.length > 120 ? null : told;
}

export const en: Grammar = {
  language: "en",
  spaced: true,
  abbreviation:
    /(?:^|[\s(“‘—])(?:Mr|Mrs|Ms|Dr|Prof|Rev|St|Mt|Jr|Sr|vs|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|No|Nos|Inc|Co|Gov|Sen|Rep|Gen|Col|Lt|Capt|Sgt|Hon|Fr|Sir|Cllr|Cpl|Maj|Adm|Cmdr|Supt|Insp|Det|Brig|Messrs|Fig|Vol|pp?|v|ca|U\.S|[A-Z]|i\.e|e\.g|cf|approx)$/,
  stopwords,
  leaning: late.u`^(?:[“‘"]?(?:He|She|It|They|We|You|I|This|That|These|Those|But|And|Or|Of that|The (?:rest|others|latter|former|other)|The (?:first|second|third|fourth|last|next)(?=,| (?:is|was|would|will|has|had|of|shows?|came|went)\b)|(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten) (?:a|were|will|have|had|are)|So|Then|There|Here|Its|His|Her|Their|Such|Both|Neither|Yet|Still|Instead|Also|Another|Others|One of them|Of them|After that|At (?:that|this)|By then|In (?:that|this)|On that|Since then|In those|The other|For a moment|For a few|A third|From it)\b|(?:\p{L}+ ){1,6}(?:she|he|they)\s)`,
  pointsBack: /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Tt]hem|[Hh]im|[Hh]er|[Hh]is|[Tt]heir|it|its|so did|one of them|both of them)\b/,
  dash: " — ",
  comma: ", ",
  stop: ".",
  dates,
  figures: late.gu`(?:[$€£¥]\s?)?\d+(?:,\d{3})*(?:\.\d+)?(?:%|\s?(?:kg|km|cm|mm|m|km²)\b)?(?:\s(?:million|billion|thousand|per cent|percent|square|cubic))?(?:(?<![$€£¥][\d.,]+(?:\s[a-z]+)?)\s(?!(?:and|or|but|with|in|on|at|by|for|from|to|as|that|which|who|were|was|is|are|had|has|have|of|then|than|ran|left|down|up|off|back|along|around|over|under|between|because|filled|worked|after|ago|later|before|will|would|can|could|may|must|did|does|\p{L}+ed|across|during|already|late|came|made|went|apiece|each|late|since|when|while|every|per|the|a|an|out|into|through)\b)[\p{Ll}][\p{L}-]*){0,2}`,
  isNoFigure: (before, figure, after) =>
    /(?:\b(?:No|Nos|Year|year|Grade|Class|minute|Highway|Platform|Gate|page|aged?|number|Page|route|the|Route|Room)\.?\s|[#:–-]|\d[.,:])$/i.test(
      before,
    ) ||
    new RegExp(`${month}\\s$`).test(before) ||
    new RegExp(`^\\s?${month}`).test(after) ||
    late.u`^\s?(?:[ap]\.?m\b|o’clock|:\d|[-–]year|[-–]\p{L}|th\b|st\b|rd\b|nd\b|s\b|\/)`.test(after) ||
    /^(?:1[1-9]|20)\d\d$/.test(figure) ||
    /^(?:1[1-9]|20)\d\d\s/.test(figure) ||
    /^\d{1,2}\.\d\d(?:\s|[ap]m|$)/.test(figure) ||
    (/,\s$/.test(before) && /^,/.test(after)) ||
    !late.u`[$€£¥%]|\s\p{L}{3,}|\d\s?(?:kg|km|cm)`.test(figure) ||
    /\s(?:on|late|sharp|today|tomorrow|each)$/.test(figure) ||
    /^\d+ (?:to|per|years?|months?|weeks?|days?|hours?|minutes?)\b/.test(figure) ||
    /^\s(?:to|past)\s\d/.test(after),
  phrases,
  people: latinPeople({
    title:
      /(?:^|[\s(“—])(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Capt|Sgt|Col|Gen|Lt|Cllr|Cpl|Judge|Mayor|President|Professor|Captain|Sister|Sir|Dame|Councillor|Councilman|Councilwoman|Senator|Governor|Minister)\.?\s$/,
    femaleTitle: /(?:Mrs|Ms|Miss|Dame|Sister|Councilwoman)/,
    maleTitle: /(?:Mr\b|Sir|Councilman)/,
    noName:
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Sept|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|An?|In|On|At|By|For|From|To|Of|With|And|But|Or|If|When|While|After|Before|Since|Until|Under|Over|Nobody|Some|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Every|Each|This|That|These|Those|It|Its|He|She|They|We|His|Her|Their|Our|My|You|What|Which|Who|How|Why|Where|There|Then|Here|As|So|Not|No|Only|Visitors|Much|Most|Many|Library|Church|Street|Road|Avenue|Square|Park|School|College|University|Hospital|Museum|Council|Hall|Hill|River|Creek|Bridge|County|City|Town|Village|Harbor|Harbour|House|Mill|Trust|Club|Society|Company|Association|Department|Ministry|Office|Station|War|World|North|South|East|West|New|Great|Old|Central|National|Royal|International|Friends|Group|Bank|Market|Island|Lake|Mount|Bay|Center|Centre|Institute|Foundation|Festival|Day|Night|Page|Kingdom|States|Toy|Public|Community|Standard|Alliance|Bureau|Agency|Authority|Commission|Committee|Board|Union|League|Party|Team|Times|Hardware|Police|Fire|Court|Government|Services?|Network|Project|Program|Programme|Academy|Theatre|Theater|Gallery|Orchestra|Choir|Railway|Airport|Beach|Valley|Forest|Gardens?|Farm|Inn|Hotel|Caf[eé]|Bakery|Restaurant|Brewery|Castle|Tower|Palace|Cathedral|Chapel|Abbey|Coast|Ocean|Sea|Gulf|Canal|Republic|Empire|Act|Law|Coaches|Airlines|Partners|Networks?|Energy|Water|Power|Rail|Buses|Foods|Systems|Holdings|Ltd|Inc|Rovers|United|Athletic|Wanderers|Stadium|Arena|Lane|Primary|High|Secondary|Memorial|Crown)$/,
    role: /^(?!)/,
    speech:
      /said|says|say|told|tells|recalled|recalls|argued|argues|explained|explains|added|adds|asked|asks|warned|warns|reported|reports|replied|replies|noted|notes|insisted|insists|joked|jokes|laughed|shouted|puts in|put in|announced|declared|remarked|admitted|admits|agreed|agrees|answered|answers|cried|whispered|muttered|suggested|suggests|claimed|claims|promised|concluded|quipped|continued|wrote|writes|observed|called out/,
    she: /^[Ss]he$/,
    he: /^[Hh]e$/,
    nameless:
      /\b(?:wife|husband|widow|widower|mother|father|daughter|son|sister|brother|woman|man|girl|boy|neighbou?r|friend|colleague|partner|aunt|uncle|nephew|niece|grandmother|grandfather|granddaughter|grandson|stranger|passer-by|child|parent|mum|mom|dad)\b/,
    human: late.u`\b(?:mayor|manager|chair|chairman|chairwoman|councillor|councilor|officer|spokes\p{L}+|teacher|principal|head|headteacher|coach|captain|driver|doctor|nurse|judge|lawyer|solicitor|prosecutor|defendant|witness|student|pupil|player|referee|striker|keeper|goalkeeper|owner|director|farmer|baker|clerk|caretaker|custodian|volunteer|resident|customer|visitor|reporter|editor|minister|president|secretary|pastor|priest|vicar|firefighter|chief|sergeant|detective|engineer|architect|scientist|professor|researcher|author|singer|conductor|cook|chef|patient|tenant|landlord|worker|employee|boss|guest|organi[sz]er|expert|analyst|someone|somebody|another|everyone|crowd|the other|guard|passenger|tourist|official|agent|waiter|waitress|shopkeeper|soldier|rider|walker|hiker|cyclist|commuter|shopper|voter|supporter|fan|protester|speaker|caller|voice)\b|\b(?:a|an|his|her|another|one|by the|by a)\s(?:[a-z-]+\s)?[a-z]+(?:er|or|ist|ian|ant|man|woman)\b`,
    opener: new RegExp(
      `^(?:(?:When|As|While|But|And|Then|Because|If|So|Later|Yesterday|Today|Now|Once|Before|After|Since)\\s)?(?:(?:(?:[Tt]he|[Aa]n?|[Hh]er|[Hh]is)\\s)?(?:(?!(?:of|to|with|for|by|from|and|or|at|in|on|about)\\s)[\\p{L}-]+\\s)?(?:${roleNoun}|Mayor|Cllr|Mr|Ms|Mrs|Miss|Dr|Prof|Professor|Captain|Councillor|Rev|Sir|Dame|Judge|Sgt|Capt|President|Senator|Governor|Minister)\\s)?$`,
      "u",
    ),
    determiner: /^(?:[Tt]he|[Aa]n?|[Ii]ts|[Hh]er|[Hh]is|[Oo]ur|[Tt]heir)\s/,
    listener: /(?:^|\s)(?:to|with|about|after|before|and|when|while|as|that|beside|near)\s/,
    denial: /^\s(?:nothing|not|no\b)/,
    hearsay: /\b(?:[Aa]ccording to|quoting|quoted|citing|paraphrasing|reading (?:from|out)|[Ii]f|[Uu]nless)\b/,
    frame: {
      tail: late.u`^\s(?:(?:on|at|in|during|after|before|later|then|yesterday|today|afterwards|again|simply|only|quietly|once)(?:\s(?!(?:that|which|who|reads?|reading|says?|sign|note|poster|banner)\b)[\p{L}\d’.-]+){0,6}|(?:the|a|his|her|their)\s(?:council|meeting|court|crowd|committee|board|audience|paper|hearing|inquest)|reporters|residents|parents|visitors)$`,
      that: /\b(?:that|which|whether|who|what|how|reads?|reading|sign|note|poster|banner)\b/,
      lead: late.u`^,?\s(?:the|a|an|his|her|its)\s(?!.*\b(?:to|with|about|and|that|who)\b)(?:[\p{L}’-]+\s){0,4}[\p{L}’-]+,?\s(?:(?:Dr|Mr|Ms|Mrs)\.?\s)?$`,
    },
    joins: /^(?:and|or|to|of|with|for|from|about|at|on|in|by)$/,
    otherPronoun: /^(?:[Tt]hey|[Ww]e|I|[Ii]t|[Yy]ou|[Ww]ho|people|everyone)$/,
    adverb: late.u`^\s(?:\p{Ll}+ly|also|then|once|later|often|always|himself|herself|has|had|still)\s$`,
    personAfter: late.u`^,\s(?:\d{1,3}\b|who\b|(?:the|an?|his|her|its|their|whose)\s\p{Ll})`,
    personBefore: new RegExp(`${roleBefore.source}|(?:^|\\s)${roleNoun}\\s$`, "u"),
    thing,
    placeBefore: /\b(?:in|at|from|near|into|through|around|via|on|over|across|outside|to)\s$/,
    describe(name, before, after) {
      const told = apposition(after);
      const about = roleBefore.exec(before)?.[1]?.trim();
      if (told && /^who\s/.test(told) && about && !/^(?:[Hh]er|[Hh]is|[Ii]ts|[Tt]heir|[Oo]ur)\s/.test(about))
        return `${name}: ${about.replace(/^(The|An?)\s/, (article) => article.toLowerCase())}, ${told}.`;
      if (told && !/^\d{1,3}$/.test(told)) return `${name}: ${told.replace(/^who\s/, "")}.`;
      const found = roleBefore.exec(before)?.[1]?.trim();
      const role =
        found &&
        !/^(?:[Hh]er|[Hh]is|[Ii]ts|[Tt]heir|[Oo]ur)\s|(?:operator|developer|supplier|provider|maker|owner|retailer|insurer|publisher)$/.test(
          found,
        )
          ? found
          : undefined;
      return role ? `${name}${told ? `, ${told}` : ""}: ${role.replace(/^The\s/, "the ")}.` : null;
    },
  }),
};
