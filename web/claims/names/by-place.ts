import type { Stretch } from "../sentences.ts";

/** What a text in a script without capitals names by the word it ends in, beside its particles: villages, rivers, firms, societies. */
export function namesByPlace(text: string, language: string): Stretch[] {
  if (language === "ko") return korean(text);
  if (language === "zh") return chinese(text);
  return language === "ja" ? japanese(text) : [];
}

const patterns = new Map<string, RegExp>();

/** A pattern made once. */
function kept(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, "gu");
  patterns.set(source, known);
  return known;
}

const found = (text: string, from: number): Stretch => ({ text, from, to: from + text.length });

/** What firms, societies and places of Korea end in. A stem of two signs and more before it makes a name. */
const koreanBodies =
  "목공|냉동|건재|기전|이엔씨|이앤씨|정공|모터스|렌탈|레미콘|치과|안경|철물|서적|조경|화원|횟집|국밥|정육점|철물점|문구점|세탁소|이발소|미용실|전자|무역|건업|제재|산림|임업|건축|건설|토건|주택|개발|산업|상사|정보|통신|시스템|소프트|테크|엔지니어링|공업|중공업|화학|제약|섬유|철강|금속|기계|정밀|전기|조명|에너지|솔라|운수|물류|택배|해운|항운|항공|관광|여행사|식품|제과|제빵|제분|수산|축산|농산|농원|농장|목장|과수원|종묘|양조|양조장|주조|목재|가구|인쇄|출판|출판사|미디어|스튜디오|디자인|기획|상회|상점|마트|문고|서점|서림|책방|사진관|다방|식당|반점|호텔|여관|펜션|은행|금고|증권|생명|화재|재단|협회|학회|연구소|연구원|의원|병원|한의원|약국|부녀회|청년회|노인회|번영회|동창회|동문회|향우회|사랑회|상인회|발전회|보존회|후원회|동호회|봉사단|봉사회|합창단|악단|극단|교향악단|사물놀이패|풍물패|농악단|조합|협동조합|농협|수협|축협|신협|어촌계|성당|교회|암|사";
const koreanPlaces =
  "면|읍|리|동|군|구|마을|항|포구|강|천|산|섬|도|역|고개|저수지|해수욕장|초등학교|중학교|고등학교|공원|시장|폭포|계곡|대교|골";
/** Words of every day that end as they do. */
const koreanWords =
  /(?:자리|거리|소리|머리|다리|관리|처리|정리|마리|무리|요리|수리|타리|아리|나리|따리|꾸리|뿌리|허리|꼬리|유리|논리|심리|우리|승리|권리|원리|물리|격리|분리|대리|가리|빨리|멀리|활동|운동|자동|이동|공동|행동|노동|감동|아동|변동|작동|가동|충동|진동|출동|합동|협동|수동|유동|연동|소동|냉동|전동|공항|상항|사항|조항|저항|반항|입항|출항|운항|취항|결항|귀항|건강|특강|최강|수강|개강|종강|보강|추천|실천|하천|온천|생산|재산|예산|계산|출산|유산|자산|확산|국산|등산|우산|청산|분산|파산|하산|해산|암산|특산|야산|동산|뒷산|앞산|화산|공산|결산|정산|환산|합산|추산|지역|구역|무역|방역|통역|번역|현역|주역|전역|용역|영역|권역|광역|수역|해역|기차역|전철역|지하철역|친구|연구|축구|농구|배구|야구|요구|지구|기구|도구|가구|입구|출구|항구|식구|창구|장군|해군|육군|공군|정도|제도|온도|속도|태도|각도|지도|시도|보도|의도|용도|빈도|연도|년도|수도|철도|도로|인도|차도|복도|파도|포도|기도|유도|한도|강도|밀도|농도|난도|화면|장면|측면|전면|정면|후면|표면|반면|수면|지면|방면|내면|외면|라면|국면|대면|직면|가면|벽면|바닥면|회사|행사|공사|기사|검사|조사|인사|의사|교사|역사|식사|농사|이사|장사|감사|강사|공공기관|본사|지사|봉사|수사|심사|기사|답사|유사|신사|전사|해사|경사|제사|가사|도사|간사|목사|판사|변호사|간호사|요리사|기관사|해설사|조리사|영양사|상담사|지도사|정비사|관리사|사사|보암|바위|골골|산골|시골|두메산골)$/u;
const koreanStems =
  /^(?:지역|마을|우리|전국|이웃|옆|인근|주변|모든|여러|다른|같은|새|옛|큰|작은|본|각|양|해당|당시|현지|국내|해외|외국|도내|군내|시내|읍내|면내|구내|관내|어린이|노인|여성|청년|청소년|주민|농민|어민|시민|군민|상인|학생|학부모|장애인|다문화|국립|도립|군립|시립|구립|사립|공립|공공|민간|사회적|전통|재래|중앙|서민|대형|소형|중소|대기업|동네|지방|농촌|어촌|산촌|도시|협동|자원|사회|영농|유기농|친환경|전문|일반|종합|대학|초등|중등|고등|부동산|인터넷|정부|국가|세계|신재생|재생|태양광|풍력|관광|문화|체육|생활|평생|교육|환경|복지|보건|의료|정보|과학|기술|유명|지정|무인|이동|임시|가족|민물|바다|뒷|앞|윗|아랫|건넛|첫|맞은편)+$/u;

