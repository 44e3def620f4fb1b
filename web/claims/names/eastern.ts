import type { Stretch } from "../sentences.ts";
import { namesByPlace } from "./by-place.ts";
import { chineseCalled, chineseForeign, chinesePeople } from "./chinese.ts";
import { chinesePeopleByDeed, chinesePeopleByGiven, chinesePlacesByTail } from "./chinese-places.ts";
import { japaneseShapes } from "./japanese.ts";
import { placesOf } from "./known-places.ts";
import { koreanShapes } from "./korean.ts";
import { nameLists } from "./lists.ts";

const kept = new Map<string, readonly RegExp[]>();

/**
 * What a Japanese, Chinese or Korean text names: people by title, role or family name, places and bodies by their endings or from a list.
 */
export function easternNames(text: string, language: string): Stretch[] {
  const patterns = kept.get(language) ?? (language === "ja" ? japanese() : language === "zh" ? chinese() : korean());
  kept.set(language, patterns);
  const found: Stretch[] = [
    ...(language === "zh"
      ? [
          ...chinesePeople(text),
          ...chineseCalled(text),
          ...chineseForeign(text),
          ...chinesePeopleByGiven(text),
          ...chinesePeopleByDeed(text),
          ...chinesePlacesByTail(text),
        ]
      : []),
    ...(language === "ko" ? koreanShapes(text) : language === "ja" ? japaneseShapes(text) : []),
    ...namesByPlace(text, language),
  ];
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? "";
      const from = match.index + match[0].indexOf(name);
      // Behind whom 씨 stands is a person, whatever the word.
      const isPerson = language === "ko" && /^\s씨/u.test(text.slice(from + name.length, from + name.length + 2));
      const isListed = language === "ja" && pattern === patterns.at(-1) && name !== "日本";
      if (name === "" || (!isPerson && !isListed && isGeneric(name, language))) continue;
      // 师傅 is a word: what follows it is no 傅.
      if (language === "zh" && (titled.test(name) || /^.师傅/u.test(name))) continue;
      if (name.startsWith("傅") && text[from - 1] === "师") continue;
      found.push({ text: name, from, to: from + name.length });
    }
  return found;
}

/** A family name with a title: too little to be told from another of the name. */
const titled = /^.{1,2}(?:师傅|先生|女士|老师|教授|医生|大爷|大妈|阿姨|老板|主任|镇长|校长|院长)$/u;

/** Words that stand where a name would. */
function isGeneric(name: string, language: string): boolean {
  // Hasebe and Abe end in what else is a department, Furuya in a shop.
  if (language === "ja" && /^(?:長谷部|阿部|渡部|服部|岡部|磯部|綾部|園部|黒部|矢部|日下部|物部|土屋|古屋|守屋|高屋|関屋)$/u.test(name))
    return false;
  if (language === "ja")
    return /^(?:[同各全本両当他数隣新旧大小国県市町村中古港我山島城門下上北南東西離朝都地夜][県府市町村区郡]|[お母父兄姉弟妹皆奥娘客子孫神仏王医者親]{1,2}|息子|副|前|元|新|現|同|全国|日本|女性|男性|代表|若手|地元|近隣|周辺|同じ|国立|公立|私立|市立|県立|町立|総合|女子|医科|小中|無人|[同各全本両当他数隣新旧大小国県市町中古港各]{1,2}|[\p{Script=Han}]*(?:者|員|手|産|用|製|内|外|的|性|型|系|級|品|加工|冷凍|生鮮|健康|士|師|屋|長|生|客|会|課|部|局|社|校|所|店|係|民))$/u.test(
      name,
    );
  if (language === "zh")
    return /^(?:.*(?:城|全|本|该|各|小|社|景|地|山|城市|农|乡|园|校|厂|新|老|旧|同|省|县|大|中|我|你|他|她|这家|那家|一家|本地|外地|当地|附近|国有|民营|上市))$|^(?:环保|科技|建筑|设计|工程|保险|旅游|物业|贸易|电力|交通|建设|投资|实业|有限|股份|中心)+$|^(?:[^\p{Script=Han}]|任何|一些|许多|居民|市民|高兴|高声|方才|方面|马上|万一|安全|安静|平时|平安|时候|连忙|常常|成年|成为|全部|全长|全天|金额|水质|水平|毛巾|石阶|白天|江水|池塘|温度|于是|和|向来|向北|应该|包括|计划|强调|曾经|曾是|单位|明天|明年|都|别|关注)/u.test(
      name,
    );
  return /^(?:이번|이날|이후|이전|이상|이하|이웃|이사|이장|이런|이미|전직|전임|신임|현직|초대|주민|담임|여성|여자|남성|남자|어느|한국|한때|조합|고객|기존|도서|우리|유명|전국|전문|주요|지역|진행|하루|현장|공동|공식|마을|도시|군내|국립|사립|공립|시립|지방|인근|여러|모든|(?:각|한|두|세|네)(?:$|\s)|농민|회원|청년|대표|교사|작가|손님|아이|학생|어린이|씨앗|토종|지금|최우수|최고|최대|최초|최근|최종|정말|정도|정부|정기|조금|오늘|오전|오후|한번|남은|남쪽|구체|신규|신청|전체|전날|전혀|장기|장애|기자|기대|주변|주말|유치|이제|안내|안전|방문|문화|문제|공사|공연|고향|고등|소식|소년|선생|설명|표현|명예|마지막|라디오|김장|배우|박수|서로|강의|강당|손수|허가|노력|성공|차례|민간|진짜|엄마|원래|변화|여기|여름|도움|도착|길이|연구|위치|위기|반대|왕복|금요일|금액|인기|인사|관계자|대표|사장|주인|직원|측|회원|단원|이름|편집|직원|방문객|참가자|노인|할머니|할아버지)/u.test(
    name,
  );
}

