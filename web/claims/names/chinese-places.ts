import type { Stretch } from "../sentences.ts";
import { chineseWords } from "./chinese-words.ts";

let segmenter: Intl.Segmenter | undefined;

/** What a stem of one or two signs before makes a place or a body, whatever stands before them. */
const tails =
  /(?:泳池|公园|广场|小学|中学|客栈|饭店|酒店|面馆|茶馆|书店|药店|农场|牧场|林场|果园|茶园|码头|水库|大桥|隧道|[镇村乡县河江溪湖寨屯街巷桥寺庙塔])/gu;
/** Signs and words that count, point or say of what kind, and make no name before such an end. */
const noStem =
  /[了着过得个位名座条间这那哪每各某本该全同邻两几半整我你他她它们不没很最更都也就才还又再把被给让从向到往和与或及有等前后内外旁边多少一二三四五六七八九十百千万第沿进出回下登爬游去来离近绕修建造运搬卖买养由其差的是在为对以于要会能可并且而但如若因所者之乎开接比办逛看见听说送守坐乘骑走跑抵迎怕则即只仅已经曾将正刚快着呢吗吧啊]/u;
const kinds =
  /^(?:贫困|文明|示范|移民|旅游|自然|行政|度假|重点|所在|周边|附近|相邻|邻近|山区|本地|空心|历史|特色|工业|农业|卫生|生态|美丽|少数|小城|城关|乡下|农民|渔民|中心|公立|私立|民办|寄宿|希望|镇办|村办|县办|社区|露天|免费|公共|标准|室内|室外|儿童|体育|森林|湿地|国家|城市|人民|主题|植物|动物|海洋|水上|游乐|休闲|文化|市民|街心|滨江|滨河|滨水|护城|地下|人工|景观|天然|内陆|高原|商业|步行|主要|繁华|狭窄|老旧|大小|整个|家庭|国营|私营|集体|有机|连锁|新华|网上|旧书|实体|五星|四星|星级|快捷|货运|客运|轮渡|小型|大型|中型|跨江|跨海|跨河|石拱|海底|铁路|公路|过江|偏远|偏僻|沿江|江边|河边|山脚|山上|山下|汉水|出村|进村|干净|清澈|冰冷|湍急|宽阔|美食|古老|安静|热闹|老城|新城|水乡|城乡|家乡|故乡|山乡|下乡|返乡|江南|江北|立交|人行|木板|独木|斜拉|廊桥|石板|钢筋|水泥|单孔|双孔|三孔|五孔|风雨|过街|高架|旧石|古石|大石|小石|小木|老木|老石|木制|石头|佛教|电视|信号|灯火|通信|通讯|发射|铁索|悬索|钢索|观景|瞭望)$/u;

/** Villages are called so for all that: Five Li, Lower River, Forward. */
const seatStem = /^(?:[上下前后东西南北大小新老三五七八九十双四][河湾坪坝里塘桥泉沟岭溪沙坡洼石柳杨李王张陈岔]|前进|胜利|解放|和平)$/u;

/** Places of a Chinese text by the sign they end in, with the two signs before it, where a word begins at these. */
export function chinesePlacesByTail(text: string): Stretch[] {
  const matches = [...text.matchAll(tails)];
  if (matches.length === 0) return [];
  const starts = new Set(chineseWords(text).map(({ index }) => index));
  return matches.flatMap(({ 0: tail, index }): Stretch[] => {
    const from = index - 2;
    const stem = text.slice(from, index);
    const isSeat = tail.length === 1 && /[镇村乡县河江溪湖]/u.test(tail);
    if (
      from < 0 ||
      !/^\p{Script=Han}{2}$/u.test(stem) ||
      !starts.has(from) ||
      (noStem.test(stem) && !(tail.length === 1 && seatStem.test(stem))) ||
      kinds.test(stem)
    )
      return [];
    // A river or a street of a word is a river of a kind; a village may well be called White Stone.
    if (!starts.has(index) && starts.has(index - 1) === false && !isSeat && tail.length === 1) return [];
    if (tail.length === 2 && !starts.has(index)) return [];
    if (/^[民长委支志里医落庄头道面边岸水滩畔心底区色泊蟹鱼鲜虾流川米]/u.test(text.slice(index + tail.length))) return [];
    return [{ text: stem + tail, from, to: index + tail.length }];
  });
}

