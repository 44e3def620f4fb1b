import { metadataText } from "../text.ts";
import { asciiDigits, isMonth, isWeekday, readDate } from "./written-date.ts";

const words = (list: string) =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .join("|");

/** Words before a name in a byline, in the twelve languages and some related ones; longer ones first. */
export const bylineLeads = words(`
written and reported by|updated by|reported by|written by|posted by|published by|words by|story by|text by|article by|edited by|by|from our correspondent|author
verfasst von|aufgezeichnet von|(?:das )?interview führten?|protokoll:?|geschrieben von|ein beitrag von|ein artikel von|ein kommentar von|eine analyse von|von|autorin|autoren|autor|text
publi[ée] par|r[ée]dig[ée] par|[ée]crit par|(?:propos )?recueillis? par|par|auteurs?|texte
publicado por|escrito por|redactado por|redacci[oó]n de|entrevista de|por|autor|texto
a cura di|(?:intervista )?raccolt[ao] da|scritto da|pubblicato da|articolo di|redatto da|di|da|dal nostro inviato|dal nostro corrispondente|autore|testo
redigido por|reda[çc][ãa]o de|texto de
автор(?:ы)?|текст|подготовил[аи]?|материал подготовил[аи]?|корреспондент|журналист
執筆者?|文責|文・写真|取材・文|取材|文|著者|記者|筆者
作者|文字|撰文|撰稿|記者|记者|本报记者|本報記者|特约记者|通讯员|新华社记者|文
글쓴이|작성자|글|기자|취재
بقلم|كتبت?|تحرير|إعداد|المصدر|الكاتب|المؤلف|تقرير
लेखक|द्वारा|रिपोर्ट|रिपोर्टर|संवाददाता|प्रस्तुति|लेखिका|संपादन
door|av|af|autorzy|przez|yazan|tekst
`);

/** Job titles after a name, or alone; not part of the name. */
export const roles = words(`
(?:our |special |chief |senior |staff |deputy |associate |assistant |contributing |managing |executive |guest |political |science |health |business |sports? |education |environment |technology |religion |local |national |foreign |video |data |digital |breaking news |general assignment |lead |freelance |investigative )*(?:correspondents?|reporters?|writers?|editors?|journalists?|columnists?|contributors?|photographers?|producers?|critics?|fellows?|authors?|bureau chief|in chief|analyst|staff|intern)
(?:staff|newsroom|news desk|web desk|online desk|editorial team|editor-in-chief|contributor|updated|published)
(?:chef)?redakteur(?:in)?|reporter(?:in)?|korrespondent(?:in)?|journalist(?:in)?|volont[äa]r(?:in)?|autor(?:in)?|chefredaktion|freie mitarbeiterin?
journaliste|correspondante?|envoy[ée]e? sp[ée]ciale?|r[ée]dact(?:eur|rice)(?: en chef)?|chroniqueu(?:r|se)|grand reporter
periodista|corresponsal|redactora?|enviad[ao] especial|columnista|colaboradora?|reportera?
giornalista|corrispondente|inviat[oa]|redatt(?:ore|rice)|collaborat(?:ore|rice)
jornalista|correspondente|rep[oó]rter|redatora?|enviad[ao] especial|colunista|colaboradora?
корреспондент|журналист(?:ка)?|редактор|обозреватель|спецкор(?:респондент)?|собкор
記者|編集委員|論説委員|特派員|編集部員|ライター|編集者|支局長
记者|記者|(?:[专專]題|[综綜]合)?[报報][导導道]|编辑|編輯|通讯员|特约撰稿人|实习记者|评论员
기자|특파원|논설위원|편집위원|선임기자|객원기자|인턴기자|전문기자|에디터
مراسلة?|صحفية?|محررة?|كاتبة?|موفدة?|مراسل خاص
संवाददाता|रिपोर्टर|पत्रकार|संपादक|उप संपादक|वरिष्ठ संवाददाता|वरिष्ठ पत्रकार|ब्यूरो|डेस्क
`);

/** After one of these a byline says something else: where the text is from, who edited it, when it was changed. */
export const bylineEnds = words(`
updated|published|posted|last modified|modified|source|photos?|photographs?|illustrations?|video|edited|translated|translation|styled|photographed|photography|modeled|reviewed|fact[- ]checked|follow|share|reading time|\\d+ min(?:ute)?s?
ver[öo]ffentlicht|aktualisiert|lesezeit|lesedauer|temps de lecture|tiempo de lectura|tempo di lettura|tempo de leitura|время чтения|stand|foto|fotos|quelle|publi[ée] le|mis [àa] jour|modifi[ée] le|publicado|actualizado|pubblicato|aggiornato|atualizado
опубликовано|обновлено|источник|фото|редактор|来源|來源|摄影|攝影|翻译|翻譯|字體|责任编辑|責任編輯|责编|编辑|編輯|发布|更新|时间|時間|写真|撮影|入力|수정|입력|등록|사진|نشر|تاريخ|تحديث|المصدر|प्रकाशित|अपडेट|Updated|Published
`);

