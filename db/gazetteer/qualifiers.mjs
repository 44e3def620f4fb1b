/** Names of countries in daily use that CLDR's region names do not give. */
export const commonCountryNames = Object.entries({
  US: "usa|u.s.|u.s.a.|us|america|united states of america|estados unidos de américa|ee. uu.|eeuu|ee.uu.|eua|e.u.a.|états-unis d'amérique|etats unis|amerika|stati uniti d'america|сша|соединенные штаты америки|америка|アメリカ|米国|美国|美利坚合众国|미국|أمريكا|الولايات المتحدة الأمريكية|अमेरिका|संयुक्त राज्य अमेरिका|यूएसए",
  GB: "uk|u.k.|great britain|britain|großbritannien|vereinigtes königreich|england|inghilterra|inglaterra|angleterre|gran bretagna|gran bretaña|grã-bretanha|grande-bretagne|великобритания|англия|イギリス|英国|英|영국|بريطانيا|المملكة المتحدة|إنجلترا|ब्रिटेन|इंग्लैंड|यूनाइटेड किंगडम",
  NL: "holland|the netherlands|hollande|olanda|holanda|голландия|オランダ|荷兰|네덜란드|هولندا|हॉलैंड",
  KR: "korea|south korea|republic of korea|한국|대한민국|韓国|大韓民国|韩国|corea|corea del sur|corée|coreia|südkorea|корея|كوريا",
  KP: "north korea|dprk|북한|조선|朝鲜|北朝鮮",
  TR: "turkey|türkiye",
  CZ: "czech republic|czechia|tschechien|tschechische republik|république tchèque|tchéquie|república checa|repubblica ceca|чешская республика|جمهورية التشيك",
  AE: "uae|u.a.e.|emirates|الامارات|الإمارات|الإمارات العربية المتحدة|эмираты|оаэ|阿联酋|아랍에미리트",
  HK: "hong kong|hongkong|香港|홍콩|هونغ كونغ|гонконг|हांगकांग",
  MO: "macau|macao|澳门|澳門|マカオ|마카오",
  CI: "ivory coast|costa de marfil|elfenbeinküste",
  MM: "burma|birma|birmania|birmanie|ミャンマー|мьянма|бирма",
  IN: "bharat|hindustan|हिन्दुस्तान|हिंदुस्तान|हिन्दुस्थान|भारत",
  SA: "ksa|السعودية|saudi|saudi-arabien",
  RU: "russian federation|российская федерация|рф|rf|俄国|러시아 연방",
  CN: "p.r. china|prc|people's republic of china|中华人民共和国|中国|中國|кнр|chine populaire|volksrepublik china",
  JP: "日本国|nippon|nihon|일본|япония",
  TW: "taiwan|台湾|臺灣|台灣|대만|타이완|تايوان|тайвань",
  DE: "brd|bundesrepublik deutschland|federal republic of germany|фрг",
  BR: "brasil|brazil|brésil|brasilien|brasile",
  CD: "dr congo|drc|democratic republic of the congo|zaire|rd congo|demokratische republik kongo|дрк|кинсаса",
  CG: "congo|republic of the congo",
  MK: "macedonia|north macedonia",
  SZ: "swaziland",
  VA: "vatican|holy see|vaticano|vatikan|ватикан",
  PS: "palestine|palästina|palestina|فلسطين",
  SY: "syria",
  IE: "éire|republic of ireland|irland",
  BY: "белоруссия|беларусь",
  MD: "молдавия|moldova",
  KG: "киргизия|кыргызстан",
  VN: "vietnam|viet nam|việt nam|越南|ベトナム|베트남",
  EG: "مصر|جمهورية مصر العربية",
  LK: "ceylon",
  IR: "persia|иран",
  TL: "east timor",
  CV: "cape verde",
}).flatMap(([code, names]) => names.split("|").map((name) => [name, code]));

const listed = (country, text) =>
  text
    .split(" ")
    .map((pair) => pair.split(":"))
    .map(([name, code]) => [name.replaceAll("_", " "), `${country}.${code}`]);

/** Abbreviations of states as used in addresses, and names of parts of countries that are not states. */
export const regionAbbreviations = [
  ..."AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC"
    .split(" ")
    .map((code) => [code, `US.${code}`]),
  ...listed(
    "US",
    "D.C.:DC Calif.:CA Mass.:MA Fla.:FL Tex.:TX Minn.:MN Ill.:IL Penn.:PA Wash.:WA Conn.:CT Mich.:MI Wis.:WI Ariz.:AZ Colo.:CO Ore.:OR",
  ),
  ...listed(
    "CA",
    "AB:01 BC:02 MB:03 NB:04 NL:05 NS:07 ON:08 PE:09 PEI:09 QC:10 PQ:10 SK:11 YT:12 NT:13 NU:14 Newfoundland:05 Labrador:05 Ont.:08 B.C.:02",
  ),
  ...listed("AU", "ACT:01 NSW:02 NT:03 QLD:04 SA:05 TAS:06 VIC:07 WA:08"),
  ...listed(
    "BR",
    "AC:01 AL:02 AP:03 AM:04 BA:05 CE:06 DF:07 ES:08 MS:11 MA:13 MT:14 MG:15 PA:16 PB:17 PR:18 PI:20 RJ:21 RN:22 RS:23 RO:24 RR:25 SC:26 SP:27 SE:28 GO:29 PE:30 TO:31",
  ),
  ...listed(
    "MX",
    "BC:02 BCS:03 CDMX:09 D.F.:09 Jal.:14 N.L.:19 NL:19 Ver.:30 Yuc.:31 Q._Roo:23 Qro.:22 Edomex:15 Gto.:11 Pue.:21 Oax.:20 Chih.:06 Coah.:07 Son.:26 Sin.:25",
  ),
  ...listed("IN", "UP:36 MP:35 TN:25 MH:16 KA:19 WB:28 AP:02 TS:40 GJ:09 RJ:24 HP:11 KL:13 UK:39 J&K:12 Orissa:21 Pondicherry:22"),
  ...listed(
    "GB",
    "England:ENG Scotland:SCT Wales:WLS Northern_Ireland:NIR Schottland:SCT Écosse:SCT Escocia:SCT Escócia:SCT Scozia:SCT Шотландия:SCT スコットランド:SCT 苏格兰:SCT 스코틀랜드:SCT اسكتلندا:SCT स्कॉटलैंड:SCT Nordirland:NIR Wales:WLS Galles:WLS Gales:WLS Уэльс:WLS",
  ),
  ...listed("DE", "NRW:07 BW:01 BY:02 Baden-Württemberg:01 Rheinland-Pfalz:08 MV:12 SH:10"),
  ...listed("ES", "Andalucía:51 País_Vasco:59 Euskadi:59 Cataluña:56"),
];