const alternatives = (words: readonly string[]) => words.join("|");

function japanese(): RegExp[] {
  const { honorific, office } = nameLists.ja;
  const families =
    "佐藤|鈴木|高橋|田中|伊藤|渡辺|渡部|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|清水|山崎|阿部|池田|橋本|山下|石川|中島|前田|藤田|後藤|小川|岡田|村上|長谷川|近藤|石井|坂本|遠藤|藤井|青木|福田|三浦|西村|藤原|太田|松田|原田|岡本|中野|中川|小野|田村|竹内|金子|和田|中山|石田|上田|森田|柴田|酒井|工藤|横山|宮崎|宮本|内田|高木|安藤|谷口|大野|丸山|今井|高田|藤本|武田|村田|上野|杉山|増田|小島|小山|千葉|久保|松井|岩崎|桜井|野口|松尾|野村|木下|菊地|菊池|佐野|大西|杉本|新井|浜田|市川|古川|水野|小松|島田|中西|西田|北村|大塚|川口|平野|熊谷|川崎|飯田|本田|東|西川|白石|越智|矢野";
  const personal = "[\\p{Script=Han}々]{1,6}?[\\p{Script=Hiragana}]{0,4}?|[\\p{Script=Han}々]{0,4}[\\p{Script=Katakana}ー・]{2,12}";
  return [
    new RegExp(
      `(?<![\\p{Script=Han}々])(${personal})(?:${honorific}|(?<![くるうただいなにをはがでとものて])(?:${office}))(?![\\p{Script=Han}])`,
      "gu",
    ),
    new RegExp(`(?:^|[のと、。「（・は])((?:${families})[\\p{Script=Han}々]{1,3})(?=[がはもをにとの、。）（」])`, "gu"),
    /(?<![\p{Script=Han}々])([\p{Script=Han}々ヶケノ]{2,5}(?=[県府市町村区郡])|[\p{Script=Han}々][県府市町村区郡])[県府市町村区郡]?(?![\p{Script=Han}々])/gu,
    /([\p{Script=Han}々\p{Script=Katakana}ー]{2,10})(?:株式会社|大学|高校|高等学校|銀行|新聞社?|財団|協会|病院|造船|木材|製材|酒造|醸造|印刷|運輸|電鉄|水産|農園|食品|商店|商会|物産|建材|製薬|製菓|製紙|製鋼|重工|物流|倉庫|信用金庫|農協|漁協|電機|電力|工業|製作所|建設|工務店|興業|証券|保険|生命|鉄道|交通|観光|不動産|研究所|神社|光学|精工|精機|機械|測器|石材|木工所?|酒店|書房|書店|出版|設計|塗装|造園|鉄工所?|製糸|紡績|染織|窯業|化学|通信|放送|劇場|楽団|合唱団|商工会議所)/gu,
    // 大鷹組が請け負う: firms that build are called so.
    /(?:^|[のと、。「（はがを])(?![一二三四五六七八九十各同全両番])([\p{Script=Han}々]{2,4}組)(?=[がはもをにとの、。）（」])/gu,
    /株式会社([\p{Script=Han}々\p{Script=Katakana}ー]{2,12})/gu,
    new RegExp(`(?<![\\p{Script=Katakana}ー])(${alternatives(placesOf("ja"))})(?![\\p{Script=Katakana}ー])`, "gu"),
  ];
}

