import type { Stretch } from "../sentences.ts";
import { chineseWords } from "./chinese-words.ts";

/** Family names that are seldom words of their own. */
const family =
  "王李张刘陈杨赵黄周吴徐孙胡朱林何郭马罗梁宋郑谢韩唐冯董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范石姚谭廖邹熊陆郝孔崔康邱秦江史顾侯邵孟龙段雷钱汤尹黎易武乔贺赖龚庞樊兰殷施陶洪翟颜倪严温芦季俞章鲁葛韦申尤毕聂丛焦柳邢岳齐沿梅莫庄辛管祝左涂谷祁舒耿牟卜詹苗凌费纪靳盛童欧甄裴席卫屈鲍覃霍翁隋植甘景薄司柏宁柯阮桂闵柴冉辜吉饶阚裘竺骆蓝娄危缪宗嵇滑荣荀储巫乌巴宓仲宫栾厉戎符束韶蒲卓蔺屠乔党翟贡劳姬扶宰郦雍桑濮冀浦尚晏瞿慕茹古衡步匡寇殳沃利蔚越夔隆师巩聂晁敖沙鞠丰蒯竹权盖益桓闻闾谈虞昝缪解应宣郁杭诸钮翁荀惠封芮储汲糜井隗郗仰伊仇郜蓟印怀邰鄂索池胥莘堵璩边扈燕郏连习宦艾容戈庾暨居弘阙冷訾佟仝付肖闫岑冼麦练逯荆巢楼戚佘";
const compounds = /^(?:欧阳|司马|上官|诸葛|慕容|尉迟|长孙|司徒|夏侯|皇甫|公孙|令狐|端木)$/u;
/** What a name may stand behind: somebody's work or place, or a word that leads to a person. */
const role =
  /(?:[员者手长师生家匠角商席星客户民工农主友婆公伯叔婶嫂爷奶医警兵将星匠部]|代表|委员|议员|老板|医生|先生|女士|同学|邻居|老人|父亲|母亲|妻子|丈夫|儿子|女儿|名叫|叫|由|请|向|跟|与|和|是)$/u;
/** What somebody does. */
const deed =
  /^(?:说|称|表示|介绍|认为|告诉|指出|回忆|解释|强调|坦言|提醒|补充|透露|感慨|感叹|写道|笑|问|答|来|去|出席|主持|剪彩|宣布|致辞|发言|参加|参观|设计|绘制|创作|捐|负责|带领|率领|担任|获得|赢得|赶到|亲自|女士|先生|老师|教授|师傅|医生|（)/u;
const noGiven = /[的了着过是在有也都不很就到说把被给对从以及等这那哪几一二三四五六七八九十百千万两个位名年月日时人们们吗呢吧啊]/u;

/**
 * People of a Chinese text by what a dictionary does not know: a family name alone, with one or two signs behind it that make no word,
 * beside somebody's work, place or deed.
 */
export function chinesePeople(text: string): Stretch[] {
  const parts = chineseWords(text);
  const found: Stretch[] = [];
  parts.forEach(({ segment, index }, i) => {
    const isFamily = (segment.length === 1 && family.includes(segment)) || compounds.test(segment);
    if (!isFamily) return;
    let given = parts[i + 1]?.segment ?? "";
    let next = i + 2;
    const second = parts[next]?.segment ?? "";
    if (given.length === 1 && second.length === 1 && isGiven(second) && !deed.test(second)) {
      given += second;
      next += 1;
    }
    if (given.length > 2 || ![...given].every(isGiven) || given === "" || deed.test(given)) return;
    const before = text.slice(Math.max(0, index - 4), index);
    const behind = text.slice(index + segment.length + given.length);
    if (!role.test(before) && !deed.test(behind)) return;
    if (/^(?:师傅|先生|女士|老师|教授|医生|大爷|大妈|阿姨|老板|镇长|校长)/u.test(text.slice(index + segment.length))) return;
    // 师傅 parted: the family name is the end of the word before it.
    if (/师$/u.test(before) && segment === "傅") return;
    const name = segment + given;
    found.push({ text: name, from: index, to: index + name.length });
  });
  return found;
}