const family =
  "王李张刘陈杨赵黄周吴徐孙胡朱林何郭罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦柳邢岳齐梅莫庄辛祝左涂谷祁舒耿牟卜詹关苗凌费纪靳盛童欧甄游阳裴席卫屈鲍覃霍翁隋甘景薄司柏宁柯阮桂闵柴车冉辜吉饶阚裘竺骆蓝娄荣荀储蒲卓蔺屠翟贡姬扶冉郦雍濮冀尚晏瞿慕茹古衡满匡寇沙鞠丰巩聂晁敖冼褚佟佘仇麦";
const given =
  "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红梅建国文志海波燕琴云峰龙飞鹏斌辉宁欣怡嘉俊宇浩轩梓涵雨晨雪莹慧婷琳佳颖倩春秋冬菊莲凤珍珠琼翠彩爱香月仙淑贞素芬莉萍玲娥仁义礼智信德福禄寿喜财贵富荣昌盛兴旺安康祥瑞吉庆顺和柱梁树林森松柏竹青川江湖泉溪源永恒达广宏大伯仲叔季孝忠良善诚廉洁光耀辰星阳晖昊旭东诗乐思念远毅坚韧新民权朋茂茵薇蔓芷若萱蕾蓉勤俭守金银铜铁石岩炎焱鑫淼垚双满囤苗禾根宝贝余晓小美子墨雅长生业来山豪铭睿泽熙悦彤瑶妍菲岚虹霖沛楠枫桐栋彬凯帆航锋锐剑雄健奇胜利群英凡朝印可然曼桃杏梨枝花朵云霄璐璇琪瑾瑜珊玫琦钰铃锦绣绮丹朱紫碧兆贤哲彦儒修齐鸣声远近定邦邦军武斗魁元亨贞利铨镇权钧";
const families = `(?:欧阳|司马|上官|诸葛|慕容|尉迟|长孙|司徒|夏侯|皇甫|公孙|令狐|端木|[${family}])`;
/** Where a person may begin, and what may come behind one. */
const lead =
  "(?<=^|[，。；：、“”‘’（）()！？\\s—]|[说道]?。”|(?:年轻|年长|敲鼓|掌勺|领头|带队|划船|做饭|值班|驻村|下班|退休|来自\\p{Script=Han}{2,4})的|[员者手匠师长生工商户民板家友人夫妻婆爷奶伯叔婶])";
const follow =
  "(?=说|称|道|表示|介绍|认为|告诉|回忆|记得|坦言|笑|常|要|想|去|来|在|从|把|将|给|为|对|向|和|与|跟|也|都|就|还|已|曾|又|便|是|会|能|有|当|开|做|赶|带|负责|经营|种|养|教|今年|今|每|每天|那|这|一|两|的|\\d|[，。、（(：]|$)";
let people: RegExp | undefined;

/**
 * People of a Chinese text: a family name with two signs that given names are made of, at the beginning of a clause or behind somebody's
 * work.
 */
export function chinesePeopleByGiven(text: string): Stretch[] {
  people ??= new RegExp(`${lead}${families}(?:[${given}]{2}|[${given}](?=说|称|记得|今年|要|常|赶|去了|在|，\\\\d))${follow}`, "gu");
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  return [...text.matchAll(people)].flatMap(({ 0: name, index }): Stretch[] => {
    const words = [...(segmenter?.segment(name) ?? [])];
    // One word of the dictionary is no person: 白云, 高兴; nor are two signs that begin a longer word.
    if (words.length === 1 || (name.length === 2 && words.length < 2)) return [];
    const behind = text.slice(index);
    if (
      [...(segmenter?.segment(behind.slice(0, 8)) ?? [])].some(
        ({ segment, index: at }) => at < name.length && at + segment.length > name.length && segment.length > 1,
      )
    )
      return [];
    return [{ text: name, from: index, to: index + name.length }];
  });
}