/** A desk, not a person: used only when no person is named. */
export const desks =
  /(?:^|[\s-])(?:redaktion\p{L}*|redazione|redacci[oó]n|reda[cç][aã]o|r[ée]daction|editorial (?:team|staff|board)|editorial|newsroom|news ?desk|web ?desk|desk|staff|team|equipo|equipe|équipe|redakcja|редакци\p{L}*|пресс-служба)(?=$|[\s-])|編集部|編輯部|编辑部|編集室|取材班|取材チーム|편집국|편집부|뉴스팀|취재팀|온라인팀|디지털뉴스|هيئة التحرير|فريق|قسم|التحرير|डेस्क|टीम|ब्यूरो/iu;

/** News agencies: after a person's name only that person's employer. */
export const agencies =
  /^(?:the )?(?:associated press|ap|reuters|afp|agence france-presse|dpa(?:[/-]\p{L}+)?|epd|kna|sid|efe|europa press|agencias?|ansa|adnkronos|agi|lusa|ag[êe]ncia \p{L}+|тасс|риа новости|интерфакс|時事|時事通信|共同|共同通信|ロイター|연합뉴스|뉴시스|뉴스1|新华社|新華社|中新社|中央社|رويترز|وكالات|أ ?ف ?ب|भाषा|पीटीआई|एएनआई|एजेंसी|pti|ani|ians|upi|pa|pa media|press association|aap|apa|ats|keystone-ats|belga|anp|tass|xinhua|bloomberg|agenc(?:y|ies)|agenturen?)$/iu;

/** Placeholders that are not author names. */
export const noAuthors =
  /^(?:admin(?:istrator)?|root|user|guest|anonymous|unknown|n\/?a|null|undefined|none|test|webmaster|editor|editors|author|authors|share|login|subscribe|menu|home|contact|about|more|follow|\[object object\]|default|posted|published|updated|by|von|par|por|di)$/i;

const mostNames = 12;

/** How a byline begins. */
export const lead = new RegExp(
  `^(?:(?:${bylineLeads})(?:\\s*[:：/|・]\\s*|\\s+|(?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]))|[-–—:：/|・・＝=*]\\s*)`,
  "iu",
);
const role = new RegExp(`^(?:${roles})(?=$|[\\s,.(/]|(?:in|für|pour|de|at|of)\\s)`, "iu");
/** Credits of photographers and illustrators, who are not the authors. */
const drawn =
  /[^,;&()]{2,60}\((?:photos?|photography|fotos?|grafik|graphics?|illustrations?|illustration(?:en)?|bild(?:er)?|zeichnung(?:en)?|video|dessins?|写真|イラスト|사진|фото|图|摄影|صور)\)/giu;
const courtesy = /^(?:Pfarrer(?:in)?|Pastor(?:in)?|Herr|Frau|Mr|Mrs|Ms|Mme|Sra?|Dott(?:\.ssa)?|Rev)\.?\s+(?=\p{Lu})/u;
/** How a name with its work ends. */
export const trailingRole = new RegExp(`(?:\\s+|(?<=[\\p{Script=Han}\\p{Script=Hangul}]))(?:${roles})\\.?$`, "iu");
const end = new RegExp(`(?:^|[\\s(（|])(?:${bylineEnds})(?=$|[\\s:：,.|])`, "iu");