const addressed =
  "大妈|大爷|大叔|大婶|大姐|大哥|大娘|阿姨|叔叔|伯伯|婆婆|奶奶|爷爷|师傅|先生|女士|老师|教授|医生|大夫|老板|主任|书记|镇长|村长|校长|院长|队长|经理|博士|局长|处长|科长|警官|护士|律师|站长|馆长|所长|厂长|老汉|老太|[嫂姐哥叔婶伯工总导](?=说|笑|称|道|认为|介绍|告诉|[，。、：])";
/** Families that are also beasts, stones and colours, which are small or old as well. */
const beasts = /[龙石熊牛马金黄白江叶毛安米温车花鱼]/u;
let called: RegExp | undefined;

/** People as they are called: Mother Feng, Young Meng. Only the family name tells one from another. */
export function chineseCalled(text: string): Stretch[] {
  called ??= new RegExp(
    `(?<=^|[^\\p{Script=Han}]|[的是和与跟由请叫向对让给找把被员者手长师民部])(?:([${family}])(?:${addressed})|[小老阿]([${family}])(?=说|笑|称|把|给|是|在|就|也|和|跟|还|负责|带|来|去|的|有|想|要|[，。、：]))`,
    "gu",
  );
  return [...text.matchAll(called)].flatMap(({ 0: name, 2: young, index }): Stretch[] => {
    if (young !== undefined && beasts.test(young)) return [];
    const starts = new Set(chineseWords(text).map((part) => part.index));
    if (!starts.has(index) || (young !== undefined && !starts.has(index + 1))) return [];
    return [{ text: name, from: index, to: index + name.length }];
  });
}

/** The family name of somebody who is called so; undefined for any other name. */
export const familyCalled = (name: string): string | undefined => {
  known ??= new RegExp(`^(?:([${family}])(?:${addressed.replace(/\(\?=.*\)/u, "")})|[小老阿]([${family}]))$`, "u");
  const match = known.exec(name);
  return match?.[1] ?? match?.[2];
};
let known: RegExp | undefined;

/** Signs that foreign names are written with. */
const sounds =
  "阿埃艾爱安奥巴白柏班邦保鲍贝本比彼宾波博伯勃布查达戴丹道德邓迪丁杜顿多厄恩尔法范菲费芬弗佛福夫盖甘冈高戈哥格根古瓜哈海汉豪赫黑亨胡华怀惠霍基吉加贾简杰金卡凯坎康考柯科克肯孔库夸拉莱兰朗劳勒雷黎里理丽利莉连列林琳刘卢鲁路伦罗洛吕马玛迈麦曼梅门蒙米密明缪莫默姆穆纳娜南瑙内尼妮宁纽农努诺欧帕派潘庞佩彭皮珀普奇齐乔切琴琼丘让热日荣茹瑞若萨塞赛桑瑟森沙莎尚舍申圣施石史舒司丝斯思松苏索塔泰坦汤唐陶特提蒂廷图托瓦万旺威韦维魏温文翁沃乌伍武西希夏肖谢辛欣修许雅亚扬耶叶伊易因英尤于约赞泽扎詹珍朱兹佐";
let foreign: RegExp | undefined;

/** Foreign people, with the point between their names; and whatever a text says that something is called. */
export function chineseForeign(text: string): Stretch[] {
  foreign ??= new RegExp(
    `[${sounds}]{1,6}[·・•][${sounds}]{1,7}|(?<=名为|名叫|叫做|叫作|取名|(?:位|个|名)叫)(?![“「《‘])\\p{Script=Han}{2,7}?(?=的|，|。|、|；)`,
    "gu",
  );
  return [...text.matchAll(foreign)].map(({ 0: name, index }) => ({ text: name, from: index, to: index + name.length }));
}

const isGiven = (sign: string) => /^\p{Script=Han}$/u.test(sign) && !noGiven.test(sign);