function chinese(): RegExp[] {
  const { compound, surnames, titleAfter, roleBefore } = nameLists.zh;
  const rare =
    "蓝闵童盛刁骆凌霍虞支柯娄危裘缪解应宗单杭包诸左吉钮嵇滑荣翁荀甄曲封储靳巫乌焦巴宓班仲宫宁仇栾甘厉戎祖符景詹束司韶印宿蒲索咸籍卓蔺屠蒙池阴苍闻党贡劳姬申扶冉宰雍桑桂濮寿边燕冀浦尚农晏瞿阎慕连茹习艾古慎戈庾居衡步耿满匡国文寇广东欧利师巩晁敖冷那简饶沙鞠丰关相查游竺权盖益费岑薛雷倪滕毕郝邬安乐于时傅皮卞康伍余元卜顾孟平黄和穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮席季麻强路江颜郭梅林钟";
  const name = `(?:${compound}|[${surnames}${rare}])\\p{Script=Han}{1,2}`;
  const role = `${roleBefore}|省长|部长|副?[市县区镇村]长|委员|代表|主席|总裁|创始人|负责人|书法家|画家|歌手|音乐家|摄影师|村民|居民|市民|游客|志愿者|店主|师傅|船工|乘客|顾客|学生|家长|观众|读者|司机|店员|邻居|老人|农民|渔民|商贩|同学|队员|会员|代表`;
  const deed =
    "出席|主持|剪彩|宣布|致辞|发言|参加|参观|设计|绘制|创作|捐赠|捐出|负责|带领|率领|代表|担任|获得|赢得|来到|赶到|亲自|为|在|把|将|和|与|也|曾|向|用|是|从";
  const says =
    "(?:[\\p{Script=Han}]{0,4}[着地])?(?:说|称|表示|介绍|认为|告诉|指出|回忆|解释|强调|坦言|提醒|补充|透露|感慨|感叹|写道|笑道|问|答)";
  return [
    new RegExp(`(?:${role})(${name})(?=${deed}|${says}|[，。、：（]|$)`, "gu"),
    // Behind an office a family name and two signs are a name whatever follows; behind “resident” they may be any word.
    new RegExp(
      `(?:${roleBefore}|书法家|画家|歌手|音乐家|摄影师|部长|省长|主席|总裁|创始人)((?:${compound}|[${surnames}])\\p{Script=Han}{2})(?!\\p{Script=Han}{0,2}(?:会|部|局|院|校|厅))`,
      "gu",
    ),
    // Japanese people, in Chinese signs.
    /((?:佐藤|铃木|高桥|田中|伊藤|渡边|山本|中村|小林|加藤|吉田|山田|佐佐木|山口|松本|井上|木村|斋藤|清水|山崎|池田|桥本|石川|前田|藤田|后藤|冈田|长谷川|村上|近藤|石井|坂本|远藤|青木|藤井|西村|福田|太田|三浦|藤原|冈本|松田|中川|中野|原田|小野|竹内|金子|和田|中山|石田|上田|森田)\p{Script=Han}{1,2})(?=[来说在是也和，。、])/gu,
    new RegExp(`(?:^|[，。；：、“”（）\\s和与]|由|向|对|请|跟)(${name})(?=${says}|${titleAfter}|（\\d{1,3}岁）)`, "gu"),
    /(?:^|[^\p{Script=Han}]|来自|前往|到|在|从|往|与|和|由|位于)(\p{Script=Han}{2,4}?)(?:省|市|县|区|镇|乡|自治州)(?=[^\p{Script=Han}]|也|的|和|与|派|人|来|有|等|将|已|举|学|读|当|工|住|买|请|开|做|长|打|教|任|办|运|送|参)/gu,
    /(?:^|[^\p{Script=Han}]|来自|前往|在|从|与|和|由|向)((?:(?![着了的个位名座条间这那])\p{Script=Han}){2,10}?)(?:公司|集团|大学|学院|医院|银行|基金会|慈善会|商会|学会|联合会|合作社|工作室|事务所|书店|药店|协会|研究院|研究所|中学|小学|出版社|报社|电视台|工厂|器厂|茶厂|酒厂|糖厂|纸厂|机械厂|食品厂|家具厂|剧院|酒店|饭店|救援队|志愿队|志愿者协会|合唱团|乐团|剧团|俱乐部|证券|物流|超市)(?!生)/gu,
    /(?:^|[^\p{Script=Han}]|来自|前往|到|在|从|往|与|和|由|位于)((?![本全该各邻同这那两几某每外回进下山乡渔农新老旧小大一二三四五六七八九十整])\p{Script=Han}{2,3}[村屯寨])(?=[^\p{Script=Han}]|也|的|和|与|派|人|来|有|等|将|已|被|村民)/gu,
    new RegExp(`(${alternatives(placesOf("zh"))})`, "gu"),
  ];
}

