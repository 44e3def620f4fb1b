import type { Lexicon } from "../../language/index.ts";

/**
 * Places that newspapers name without a word that says so, in languages without capitals, and in German, where every noun has one.
 * Countries come from Intl. From general knowledge: provinces and states, and the larger cities of the countries the language is written
 * in, with some of the world.
 */
const cities: Readonly<Record<string, string>> = {
  de: "Andalusien Katalonien Lombardei Piemont Sizilien Sardinien Korsika Bretagne Normandie Elsass Lothringen Burgund Flandern Tirol Südtirol Kärnten Steiermark Vorarlberg Burgenland Böhmen Mähren Schlesien Pommern Masuren Galizien Siebenbürgen Kreta Rhodos Mallorca Madeira Cornwall Schottland Bayern Sachsen Thüringen Hessen Niedersachsen Saarland Schwaben Franken Holstein Mecklenburg Rügen Usedom Sylt Allgäu Eifel Spreewald Uckermark Prignitz Altmark Lausitz Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen\u00a0Ruhr Bremen Dresden Hannover Nürnberg Duisburg Bochum Wuppertal Bielefeld Bonn Münster\u00a0Westfalen Mannheim Karlsruhe Augsburg Wiesbaden Mönchengladbach Gelsenkirchen Aachen Braunschweig Chemnitz Kiel Krefeld Magdeburg Freiburg Oberhausen Mainz Erfurt Lübeck Rostock Kassel Hagen Saarbrücken Potsdam Hamm Ludwigshafen Oldenburg Leverkusen Osnabrück Solingen Heidelberg Herne Neuss Darmstadt Paderborn Regensburg Ingolstadt Würzburg Fürth Wolfsburg Ulm Heilbronn Pforzheim Göttingen Bottrop Trier Recklinghausen Reutlingen Koblenz Bremerhaven Jena Remscheid Erlangen Moers Siegen Hildesheim Salzgitter Cottbus Gera Zwickau Schwerin Flensburg Görlitz Plauen Stralsund Greifswald Weimar Gotha Eisenach Nordhausen Suhl Halberstadt Wernigerode Dessau Wittenberg Stendal Bautzen Pirna Meißen Freiberg Annaberg Riesa Hoyerswerda Zittau Passau Bamberg Bayreuth Coburg Hof\u00a0Saale Landshut Rosenheim Kempten Lindau Konstanz Tübingen Esslingen Ravensburg Aalen Gießen Marburg Fulda Wetzlar Worms Speyer Kaiserslautern Emden Wilhelmshaven Cuxhaven Lüneburg Celle Hameln Goslar Gütersloh Minden Detmold Wien Graz Linz Salzburg Innsbruck Klagenfurt Villach Bregenz Zürich Genf Basel Lausanne Bern Winterthur Luzern Lugano Biel Chur Schaffhausen Paris London Rom Mailand Madrid Barcelona Lissabon Prag Warschau Krakau Budapest Brüssel Antwerpen Amsterdam Rotterdam Kopenhagen Stockholm Oslo Helsinki Moskau Istanbul Athen Bayern Baden-Württemberg Hessen Sachsen Thüringen Brandenburg Niedersachsen Mecklenburg Holstein Westfalen Rheinland-Pfalz Saarland Tirol Kärnten Steiermark Vorarlberg Burgenland Europa Afrika Asien Amerika",
  ja: "函館 旭川 釧路 帯広 北見 小樽 室蘭 苫小牧 青森 弘前 八戸 盛岡 宮古 釜石 大船渡 花巻 北上 一関 奥州 仙台 石巻 気仙沼 秋田 横手 能代 山形 米沢 鶴岡 酒田 福島 郡山 会津若松 水戸 土浦 宇都宮 前橋 高崎 桐生 さいたま 川越 熊谷 秩父 船橋 銚子 八王子 横浜 川崎 横須賀 小田原 鎌倉 新潟 長岡 上越 富山 高岡 金沢 七尾 輪島 福井 敦賀 甲府 長野 松本 諏訪 飯田 岐阜 高山 大垣 静岡 浜松 沼津 名古屋 豊橋 岡崎 四日市 伊勢 大津 彦根 京都 舞鶴 大阪 堺 神戸 姫路 尼崎 明石 奈良 和歌山 鳥取 米子 松江 出雲 浜田 岡山 倉敷 津山 広島 福山 尾道 呉 下関 山口 萩 徳島 鳴門 高松 丸亀 松山 新居浜 宇和島 高知 四万十 福岡 北九州 久留米 佐賀 唐津 長崎 佐世保 熊本 八代 阿蘇 大分 別府 日田 宮崎 都城 延岡 鹿児島 那覇 石垣 ブダペスト ワルシャワ アムステルダム ブリュッセル コペンハーゲン ストックホルム ヘルシンキ オスロ リスボン マドリード バルセロナ ミラノ ローマ フィレンツェ ヴェネツィア ベネチア ナポリ ミュンヘン ハンブルク フランクフルト ケルン ドレスデン ライプツィヒ ザルツブルク チューリヒ ジュネーブ アテネ ブカレスト ソフィア ベオグラード キーウ モスクワ サンクトペテルブルク ダブリン エディンバラ マンチェスター リバプール バンコク ハノイ ホーチミン マニラ ジャカルタ クアラルンプール ムンバイ デリー カイロ ナイロビ シドニー メルボルン オークランド トロント バンクーバー モントリオール シカゴ ボストン サンフランシスコ ロサンゼルス シアトル ホノルル サンパウロ ブエノスアイレス 釜山 台北 大連 青島 北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知 三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄 札幌 仙台 横浜 川崎 名古屋 神戸 堺 姫路 倉敷 松山 高松 尾道 呉 福山 下関 北九州 那覇 函館 旭川 盛岡 金沢 浜松 松江 別府 佐世保 宇和島 新居浜 四国 九州 瀬戸内 青梅 秋葉原 横須賀 藤沢 鎌倉 小田原 厚木 相模原 川越 所沢 越谷 熊谷 船橋 市川 松戸 浦安 銚子 水戸 つくば 日立 宇都宮 前橋 高崎 長岡 上越 沼津 熱海 豊橋 岡崎 豊田 一宮 津市 四日市 伊勢 大津 彦根 宇治 豊中 吹田 枚方 東大阪 岸和田 尼崎 西宮 加古川 宝塚 米子 出雲 浜田 津山 東広島 三原 因島 岩国 山口市 宇部 徳山 鳴門 丸亀 今治 西条 大洲 四万十 久留米 大牟田 唐津 諫早 八代 延岡 都城 鹿屋 石垣 宮古 小樽 釧路 帯広 北見 稚内 室蘭 苫小牧 弘前 八戸 一関 石巻 気仙沼 酒田 鶴岡 米沢 会津 いわき 郡山 飛騨 高山市 諏訪 上田 軽井沢 佐渡 能登 淡路 小豆島 直島 屋久島 奄美 種子島 対馬 壱岐 隠岐 五島 ハンブルク ミュンヘン リスボン アテネ イスタンブール ドバイ デリー ムンバイ ジャカルタ ハノイ マニラ トロント バンクーバー メキシコシティ サンパウロ ニューヨーク ロンドン パリ ベルリン ローマ ソウル 釜山 北京 上海 香港 台北 シンガポール バンコク シドニー ロサンゼルス サンフランシスコ シカゴ ボストン モスクワ ウィーン ミラノ マドリード バルセロナ オスロ ストックホルム コペンハーゲン アムステルダム ハワイ ヨーロッパ アフリカ アジア",
  zh: "北京 上海 天津 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 台湾 内蒙古 广西 西藏 宁夏 新疆 香港 澳门 石家庄 太原 沈阳 大连 长春 哈尔滨 南京 苏州 无锡 常州 南通 扬州 镇江 泰州 徐州 连云港 淮安 盐城 宿迁 杭州 宁波 温州 嘉兴 湖州 绍兴 金华 合肥 芜湖 福州 厦门 泉州 南昌 九江 济南 青岛 烟台 郑州 洛阳 开封 武汉 宜昌 长沙 广州 深圳 珠海 佛山 东莞 南宁 桂林 海口 三亚 成都 绵阳 贵阳 昆明 大理 丽江 拉萨 西安 咸阳 兰州 西宁 银川 乌鲁木齐 台北 高雄 石家庄 唐山 秦皇岛 邯郸 邢台 保定 张家口 承德 沧州 廊坊 衡水 长治 晋城 朔州 晋中 运城 忻州 临汾 吕梁 呼和浩特 包头 赤峰 通辽 鄂尔多斯 呼伦贝尔 鞍山 抚顺 本溪 丹东 锦州 营口 阜新 辽阳 盘锦 铁岭 葫芦岛 吉林市 辽源 白山 松原 白城 齐齐哈尔 鸡西 鹤岗 双鸭山 大庆 佳木斯 七台河 牡丹江 黑河 绥化 舟山 衢州 台州 丽水 义乌 慈溪 余姚 昆山 江阴 宜兴 张家港 常熟 太仓 蚌埠 淮南 马鞍山 淮北 铜陵 安庆 黄山市 滁州 阜阳 宿州 六安 亳州 池州 宣城 莆田 三明 漳州 南平 龙岩 宁德 景德镇 萍乡 新余 鹰潭 赣州 吉安 宜春 抚州 上饶 淄博 枣庄 东营 潍坊 济宁 泰安 威海 临沂 德州 聊城 滨州 菏泽 平顶山 安阳 鹤壁 新乡 焦作 濮阳 许昌 漯河 三门峡 南阳 商丘 信阳 周口 驻马店 黄石市 十堰 襄阳 鄂州 荆门 孝感 荆州 黄冈 咸宁 随州 恩施 株洲 湘潭 衡阳 邵阳 岳阳 常德 张家界 益阳 郴州 永州 怀化 娄底 湘西 韶关 汕头 江门 湛江 茂名 肇庆 惠州 梅州 汕尾 河源 阳江 清远 中山市 潮州 揭阳 云浮 柳州 梧州 北海 防城港 钦州 贵港 玉林 百色 贺州 河池 崇左 自贡 攀枝花 泸州 德阳 广元 遂宁 内江 乐山 南充 眉山 宜宾 广安 达州 雅安 巴中 资阳 六盘水 遵义 安顺 毕节 铜仁 曲靖 玉溪 昭通 普洱 临沧 西双版纳 日喀则 林芝 铜川 宝鸡 渭南 延安 汉中 榆林 商洛 嘉峪关 金昌 白银市 天水 武威 张掖 平凉 酒泉 庆阳 定西 陇南 石嘴山 固原 中卫 克拉玛依 吐鲁番 哈密 喀什 伊犁 浦东 朝阳区 纽约 伦敦 巴黎 柏林 东京 大阪 京都 首尔 莫斯科 罗马 悉尼 洛杉矶 旧金山 芝加哥 维也纳 曼谷 欧洲 非洲",
  ko: "다낭 하노이 호찌민 나트랑 방콕 치앙마이 마닐라 자카르타 쿠알라룸푸르 뭄바이 델리 상하이 베이징 칭다오 다롄 선양 광저우 홍콩 타이베이 도쿄 오사카 교토 후쿠오카 나고야 삿포로 런던 베를린 뮌헨 함부르크 프랑크푸르트 로마 밀라노 프라하 부다페스트 바르샤바 마드리드 바르셀로나 리스본 암스테르담 브뤼셀 스톡홀름 코펜하겐 헬싱키 오슬로 모스크바 뉴욕 시카고 보스턴 로스앤젤레스 샌프란시스코 시애틀 밴쿠버 토론토 시드니 멜버른 오클랜드 카이로 이스탄불 두바이 서울 부산 대구 인천 광주 대전 울산 세종 경기도 강원도 충북 충남 충청도 전북 전남 전라도 경북 경남 경상도 제주 제주도 수원 성남 용인 고양 부천 안산 안양 남양주 화성 평택 의정부 시흥 파주 김포 춘천 원주 강릉 속초 동해 청주 충주 제천 천안 아산 공주 서산 당진 전주 군산 익산 정읍 남원 목포 여수 순천 나주 광양 포항 경주 구미 안동 김천 영주 상주 창원 진주 통영 사천 김해 밀양 거제 양산 이천 시 여주 광명 하남 안성 포천 양주 동두천 과천 의왕 군포 가평 양평 태백 삼척 홍천 횡성 영월 평창 정선 철원 화천 양구 양양 옥천 괴산 단양 보령 논산 계룡 서천 청양 홍성 태안 김제 완주 무주 임실 순창 고창 부안 고흥 화순 장흥 영암 함평 영천 문경 경산 의성 청송 영덕 칠곡 예천 봉화 울진 울릉도 함안 창녕 남해 함양 거창 합천 서귀포 하동 산청 곡성 보성 담양 해남 완도 도쿄 오사카 베이징 상하이 뉴욕 런던 파리 베를린 로마 모스크바 시드니 유럽 아프리카",
  ar: "عمان الزرقاء العقبة الكرك معان مادبا جرش عجلون السلط المفرق الطفيلة الرمثا القدس رام\u00a0الله غزة نابلس الخليل بيت\u00a0لحم جنين حيفا يافا بيروت طرابلس صيدا دمشق حلب حمص حماة اللاذقية درعا بغداد البصرة الموصل أربيل كربلاء النجف الرياض جدة مكة الدمام الطائف أبو\u00a0ظبي أبوظبي دبي الشارقة الدوحة المنامة الكويت مسقط صنعاء عدن القاهرة الإسكندرية الإسماعيلية السويس بورسعيد أسوان الأقصر أسيوط المنصورة طنطا الجيزة الخرطوم أم\u00a0درمان طرابلس بنغازي تونس صفاقس سوسة القيروان الجزائر وهران قسنطينة عنابة الرباط الدار\u00a0البيضاء مراكش فاس طنجة أكادير نواكشوط مقديشو جيبوتي طولكرم قلقيلية أريحا رفح خان\u00a0يونس الناصرة عكا صفد بعلبك زحلة النبطية جبيل جونيه تدمر إدلب دير\u00a0الزور السويداء طرطوس القامشلي الحسكة كركوك السليمانية دهوك الرمادي الفلوجة سامراء الناصرية الكوت تبوك بريدة عنيزة حائل أبها خميس\u00a0مشيط جازان نجران الظهران الخبر\u00a0السعودية الأحساء ينبع الفجيرة عجمان رأس\u00a0الخيمة أم\u00a0القيوين العين\u00a0الإماراتية صلالة نزوى صحار تعز الحديدة إب\u00a0اليمنية المكلا دمياط كفر\u00a0الشيخ الفيوم بني\u00a0سويف المنيا سوهاج قنا الغردقة شرم\u00a0الشيخ مرسى\u00a0مطروح الزقازيق بنها دمنهور المحلة بورتسودان كسلا الأبيض\u00a0السودانية مصراتة سبها طبرق نابل بنزرت قابس قفصة المنستير سطيف باتنة بجاية تلمسان غرداية مكناس تطوان وجدة الصويرة الناظور إسطنبول أنقرة طهران لندن باريس برلين روما مدريد نيويورك واشنطن موسكو بكين طوكيو أوروبا أفريقيا آسيا أمريكا الصعيد الدلتا الخليج",
  hi: "दिल्ली नई\u00a0दिल्ली मुंबई कोलकाता चेन्नई बेंगलुरु बंगलूरु हैदराबाद अहमदाबाद पुणे सूरत जयपुर लखनऊ कानपुर नागपुर इंदौर ठाणे भोपाल विशाखापत्तनम पटना वडोदरा गाजियाबाद लुधियाना आगरा नासिक फरीदाबाद मेरठ राजकोट वाराणसी श्रीनगर औरंगाबाद धनबाद अमृतसर इलाहाबाद प्रयागराज रांची हावड़ा कोयंबटूर जबलपुर ग्वालियर विजयवाड़ा जोधपुर मदुरै रायपुर कोटा गुवाहाटी चंडीगढ़ सोलापुर हुबली बरेली मुरादाबाद मैसूर गुरुग्राम गुड़गांव अलीगढ़ जालंधर भुवनेश्वर सेलम गोरखपुर बीकानेर नोएडा जमशेदपुर भिलाई कटक कोच्चि देहरादून हरिद्वार ऋषिकेश हल्द्वानी नैनीताल रुड़की काशीपुर पिथौरागढ़ बागेश्वर चंपावत रानीखेत मसूरी टिहरी पौड़ी चमोली रुद्रप्रयाग उत्तरकाशी शिमला मनाली धर्मशाला जम्मू लेह उदयपुर अजमेर मथुरा अयोध्या झांसी दरभंगा मुजफ्फरपुर सिलीगुड़ी शिलांग इंफाल अगरतला गंगटोक पणजी तिरुवनंतपुरम उज्जैन सागर\u00a0शहर रीवा सतना देवास रतलाम खंडवा बुरहानपुर छिंदवाड़ा बिलासपुर दुर्ग कोरबा रायगढ़ कोल्हापुर सांगली सतारा जलगांव अमरावती अकोला नांदेड़ लातूर अहमदनगर भावनगर जामनगर जूनागढ़ गांधीनगर भरूच आनंद\u00a0जिला पोरबंदर अलवर भरतपुर भीलवाड़ा चित्तौड़गढ़ पाली\u00a0जिला सीकर झुंझुनू बाड़मेर जैसलमेर पानीपत सोनीपत करनाल रोहतक हिसार अंबाला पठानकोट पटियाला बठिंडा सहारनपुर मुजफ्फरनगर बुलंदशहर शाहजहांपुर रामपुर फैजाबाद सुल्तानपुर जौनपुर आजमगढ़ बलिया बस्ती\u00a0जिला गोंडा सीतापुर रायबरेली उन्नाव फतेहपुर बांदा भागलपुर पूर्णिया आरा\u00a0शहर छपरा सीवान हजारीबाग बोकारो दुमका आसनसोल दुर्गापुर दार्जिलिंग जोरहाट डिब्रूगढ़ सिलचर संबलपुर राउरकेला पुरी\u00a0शहर वारंगल गुंटूर नेल्लोर तिरुपति कोझिकोड त्रिशूर मंगलुरु बेलगावी तिरुचिरापल्ली पुडुचेरी उत्तराखंड उत्तर\u00a0प्रदेश हिमाचल पंजाब हरियाणा राजस्थान गुजरात महाराष्ट्र गोवा कर्नाटक केरल तमिलनाडु आंध्र तेलंगाना ओडिशा झारखंड बिहार बंगाल असम मेघालय मणिपुर मिजोरम नागालैंड त्रिपुरा सिक्किम छत्तीसगढ़ मध्य\u00a0प्रदेश लद्दाख कश्मीर काठमांडू ढाका लाहौर कराची लंदन पेरिस न्यूयॉर्क टोक्यो बीजिंग दुबई मॉस्को बर्लिन यूरोप अफ्रीका एशिया",
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

const nationForms = new WeakMap<Lexicon, (readonly [code: string, form: RegExp])[]>();

/** Countries by their name, their adjective and their people, as patterns of whole words. */
function nationsOf(lexicon: Lexicon): readonly (readonly [code: string, form: RegExp])[] {
  const known = nationForms.get(lexicon);
  if (known) return known;
  const { language, claims } = lexicon.data;
  const names = claims.negations === "" ? new Map<string, string>() : regions(language);
  const edges = lexicon.spaced && language !== "ko" ? ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"] : ["", ""];
  const prefix = language === "ar" ? "[وفبلك]{0,2}" : "";
  const made = Object.entries(claims.nations).map(([code, people]) => {
    const name = names.get(code)?.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
    // In Russian a country has its cases.
    const country = name === undefined ? "(?!)" : language === "ru" ? `${name.slice(0, Math.max(3, name.length - 1))}\\p{L}{0,2}` : name;
    return [code, new RegExp(`${edges[0]}${prefix}(?:${country}|${people})${edges[1]}`, "iu")] as const;
  });
  nationForms.set(lexicon, made);
  return made;
}

/** ISO codes of the countries a text names, by name, adjective or people. */
export function nationsNamed(text: string, lexicon: Lexicon): Set<string> {
  return new Set(nationsOf(lexicon).flatMap(([code, form]) => (form.test(text) ? [code] : [])));
}
