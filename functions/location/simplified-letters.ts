// Of OpenCC's table (Apache-2.0) the letters that stand in names of the gazetteer.
const traditional =
  "凱盧倫長灘諾頓羅薩納爾灣歐賽聖馬維華櫚奧亞蘭萊內貢約欽烏魯庫連達鮑靈紐韋漢滿愛許遜樹徹蘇瑪麗別將軍國鎮勞揚圖寧緬貝東賴楊熱賈總統澤費營萬喬邁錫門開雲園齊龐堯銀塢蓋湯茲學溫賓聯島啟農謝鐵貴積錦寶樂濟孫豐臘傑區訥濱聶紹敘橋鴿" +
  "叢興麥龍鄧劍畢曉綠謨蕭葉岡鄔闍歷數設齋舊崗場紅條堅峽饒呂宮強順發贊瓊莊礦訶車韃楓線嶺黃禮縣諫義瓏裡檳晉詩綏歸來廣欖會峴靜邊覺臺蓮勻沖繩護陽論間俁賀鳥戶藝飯塚吳龜勢櫻倉駒蘆鈴篠瀨綾見濃勝鹽掛諏訪燒狹須橫館結諸澀聞慶魚鶴遠陸" +
  "歲帶釧唄網領專離楨顛";
const simplified =
  "凯卢伦长滩诺顿罗萨纳尔湾欧赛圣马维华榈奥亚兰莱内贡约钦乌鲁库连达鲍灵纽韦汉满爱许逊树彻苏玛丽别将军国镇劳扬图宁缅贝东赖杨热贾总统泽费营万乔迈锡门开云园齐庞尧银坞盖汤兹学温宾联岛启农谢铁贵积锦宝乐济孙丰腊杰区讷滨聂绍叙桥鸽" +
  "丛兴麦龙邓剑毕晓绿谟萧叶冈邬阇历数设斋旧岗场红条坚峡饶吕宫强顺发赞琼庄矿诃车鞑枫线岭黄礼县谏义珑里槟晋诗绥归来广榄会岘静边觉台莲匀冲绳护阳论间俣贺鸟户艺饭冢吴龟势樱仓驹芦铃筿濑绫见浓胜盐挂诹访烧狭须横馆结诸涩闻庆鱼鹤远陆" +
  "岁带钏呗网领专离桢颠";

const letters = new Map([...traditional].map((letter, i) => [letter, [...simplified][i] ?? letter]));

/** A name in the simplified letters of mainland newspapers. */
export const inSimplifiedLetters = (name: string) => [...name].map((letter) => letters.get(letter) ?? letter).join("");
