import { bytesIn } from "../../functions/import-url/extract/charset-bytes.test-data.ts";

const polish = "Rada gminy zgodziła się we wtorek, żeby stary prom pływał także zimą, choć łódź wymaga naprawy i nowego silnika.";
const german =
  "Der Gemeinderat hat am Dienstag beschlossen, dass die alte Fähre auch im Winter fährt, obwohl größere Schäden am Rumpf übrig sind.";
const russian =
  "Во вторник совет решил, что старый паром будет ходить и зимой, хотя двигатель нужно чинить, а причал давно просит ремонта.";
const ukrainian =
  "У вівторок рада вирішила, що старий пором ходитиме й узимку, хоч його двигун треба лагодити, а причал давно просить ремонту.";
const greek = "Το συμβούλιο αποφάσισε την Τρίτη να κρατήσει το παλιό πλοίο και τον χειμώνα, αν και η μηχανή του χρειάζεται επισκευή.";
const turkish =
  "Meclis salı günü eski vapurun kışın da çalışmasına karar verdi, oysa geminin motoru bakım istiyor ve iskele çoktan eskidi.";
const hebrew = "המועצה החליטה ביום שלישי שהמעבורת הישנה תפעל גם בחורף, אף שהמנוע שלה זקוק לתיקון והרציף הישן מתפורר.";
const arabic = "قرر المجلس يوم الثلاثاء أن تبقى العبارة القديمة في الخدمة طوال الشتاء، رغم أن محركها يحتاج إلى إصلاح والرصيف قديم.";
const lithuanian =
  "Taryba antradienį nusprendė, kad senasis keltas plauks ir žiemą, nors jo variklį reikia taisyti, o prieplauka seniai sukežusi.";
const vietnamese = "Hôi dông hôm nay cho phép chiêc phà cu chay ca mùa dông, du dông co cua nó phai sua và bên phà rât cu.";
const japanese = "島の議会は火曜日、古い連絡船を冬のあいだも走らせると決めた。機関の修理が必要だが、郵便と医師と子どもたちを運んでいる。";
const korean = "섬 의회는 화요일에 낡은 여객선을 겨울에도 운항하기로 결정했다. 기관을 고쳐야 하지만 우편과 의사와 아이들을 실어 나른다.";
const simplified = "岛上的议会星期二决定，旧渡船在冬天继续行驶。虽然发动机需要修理，但是它运送邮件、医生和十一个上学的孩子。";
const traditional = "島上的議會星期二決定，舊渡船在冬天繼續行駛。雖然引擎需要修理，但是它運送郵件、醫生和十一個上學的孩子。";

/** Charsets that pages are still written in, with a language and a sentence of each. */
const charsets = {
  "utf-8": ["ja", japanese],
  "utf-16le": ["ru", russian],
  "utf-16be": ["ar", arabic],
  shift_jis: ["ja", japanese],
  "euc-jp": ["ja", japanese],
  "iso-2022-jp": ["ja", japanese],
  "euc-kr": ["ko", korean],
  gbk: ["zh", simplified],
  gb18030: ["zh", simplified],
  big5: ["zh", traditional],
  "windows-1250": ["pl", polish],
  "windows-1251": ["ru", russian],
  "windows-1252": ["de", german],
  "windows-1253": ["el", greek],
  "windows-1254": ["tr", turkish],
  "windows-1255": ["he", hebrew],
  "windows-1256": ["ar", arabic],
  "windows-1257": ["lt", lithuanian],
  "windows-1258": ["vi", vietnamese],
  "iso-8859-1": ["de", german],
  "iso-8859-2": ["pl", polish],
  "iso-8859-5": ["ru", russian],
  "iso-8859-7": ["el", greek],
  "iso-8859-9": ["tr", turkish],
  "iso-8859-15": ["de", german],
  "koi8-r": ["ru", russian],
  "koi8-u": ["uk", ukrainian],
};

const marks = { "utf-8": [0xef, 0xbb, 0xbf], "utf-16le": [0xff, 0xfe], "utf-16be": [0xfe, 0xff] };
const meta = (charset) => `<meta charset="${charset}">`;
const longMeta = (charset) => `<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`;

/** Every charset in every way of saying it: the page, and the sentence that must be in what is extracted. */
export function charsetPages() {
  return Object.entries(charsets).flatMap(([charset, [language, sentence]]) => {
    const mark = marks[charset];
    const page = (way, header, declared, { bom = false } = {}) => {
      const article = `<article><h1>1961</h1>${["1961", "1972", "1983"].map((year) => `<p>${sentence} ${year}. ${sentence} ${year}.</p>`).join("")}</article>`;
      const text = `<!doctype html><html lang="${language}"><head>${declared}<title>1961</title></head><body>${article}</body></html>`;
      const bytes = Uint8Array.from([...(bom ? mark : []), ...bytesIn(charset, text)]);
      return { charset, way, language, sentence, page: { bytes, url: "https://www.island-news.org/ferry", contentType: header } };
    };
    const header = `text/html; charset=${charset}`;
    const byHeader = [page("header", header, ""), page("header against a wrong meta", header, meta("utf-8"))];
    if (charset.startsWith("utf-16")) return [byHeader[0], page("byte order mark", "text/html", "", { bom: true })];
    return [
      ...byHeader,
      page("meta charset", "text/html", meta(charset)),
      page("meta http-equiv", "text/html", `<title>x</title>${longMeta(charset.toUpperCase())}`),
      ...(mark === undefined
        ? []
        : [
            page("byte order mark against a wrong header", "text/html; charset=windows-1252", "", { bom: true }),
            page("undeclared", "text/html", ""),
          ]),
      // All of ISO-2022-JP is ASCII: nothing in it speaks against UTF-8.
      ...(mark === undefined && charset !== "iso-2022-jp"
        ? [page("wrong header of UTF-8", "text/html; charset=utf-8", meta(charset))]
        : []),
    ];
  });
}