function korean(text: string): Stretch[] {
  const made: Stretch[] = [];
  const bodies = kept(
    `(?<![가-힣])([가-힣]{2,8})(${koreanBodies})(?=(?:은|는|이|가|을|를|의|도|과|와|에|에서|에게|으로|로|측|이라는|라는|입니다|에도|에선)?(?![가-힣]))`,
  );
  const places = kept(
    `(?<![가-힣])([가-힣]{2,5})(${koreanPlaces})(?=(?:에|에서|의|으로|로|과|와|까지|부터|에는|에도|에서는|에서도|이|은|을|을|를|가|는|도)?(?![가-힣]))`,
  );
  for (const [form, isPlace] of [
    [bodies, false],
    [places, true],
  ] as const)
    for (const { 0: all, 1: stem = "", 2: end = "", index } of text.matchAll(form)) {
      const behind = text.slice(index + all.length, index + all.length + 2);
      // “만들면” is no township: a bare ending needs the particle of a place.
      const isBare =
        isPlace && end.length === 1 && !/^(?:에|의|으로|로\s|과|와|까|부)/u.test(behind) && !(end === "군" && /^\s[가-힣]/u.test(behind));
      if (isBare || koreanWords.test(all) || koreanStems.test(stem) || (end === "사" && !/^[가-힣]{3,}$/u.test(stem))) continue;
      if (end === "암" || (end === "도" && !/^에/u.test(behind)) || (end === "구" && stem.length < 2)) continue;
      made.push(found(all, index));
    }
  return made;
}

let segmenter: Intl.Segmenter | undefined;

/** Whether a dictionary has a run of Chinese signs as one word: then it is no name that only a place or a firm has. */
function isWord(stem: string): boolean {
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  const parts = [...segmenter.segment(stem)].map(({ segment }) => segment);
  return parts.length === 1 || parts.every((part) => part.length > 1);
}

const chineseBodies =
  "绸厂|丝厂|布厂|服装厂|食品厂|造纸厂|化肥厂|玻璃厂|陶瓷厂|水泥厂|电子厂|玩具厂|鞋厂|药厂|家具厂|建材厂|竹器社|供销社|大学|学院|医院|卫生院|养老院|敬老院|幼儿园|果业|农业|渔业|牧业|林业|矿业|药业|酒业|茶业|乳业|纸业|印刷|印务|电子|电器|电气|科技|实业|置业|地产|建工|建设|工程|机械|重工|化工|能源|光伏|电力|水务|传媒|文化|影业|航空|航运|快递|快运|百货|商行|商贸|贸易|服饰|制衣|家居|家具|餐饮|饮料|食品|粮油|种业|花卉|苗木|旅行社|造船|船厂|客栈|茶馆|茶庄|酒楼|酒坊|饭馆|面馆|餐馆|宾馆|旅馆|民宿|书院|书社|书局|诊所|剧场|影院|银行|证券|保险|集团|公司|基金会|慈善会|商会|协会|合作社|工作室|设计院|研究院|事务所|合唱团|剧团|乐团|车队|船队|救援队|俱乐部|出版社|报社|纸厂|茶厂|酒厂|糖厂|机械厂|砖厂|木器厂";
const chinesePlaces =
  "村|镇|乡|县|市|区|州|屯|寨|庄|街|路|巷|里|桥|河|江|湖|溪|山|岭|岛|港|湾|峡|寺|庙|水库|码头|广场|公园|车站|小学|中学|渡口|古镇|社区";
const chineseLead = "给|给了|到了|去了|来了|从|在|到|往|自|由|往返|前往|位于|来自|途经|经|过|沿|和|与|及|是|叫|向|去|至|邻近|隔壁|的|为";
const chineseGeneric =
  /[了着过得个位名座条间家这那哪每各某本该全同邻两几半整我你他她它们不没很最更都也就才还又再把被给让向从在到往和与或及以于是有等前后上下左右里外内中旁边东南西北新旧老大小多少一二三四五六七八九十百千万第沿过进出回下登爬游住去来离靠近环绕穿修建造运搬卖买种养由余其差店铺脚子师于边志比省县]/u;
const chineseOpen = "^|[，。；：、“”‘’（）()！？\\s《》—]";

function chinese(text: string): Stretch[] {
  const made: Stretch[] = [];
  // A stem holds nothing that leads to one: in 的是广陵水务 it begins behind both.
  const sign = `(?:(?!${chineseGeneric.source})\\p{Script=Han})`;
  const bodies = kept(`(?<=${chineseOpen}|${chineseLead})(${sign}{2,4}?)(${chineseBodies})(?![生员人品业家版])`);
  const places = kept(`(?<=${chineseOpen}|${chineseLead})(${sign}{1,3}?)(${chinesePlaces})(?![民长委书支志])`);
  for (const [form, isPlace] of [
    [bodies, false],
    [places, true],
  ] as const)
    for (const match of text.matchAll(form)) {
      const [all, stem = "", end = ""] = match;
      const from = match.index + all.length - stem.length - end.length;
      if (chineseGeneric.test(stem) || isWord(stem + (isPlace ? end : "")) || (stem.length > 1 && isWord(stem))) continue;
      if (stem.length === 1 && !/[河江湖山岛港桥村县州镇]/u.test(end)) continue;
      made.push(found(stem + end, from));
    }
  return [...made, ...chineseFull(text)];
}