/** The names in what a page writes of its authors: without "By", work, agency in brackets, dates, addresses. */
export function authorNames(written: string, language: string): string[] {
  let text = asciiDigits(metadataText(written, 400))
    .replace(/\S{1,80}@\S{1,80}/g, " ")
    .replace(/\(?\bhttps?:\S+/gi, " ")
    .replace(/(?:^|\s)@\w+/g, " ")
    .replace(drawn, " ")
    .replace(/[[(（【][^\])）】]{0,60}[\])）】]/g, (bracketed) =>
      /^[【[]/.test(bracketed) && bracketed.length < 20 ? bracketed.slice(1, -1) : " ",
    )
    .replace(/\s+/g, " ")
    .trim();
  // Behind a bar a byline goes on with something else.
  if (lead.test(text)) text = text.split(/\s*[|•·]\s/)[0] ?? "";
  for (let times = 0; times < 3; times++) text = text.replace(lead, "").trim();
  const ended = text.search(end);
  if (ended >= 0) text = text.slice(0, ended);
  // "오세린 … 이야기를 씁니다.": behind a Korean name, what its bearer writes about.
  text = text.replace(/^(\p{Script=Hangul}{2,4})\s.*[다요]\..*$/u, "$1");
  // "記者：麥可盈 攝影：鄧朗": the next label ends the names.
  text = withoutDate(text.replace(/(?<=\S)\s[^\s\d]{1,12}[:：].*$/u, ""), language);
  const names = text
    .split(
      /\s*[|•·;；、，/／\n]\s*|\s+[–—-]\s+|\s*,\s+(?:and|und|et|y|e|и)\s+|\s+(?:and|AND|und|UND|et|ET|y|e|и|और|و|with|mit|avec|con|com)\s+|\s*[,،&＆]\s*|(?<=\p{Script=Han})\s+(?=\p{Script=Han}{2,4}(?:\s|$))/u,
    )
    .map((piece) => withoutWeekday(piece.trim(), language))
    // "Jane Doe, Gazette Staff Writer": after a name, a job title is dropped with its employer.
    .map((piece, at) => ({ piece, names: at > 0 && isWork(piece) ? [] : nameIn(piece, language) }))
    .filter((entry, at, all) => !isTown(entry.names[0] ?? "", all.slice(0, at), language))
    .flatMap((entry) => entry.names)
    .slice(0, mostNames);
  return names.length === 2 && isInverted(written, names) ? [`${names[1]} ${names[0]}`] : names;
}

/** "Jane Doe December 12, 2026", "谢若含2026-03-01": a date behind the names is left out. */
function withoutDate(text: string, language: string): string {
  const digit = text.search(/\d/);
  if (digit < 2 || readDate(text, language) === null) return text;
  const words = text.slice(0, digit).trim().split(/\s+/);
  while (
    words.length > 0 &&
    (isMonth(words.at(-1) ?? "", language) || /^(?:on|at|le|am|um|il|el|em|в|\p{L}{2,9}day|\p{L}{4,10}tag),?$/iu.test(words.at(-1) ?? ""))
  )
    words.pop();
  return words.join(" ");
}

/** "Jane Doe Friday": the day of a date whose numbers are gone. */
function withoutWeekday(piece: string, language: string): string {
  const words = piece.split(" ");
  return isWeekday(words.at(-1) ?? "", language) ? words.slice(0, -1).join(" ") : piece;
}

function nameIn(piece: string, language: string): string[] {
  let name = piece
    .trim()
    .replace(/\s+(?:at|on|um|à|alle|às|a las)\s+\d.*$/u, "")
    .replace(/^(\p{Lu}\S* \p{Lu}\S*.*?)\s(?:in|on|at|for)\s.*$/u, "$1")
    .replace(courtesy, "");
  for (let times = 0; times < 2; times++) name = name.replace(lead, "").trim();
  // A slug, "jane-doe", is an address's way to write a name.
  if (role.test(name) || /^[a-z\d]+(?:[-_][a-z\d]+)+$/.test(name)) return [];
  name = name
    .replace(trailingRole, "")
    .replace(/[\s.,:;：–—-]+$/u, (tail) => (/\b(?:\p{Lu}|[JS]r)\.$/u.test(name) ? tail.trim() : ""))
    .replace(/^["'“”«»‘’]+|["'“”«»]+$/gu, "")
    .trim();
  // Text with a colon is a label, not a name.
  if (/[:：]/.test(name)) return [];
  const isDated = /\d/.test(name) && (readDate(name, language) !== null || /\d{2}/.test(name));
  if (name === "" || isDated || /^(?:www\.|https?:)|\.(?:com|org|net|html?|php)\b|[<>{}[\]\\]/i.test(name)) return [];
  return [isShouted(name) ? capitalized(name) : name];
}

const isWork = (piece: string) => trailingRole.test(piece) && piece.replace(trailingRole, "").trim().split(/\s+/).length < 2;

/** "अनूप केसरी, संवाददाता, वाराणसी": one word after a job title, or in Hindi after a whole name, is the town they work in. */
function isTown(name: string, before: { piece: string; names: string[] }[], language: string): boolean {
  const last = before.at(-1);
  if (last === undefined || name === "" || name.includes(" ") || !/\p{L}/u.test(name)) return false;
  if (role.test(last.piece)) return before.length > 1;
  return /^hi\b/.test(language) && (last.names[0] ?? "").includes(" ");
}

/** "Doe, Jane": two single words with a comma between them. */
const isInverted = (written: string, names: string[]) =>
  /^\s*[\p{L}'’-]{2,40},\s[\p{L}'’.-]{2,40}\s*$/u.test(written) && names.every((name) => !name.includes(" "));

const isShouted = (name: string) => /\p{Lu}{3}/u.test(name) && !/\p{Ll}/u.test(name) && /\s/.test(name);
const capitalized = (name: string) =>
  name.toLowerCase().replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
