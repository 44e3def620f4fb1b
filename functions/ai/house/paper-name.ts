import { cityOf } from "./text.ts";
import { houseWords } from "./words.ts";

/** How papers are called in a language; `{}` is the city. Forms that need no inflection of the city's name. */
const manners: Record<string, readonly string[]> = {
  en: [
    "The {} Lantern",
    "The {} Gazette",
    "The {} Courier",
    "The {} Sentinel",
    "The {} Messenger",
    "The {} Packet",
    "The {} Beacon",
    "The {} Chronicle",
    "The {} Herald",
  ],
  de: ["Anzeiger für {}", "Tageblatt für {}", "Nachrichten aus {}", "Der Bote aus {}", "Neue Blätter aus {}", "Morgenpost für {}"],
  ja: ["{}時報", "{}夕報", "{}通信", "{}朝報", "{}新聞", "{}灯火新聞"],
  ar: ["صحيفة {}", "جريدة {}", "بريد {}", "منبر {}", "قنديل {}", "صباح {}"],
  es: ["El Mensajero de {}", "La Hoja de {}", "El Farol de {}", "El Pregonero de {}"],
  fr: ["La Lanterne – {}", "Le Petit Messager – {}", "La Feuille – {}", "Le Crieur – {}"],
  it: ["Il Postale di {}", "Il Bollettino di {}", "La Lanterna di {}", "Il Banditore di {}"],
  pt: ["O Mensageiro de {}", "A Lanterna de {}", "O Pregoeiro de {}", "O Farol de {}"],
  ru: ["{}: городской вестник", "{}: утренний листок", "{}: почтовый вестник"],
  ko: ["{} 등불신문", "{} 아침소식", "{} 우편신문"],
  zh: ["{}灯火报", "{}晨邮报", "{}信使报"],
  hi: ["{} संदेशवाहक", "{} दीपक", "{} डाक समाचार"],
};

/** Papers that exist or existed and are widely known; the house never prints under their names. Compared by letters alone. */
const realPapers = new Set(
  [
    ...[
      "The Charleston Gazette",
      "The Montreal Gazette",
      "The Boston Gazette",
      "The Gazette",
      "The Emporia Gazette",
      "The Phoenix Gazette",
      "The Worcester Gazette",
      "The Evening Gazette",
      "The Blackpool Gazette",
    ],
    ...[
      "The Louisville Courier",
      "The Charleston Courier",
      "The Houma Courier",
      "The Dundee Courier",
      "The Quincy Courier",
      "The Halifax Courier",
      "The Sydney Courier",
      "The Liverpool Courier",
    ],
    ...[
      "The Orlando Sentinel",
      "The Milwaukee Sentinel",
      "The Hanford Sentinel",
      "The Fitchburg Sentinel",
      "The Knoxville Sentinel",
      "The Carlisle Sentinel",
    ],
    ...["The Athens Messenger", "The St. Albans Messenger", "The Fort Dodge Messenger", "The Shepparton Messenger"],
    ...[
      "The Akron Beacon",
      "The Blair Beacon",
      "The Chronicle",
      "The San Francisco Chronicle",
      "The Houston Chronicle",
      "The Augusta Chronicle",
      "The Spokane Chronicle",
      "The Newcastle Chronicle",
      "The Bath Chronicle",
      "The Toowoomba Chronicle",
      "The Oldham Chronicle",
      "The Austin Chronicle",
      "The Pittsburgh Chronicle",
      "The Halifax Chronicle",
    ],
    ...[
      "The New York Herald",
      "The Boston Herald",
      "The Miami Herald",
      "The Calgary Herald",
      "The Glasgow Herald",
      "The Sydney Herald",
      "The Melbourne Herald",
      "The Halifax Herald",
      "The Dublin Herald",
      "The Washington Herald",
      "The Los Angeles Herald",
      "The Chicago Herald",
      "The Everett Herald",
      "The Rutland Herald",
      "The New Zealand Herald",
      "The Paris Herald",
      "The Lethbridge Herald",
      "The Plymouth Herald",
      "The Durham Herald",
      "The Brownsville Herald",
    ],
    ...["Tageblatt für Berlin", "Morgenpost für Berlin", "Nachrichten aus Salzburg"],
    ...[
      "東京新聞",
      "東京朝報",
      "京都新聞",
      "神戸新聞",
      "奈良新聞",
      "長崎新聞",
      "岐阜新聞",
      "高知新聞",
      "徳島新聞",
      "愛媛新聞",
      "佐賀新聞",
      "静岡新聞",
      "山形新聞",
      "福井新聞",
      "富山新聞",
      "秋田新聞",
      "茨城新聞",
      "埼玉新聞",
      "神奈川新聞",
      "釧路新聞",
      "大阪新聞",
      "名古屋新聞",
      "福島新聞",
      "山口新聞",
      "島根新聞",
      "宮崎新聞",
      "大分新聞",
      "石巻新聞",
      "八重山新聞",
      "函館新聞",
      "千葉新聞",
      "新潟新聞",
      "広島新聞",
      "岩手新聞",
      "長野新聞",
      "熊本新聞",
      "北海道新聞",
      "沖縄時報",
      "日本新聞",
      "中国新聞",
      "今治新聞",
      "上田新聞",
    ],
    ...[
      "جريدة الرياض",
      "صحيفة الرياض",
      "صحيفة مكة",
      "جريدة المدينة",
      "صحيفة المدينة",
      "جريدة عمان",
      "صحيفة عمان",
      "جريدة القاهرة",
      "صحيفة القاهرة",
      "جريدة البحرين",
      "جريدة طرابلس",
      "جريدة الجزيرة",
      "صحيفة الجزيرة",
      "جريدة الكويت",
      "صحيفة الكويت",
      "جريدة بيروت",
      "صحيفة بيروت",
      "جريدة بغداد",
      "صباح بغداد",
      "جريدة تونس",
      "صحيفة تونس",
      "صحيفة الجزائر",
      "جريدة الجزائر",
      "صحيفة دمشق",
      "جريدة الدستور",
      "صحيفة الأردن",
      "جريدة الأردن",
      "جريدة لبنان",
      "جريدة فلسطين",
      "صحيفة فلسطين",
      "صحيفة عكاظ",
      "جريدة قطر",
      "صحيفة قطر",
    ],
    ...["El Mensajero de Madrid", "Il Bollettino di Roma"],
  ].map(plain),
);

function plain(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/[^\p{L}]/gu, "");
}

/** A paper name for the region, always the same for the same region and language, and never that of a well-known real paper. */
export function housePaperName(region: string, language: string, turn = 0): string {
  const code = language.split("-")[0] ?? "";
  const city = cityName(region, code);
  if (city === "") return houseWords(code).paperName;
  const forms = manners[code] ?? manners.en ?? [];
  const first = hash(`${code}:${city.toLowerCase()}`) % forms.length;
  const names = forms.map((_, i) => (forms[(first + i) % forms.length] ?? "").replace("{}", city));
  const free = names.filter((name) => !realPapers.has(plain(name)));
  return free[turn % Math.max(1, free.length)] ?? houseWords(code).paperName;
}

/** The city as the name prints it. A postal code alone names no city. */
function cityName(region: string, code: string): string {
  const city = cityOf(region.normalize("NFC"))
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^the\s/i, "");
  if (!/\p{L}/u.test(city) || /^[\d\s-]+$/.test(city) || [...city].length > 40) return "";
  return code === "ja" ? city.replace(/(?<=.{2})[市町村]$/u, "") : city;
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}