/** Family names that are seldom words of their own, before two signs that make a given name and no word with what follows. */
const family =
  "王李张刘陈杨赵黄周吴徐孙胡朱郭罗梁宋郑谢韩唐冯董萧曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范姚谭廖邹熊陆郝孔崔邱秦江史侯邵孟龙段雷钱汤尹黎贺赖龚庞樊殷施陶洪翟颜倪严温芦季俞章鲁葛韦申毕聂焦柳邢岳齐梅莫庄辛祝左涂谷祁舒耿牟詹苗凌费纪靳盛童欧甄裴席卫屈鲍覃霍翁隋柯阮桂闵柴冉";
/** Signs that given names are made of. */
export const givenSigns =
  "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红梅建国文志海波燕琴云峰龙飞鹏斌辉宁欣怡嘉俊宇浩轩梓涵雨晨雪莹慧婷琳佳颖倩春秋冬菊莲凤珍珠琼翠彩爱香月仙淑贞素芬莉萍玲娥仁义礼智信德福禄寿喜财贵富荣昌盛兴旺安康祥瑞吉庆顺和生根柱梁树林森松柏竹青山川江河湖泉溪源长永久远恒达通广宏大伯仲叔季子孝忠良善诚正清廉洁光耀辰星阳晖昊旭东南北中学诗书礼乐画思念远志毅坚韧立新民主权友朋启发茂茵薇蔓芷若萱蕾蓉薪勤俭守金银铜铁石岩土木水火炎焱鑫淼垚双全满囤苗苇禾稻谷米田庄生丰收景成功业绩先进步根宝贝有余来";

function chineseFull(text: string): Stretch[] {
  const form = kept(
    `(?:^|[，。；：、“”（）！？\\s]|书记|支书|主任|老板|师傅|工程师|院长|校长|镇长|村长|县长|市长|会长|队长|老师|医生|船长|厂长|经理|馆长|站长|所长|记者|教练|阿姨|大爷|奶奶|爷爷|村民|居民|渔民|农户|由|叫|请|和|与|跟|向)([${family}][${givenSigns}]{2}|[${family}][老小阿][${givenSigns}])(?=[的说称最也都把给是在还就已又从对为向和与跟说介今曾每带负担开做来去要想希，。、（今在用不没常家算讲笑感觉认表告提建当养种经主捐画写教住年]|$)`,
  );
  return [...text.matchAll(form)].flatMap(({ 0: all, 1: name = "", index }) =>
    isWord(name) && name.length === 2 ? [] : [found(name, index + all.length - name.length)],
  );
}

const japanesePlaces =
  "川|山|岳|島|湖|沼|峠|橋|港|岬|浜|寺|神社|駅|町|村|集落|地区|小学校|中学校|高校|公園|商店街|温泉|牧場|ダム|渓谷|高原|半島|湾|城|坂|滝";
const japaneseWords =
  /^(?:仮|[朝都桟地少青児物歩]|[小大河山谷里沢滝古新旧本同各当両全他隣対近遠上下中内外東西南北前後左右奥元毎先数何某]|河|登|下|鉱|火|氷|裏|深|野|出|入|漁|空|軍|良|開|離|列|孤|群|半|鉄|石|木|吊|陸|歩道|つり|人工|終着|始発|無人|最寄り|市|県|町|村|国|公|私|城下|港|温泉|漁|農|山|宿場|門前|隣|寒|離|全|市内|県内|町内|村内|地元|被災|住宅|過疎|対岸|沿岸|山間|周辺|中心|都市|母|小|中|高|女子|男子|定時制|工業|商業|農業|水産|児童|運動|自然|森林|海浜|中央|総合|駅前|駅ビル|山|日帰り|露天|足|観光|登山|遊覧)$/u;

function japanese(text: string): Stretch[] {
  const form = kept(
    `(?<![\\p{Script=Han}\\p{Script=Katakana}々ー])([\\p{Script=Han}々ヶケノ]{1,4}|[\\p{Script=Katakana}ー]{2,8})(${japanesePlaces})(?=[のをにではがとやもへ、。）」]|から|まで|沿い|付近|$)`,
  );
  return [...text.matchAll(form)].flatMap(({ 0: all, 1: stem = "", index }) => {
    // Chikuma is written with a thousand.
    const isCounted = (
      stem.length === 1 ? /[一二三四五六七八九十百千数何各全同]/u : /^(?:[数何各全同]|[一二三四五六七八九十百千]+$)/u
    ).test(stem);
    if (japaneseWords.test(stem) || isCounted) return [];
    return [found(all, index)];
  });
}
