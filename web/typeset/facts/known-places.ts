/**
 * Places that newspapers name without a word that says so, in languages without capitals. Countries come from Intl. From general
 * knowledge: provinces and states, and the larger cities of the countries the language is written in, with some of the world.
 */
const cities: Readonly<Record<string, string>> = {
  ja: "北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知 三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄 札幌 仙台 横浜 川崎 名古屋 神戸 堺 姫路 倉敷 松山 高松 尾道 呉 福山 下関 北九州 那覇 函館 旭川 盛岡 金沢 浜松 松江 別府 佐世保 宇和島 新居浜 四国 九州 瀬戸内 ニューヨーク ロンドン パリ ベルリン ローマ ソウル 釜山 北京 上海 香港 台北 シンガポール バンコク シドニー ロサンゼルス サンフランシスコ シカゴ ボストン モスクワ ウィーン ミラノ マドリード バルセロナ オスロ ストックホルム コペンハーゲン アムステルダム ハワイ ヨーロッパ アフリカ アジア",
  zh: "北京 上海 天津 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 台湾 内蒙古 广西 西藏 宁夏 新疆 香港 澳门 石家庄 太原 沈阳 大连 长春 哈尔滨 南京 苏州 无锡 常州 南通 扬州 镇江 泰州 徐州 连云港 淮安 盐城 宿迁 杭州 宁波 温州 嘉兴 湖州 绍兴 金华 合肥 芜湖 福州 厦门 泉州 南昌 九江 济南 青岛 烟台 郑州 洛阳 开封 武汉 宜昌 长沙 广州 深圳 珠海 佛山 东莞 南宁 桂林 海口 三亚 成都 绵阳 贵阳 昆明 大理 丽江 拉萨 西安 咸阳 兰州 西宁 银川 乌鲁木齐 台北 高雄 纽约 伦敦 巴黎 柏林 东京 大阪 京都 首尔 莫斯科 罗马 悉尼 洛杉矶 旧金山 芝加哥 维也纳 曼谷 欧洲 非洲",
  ko: "서울 부산 대구 인천 광주 대전 울산 세종 경기도 강원도 충북 충남 충청도 전북 전남 전라도 경북 경남 경상도 제주 제주도 수원 성남 용인 고양 부천 안산 안양 남양주 화성 평택 의정부 시흥 파주 김포 춘천 원주 강릉 속초 동해 청주 충주 제천 천안 아산 공주 서산 당진 전주 군산 익산 정읍 남원 목포 여수 순천 나주 광양 포항 경주 구미 안동 김천 영주 상주 창원 진주 통영 사천 김해 밀양 거제 양산 서귀포 하동 산청 곡성 보성 담양 해남 완도 도쿄 오사카 베이징 상하이 뉴욕 런던 파리 베를린 로마 모스크바 시드니 유럽 아프리카",
  ar: "عمان الزرقاء العقبة الكرك معان مادبا جرش عجلون السلط المفرق الطفيلة الرمثا القدس رام\u00a0الله غزة نابلس الخليل بيت\u00a0لحم جنين حيفا يافا بيروت طرابلس صيدا صور دمشق حلب حمص حماة اللاذقية درعا بغداد البصرة الموصل أربيل كربلاء النجف الرياض جدة مكة الدمام الطائف أبو\u00a0ظبي أبوظبي دبي الشارقة الدوحة المنامة الكويت مسقط صنعاء عدن القاهرة الإسكندرية الإسماعيلية السويس بورسعيد أسوان الأقصر أسيوط المنصورة طنطا الجيزة الخرطوم أم\u00a0درمان طرابلس بنغازي تونس صفاقس سوسة القيروان الجزائر وهران قسنطينة عنابة الرباط الدار\u00a0البيضاء مراكش فاس طنجة أكادير نواكشوط مقديشو جيبوتي إسطنبول أنقرة طهران لندن باريس برلين روما مدريد نيويورك واشنطن موسكو بكين طوكيو أوروبا أفريقيا آسيا أمريكا الصعيد الدلتا الخليج",
  hi: "दिल्ली नई\u00a0दिल्ली मुंबई कोलकाता चेन्नई बेंगलुरु बंगलूरु हैदराबाद अहमदाबाद पुणे सूरत जयपुर लखनऊ कानपुर नागपुर इंदौर ठाणे भोपाल विशाखापत्तनम पटना वडोदरा गाजियाबाद लुधियाना आगरा नासिक फरीदाबाद मेरठ राजकोट वाराणसी श्रीनगर औरंगाबाद धनबाद अमृतसर इलाहाबाद प्रयागराज रांची हावड़ा कोयंबटूर जबलपुर ग्वालियर विजयवाड़ा जोधपुर मदुरै रायपुर कोटा गुवाहाटी चंडीगढ़ सोलापुर हुबली बरेली मुरादाबाद मैसूर गुरुग्राम गुड़गांव अलीगढ़ जालंधर भुवनेश्वर सेलम गोरखपुर बीकानेर नोएडा जमशेदपुर भिलाई कटक कोच्चि देहरादून हरिद्वार ऋषिकेश हल्द्वानी नैनीताल रुड़की काशीपुर पिथौरागढ़ बागेश्वर चंपावत रानीखेत मसूरी टिहरी पौड़ी चमोली रुद्रप्रयाग उत्तरकाशी शिमला मनाली धर्मशाला जम्मू लेह उदयपुर अजमेर मथुरा अयोध्या झांसी दरभंगा मुजफ्फरपुर सिलीगुड़ी शिलांग इंफाल अगरतला गंगटोक पणजी तिरुवनंतपुरम उत्तराखंड उत्तर\u00a0प्रदेश हिमाचल पंजाब हरियाणा राजस्थान गुजरात महाराष्ट्र गोवा कर्नाटक केरल तमिलनाडु आंध्र तेलंगाना ओडिशा झारखंड बिहार बंगाल असम मेघालय मणिपुर मिजोरम नागालैंड त्रिपुरा सिक्किम छत्तीसगढ़ मध्य\u00a0प्रदेश लद्दाख कश्मीर काठमांडू ढाका लाहौर कराची लंदन पेरिस न्यूयॉर्क टोक्यो बीजिंग दुबई मॉस्को बर्लिन यूरोप अफ्रीका एशिया",
};

const kept = new Map<string, readonly string[]>();

/** Names of countries and cities in a language, longest first. */
export function placesOf(language: string): readonly string[] {
  const known = kept.get(language);
  if (known) return known;
  const list = (cities[language] ?? "").split(" ").map((name) => name.replaceAll("\u00a0", " "));
  const names = [...new Set([...list, ...countries(language)])].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  kept.set(language, names);
  return names;
}

/** Countries that a text in one language names, as another language calls them: Deutschland, Germany. */
export function countriesNamed(text: string, language: string, other: string): string[] {
  const own = regions(language);
  return [...regions(other)].flatMap(([code, name]) => (text.includes(own.get(code) ?? "\0") ? [name] : []));
}

const countries = (language: string) => [...regions(language).values()];

function regions(language: string): Map<string, string> {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const found = new Map<string, string>();
  for (const first of letters)
    for (const second of letters) {
      const name = names.of(first + second);
      if (name !== undefined && !/[A-Z]{2}|[()（）]/u.test(name)) found.set(first + second, name);
    }
  return found;
}