const koreanTitles =
  "님|선생|배우|가수|아나운서|디자이너|장인|명인|셰프|사진가|의장|부의장|장관|차관|선장|기관장|항해사|조합장|사무국장|사무관|연구원|사서|목사|신부|스님|소방관|경찰관|판사|검사|훈련사|조리사|영양사|통역사|해설사|지휘자|연주자|화가|조각가|건축가|평론가|활동가|번역가|피디";

function korean(): RegExp[] {
  const { compound, family, office } = nameLists.ko;
  const name = `(?:(?:${compound})[가-힣]{1,2}|[${family}][가-힣]{2})`;
  const particle = '(?=[은는이가을를의도와과께에로다,.\\s“”"(]|만|까지|처럼|라|측|였|입니다|$)';
  return [
    new RegExp(`(?<![가-힣])(${name})\\s?(?:\\(\\d{1,3}세?\\)\\s?)?(?:${office}|${koreanTitles})${particle}`, "gu"),
    new RegExp(`(?:${office}|${koreanTitles}|어민|농민|주민|농부|학부모|상인|점주)\\s(${name})(?=[은는이가을를의와과,.]|$)`, "gu"),
    new RegExp(`(?<![가-힣])([가-힣]{2,4})\\s씨${particle}`, "gu"),
    // Foreign people by sounds that no Korean name has.
    /(?<![가-힣])((?=[가-힣]*\s?[가-힣]*[프트크르브드그즈츠흐룀뢰뵈쾨쥐쉬])[가-힣]{1,5}\s[가-힣]{2,7})(?=\s(?:박사|교수|감독|씨|작가|기자|대사|목사|신부)(?:[은는이가의를을도와과,.]|께서|에게|\s))/gu,
    /(?:출판사|극단|밴드|합창단|악단|양조장|공방|은행|신문사|방송사|건설사|시공사|업체|기업)\s([가-힣]{2,7}?)(?=[은는이가을를도의와과,.]|에서|$)/gu,
    /(?<![가-힣])([가-힣]{2,4})(?:특별시|광역시|특별자치시|특별자치도)/gu,
    /(?<![가-힣])([가-힣]{2,10})(?:대학교|고등학교|중학교|초등학교|대학|재단|협회|연구소|연구원|신문|방송|그룹|전자|건설|농협|조합|공사|주식회사|전기|식품|증권|은행|보험|생명|화재|캐피탈|해운|항공|정보원|진흥원|수사처|검찰청|운수|택배|제과|목재|조명|제약|인쇄|양조|수산|유통|소프트|테크|랩스?|웍스|미디어|스튜디오|산업|상사|상회|목장|마트|병원|의원|약국|서점|교회|성당|자선회|후원회|향우회|동호회|악단)(?![가-힣]{3})/gu,
    new RegExp(
      `(?<![가-힣])(${alternatives(placesOf("ko"))})(?:시|군|도)?(?=에|의|은|는|이|가|을|를|과|와|로|서|까지|부터|[\\s,.·]|$)`,
      "gu",
    ),
  ];
}