const sureFamily =
  "王李刘陈杨赵吴徐孙胡朱郭何罗梁宋郑谢韩唐冯董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎闫余潘杜戴夏钟汪姜范姚谭廖邹熊陆郝崔邱秦史侯邵孟龙尹黎易贺赖龚樊兰殷施陶洪翟颜倪严季俞章鲁葛韦申尤毕聂焦柳邢岳齐梅庄辛涂祁舒耿牟詹苗凌费纪靳盛童欧甄裴席屈鲍覃霍翁隋柯阮桂闵柴冉阚裘竺骆娄荀储蒲卓蔺屠翟贡姬扶郦雍濮冀尚晏瞿慕茹匡寇鞠巩晁敖冼褚佟佘仇肖付柏符蒙郎曲周张黄钱孔康顾常武乔庞牛温芦伍丛莫左谷卜关游卫查甘景薄司宁车辜吉饶项";
const noGiven =
  /[的了着过得是在有也都不很就到说把被给对从以及等这那哪几一二三四五六七八九十百千万两个位名年月日时人们吗呢吧啊里外内中上下前后边各每某另其他她它我你该本只才刚曾已将要会能可应先再又还并且和与跟同为因所者之于向往自由比]/u;
/** Something that only a person does, is or has. */
const personal =
  "(?=说|笑|称|记得|回忆|认为|告诉|坦言|表示|介绍|解释|感叹|叹|答|问|常说|常常|今年|去世|去了|去找|要给|当|当年|教|经营|造过|造了|赶|开了|开着|种了|种着|养了|担任|负责|带着|带队|带领|出生|退休|在\\p{Script=Han}{2,6}(?:教|工作|上班|长大|读|当|去世|开|做|种|养|二|星)|在[一二三四五六七八九十\\d]|和他|和她|是\\p{Script=Han}{2,12}[员师长工匠手家医生民人]|的(?:骡|妻|丈|儿|女|父|母|爷|奶|店|家|徒|学生|客栈|作品|手)|[,，]?今年?\\d|\\d{1,2}岁|（\\d)";
const leads = "(?<=^|[，。；：、！？“”\\s]|[员者手匠师长生工商户家友妻婆爷奶伯叔婶医]|[年老大小]的|[鼓船饭勺头队课车河]的)";
let unsegmented: RegExp | undefined;

/** People of a Chinese text by what is said of them, whatever the signs of their given names. */
export function chinesePeopleByDeed(text: string): Stretch[] {
  unsegmented ??= new RegExp(
    `${leads}(?:(?:欧阳|司马|上官|诸葛|慕容|尉迟|长孙|司徒|夏侯|皇甫|公孙|令狐|端木)\\p{Script=Han}{1,2}|[${sureFamily}]\\p{Script=Han}{2})${personal}`,
    "gu",
  );
  let starts: Set<number> | undefined;
  return [...text.matchAll(unsegmented)].flatMap(({ 0: name, index }): Stretch[] => {
    starts ??= new Set(chineseWords(text).map((part) => part.index));
    const isOneWord = !starts.has(index + 1) && !starts.has(index + 2);
    if (noGiven.test(name.slice(1)) || isOneWord || !starts.has(index) || !starts.has(index + name.length)) return [];
    if (/(?:老板|师傅|先生|女士|老师|教授|医生|大爷|大妈|阿姨|主任|镇长|校长|院长|队长|经理)$/u.test(name)) return [];
    return [{ text: name, from: index, to: index + name.length }];
  });
}
