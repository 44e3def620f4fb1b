import { late } from "../../http/late-pattern.ts";

/** Papers that appear or appeared and are known beyond their town, in the scripts they are printed in; compared without “The” and signs. */
const names = [
  "New York Times, Washington Post, Wall Street Journal, USA Today, Los Angeles Times, Chicago Tribune, Boston Globe, New York Post, Daily News, Philadelphia Inquirer, Miami Herald, Houston Chronicle, San Francisco Chronicle, Dallas Morning News, Seattle Times, Denver Post, Star Tribune, Tampa Bay Times, Baltimore Sun, Detroit Free Press, Plain Dealer, Christian Science Monitor, International Herald Tribune, Evening Standard",
  "Guardian, Daily Telegraph, Sunday Times, Financial Times, Independent, Daily Mail, Daily Mirror, Daily Express, Observer, Scotsman, Irish Times, Irish Independent, Belfast Telegraph, Yorkshire Post, Western Mail, Morning Star, Manchester Guardian",
  "Globe and Mail, Toronto Star, National Post, Vancouver Sun, Sydney Morning Herald, Age, Australian, Herald Sun, Courier Mail, New Zealand Herald, Otago Daily Times, Straits Times, South China Morning Post, Japan Times, Times of India, Hindu, Hindustan Times, Indian Express, Telegraph India, Deccan Herald, Dawn, Daily Star, Daily Nation, East African, Punch, Vanguard, Mail and Guardian, Jerusalem Post, Arab News, Gulf News, Khaleej Times, Al Ahram Weekly",
  "El País, El Mundo, ABC, La Vanguardia, La Razón, El Periódico, El Correo, La Voz de Galicia, Diario de Navarra, El Norte de Castilla, Heraldo de Aragón, Marca, El Universal, Reforma, La Jornada, Excélsior, Milenio, Clarín, La Nación, Página 12, El Mercurio, La Tercera, El Comercio, El Tiempo, El Espectador, El Nacional, Granma, Prensa Libre, La Prensa",
  "Le Monde, Le Figaro, Libération, L’Humanité, La Croix, Le Parisien, Les Échos, Ouest-France, Sud Ouest, La Voix du Nord, Le Progrès, Le Dauphiné libéré, Nice-Matin, La Dépêche du Midi, Le Télégramme, L’Équipe, Le Canard enchaîné, Le Soir, La Libre Belgique, Le Temps, La Tribune de Genève, Le Devoir, La Presse, Le Journal de Montréal, Le Soleil, L’Orient-Le Jour, Fraternité Matin, El Watan, Le Matin",
  "Frankfurter Allgemeine, Frankfurter Allgemeine Zeitung, FAZ, Süddeutsche Zeitung, Die Welt, Die Zeit, Bild, taz, Der Tagesspiegel, Berliner Zeitung, Berliner Morgenpost, Frankfurter Rundschau, Handelsblatt, Stuttgarter Zeitung, Hamburger Abendblatt, Rheinische Post, Kölner Stadt-Anzeiger, Westdeutsche Allgemeine, Sächsische Zeitung, Leipziger Volkszeitung, Augsburger Allgemeine, Neues Deutschland, Der Standard, Die Presse, Kurier, Kronen Zeitung, Salzburger Nachrichten, Kleine Zeitung, Neue Zürcher Zeitung, NZZ, Tages-Anzeiger, Blick, Basler Zeitung",
  "Corriere della Sera, La Repubblica, La Stampa, Il Sole 24 Ore, Il Messaggero, Il Giornale, Il Fatto Quotidiano, Avvenire, Il Mattino, Il Gazzettino, Il Resto del Carlino, La Nazione, Il Secolo XIX, Il Tempo, Il Manifesto, Libero, L’Unità, La Gazzetta dello Sport, Corriere dello Sport, Il Giorno, Il Piccolo, L’Osservatore Romano, Corriere del Ticino",
  "Folha de S. Paulo, Folha de São Paulo, O Estado de S. Paulo, Estadão, O Globo, Jornal do Brasil, Correio Braziliense, Zero Hora, Diário de Pernambuco, Jornal do Commercio, Gazeta do Povo, Estado de Minas, A Tarde, Valor Econômico, Público, Diário de Notícias, Jornal de Notícias, Correio da Manhã, Expresso, O Século, A Bola, Jornal de Angola",
  "Известия, Правда, Комсомольская правда, Коммерсантъ, Ведомости, Российская газета, Аргументы и факты, Независимая газета, Новая газета, Московский комсомолец, Труд, Советская Россия, Литературная газета, Красная звезда, Вечерняя Москва, Санкт-Петербургские ведомости, Невское время, Курьер Карелии",
  "朝日新聞, 読売新聞, 毎日新聞, 日本経済新聞, 日経新聞, 産経新聞, 東京新聞, 中日新聞, 北海道新聞, 西日本新聞, 河北新報, 京都新聞, 神戸新聞, 中国新聞, 愛媛新聞, 琉球新報, 沖縄タイムス, 信濃毎日新聞, 静岡新聞, 新潟日報, 岩手日報, 山陽新聞, 高知新聞, 熊本日日新聞, 南日本新聞, 赤旗, スポーツ報知, 日刊スポーツ",
  "조선일보, 중앙일보, 동아일보, 한겨레, 경향신문, 한국일보, 서울신문, 국민일보, 문화일보, 세계일보, 매일경제, 한국경제, 부산일보, 국제신문, 매일신문, 광주일보, 전남일보, 경인일보, 강원일보, 독립신문, 한성순보",
  "人民日报, 光明日报, 解放军报, 经济日报, 中国青年报, 新华日报, 北京日报, 北京青年报, 新京报, 解放日报, 文汇报, 新民晚报, 南方日报, 南方周末, 南方都市报, 羊城晚报, 广州日报, 浙江日报, 扬州日报, 扬州晚报, 扬子晚报, 参考消息, 环球时报, 大公报, 申报, 明报, 星岛日报, 东方日报, 苹果日报, 联合报, 中国时报, 自由时报, 聯合報, 中國時報, 自由時報, 明報, 大公報, 文匯報, 联合早报, 人民日報",
  "الأهرام, الأخبار, الجمهورية, المصري اليوم, اليوم السابع, الشروق, الوفد, النهار, السفير, الأخبار اللبنانية, الشرق الأوسط, الحياة, القدس العربي, العربي الجديد, الرأي, الدستور, الغد, الوطن, عكاظ, الرياض, الجزيرة, المدينة, البيان, الخليج, الاتحاد, القبس, السياسة, الراية, الصباح, الزمان, الثورة, تشرين, الخبر, الشعب, المجاهد, البلاد",
  "दैनिक जागरण, दैनिक भास्कर, अमर उजाला, हिन्दुस्तान, हिंदुस्तान, नवभारत टाइम्स, राजस्थान पत्रिका, जनसत्ता, पंजाब केसरी, प्रभात खबर, नई दुनिया, राष्ट्रीय सहारा, हरिभूमि, लोकमत समाचार, आज, देशबन्धु, उदन्त मार्तण्ड",
];

const bare = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^the\s/u, "")
    .replace(late.gu`[^\p{L}\p{M}\p{N}]`, "");

const known = new Set(names.flatMap((list) => list.split(", ")).map(bare));
/** Long enough to be told inside another name (“The New York Times Weekly”); shorter ones are common words. */
const telling = [...known].filter((name) => name.length >= (late.u`[\p{Script=Han}\p{Script=Hangul}]`.test(name) ? 4 : 10));

/** Whether a paper of this name exists or existed, or the name takes up that of a well-known one. */
export function isRealPaper(name: string): boolean {
  const own = bare(name.replace(/^(?:صحيفة|جريدة)\s/u, ""));
  return known.has(own) || known.has(bare(name)) || telling.some((real) => own.includes(real));
}
