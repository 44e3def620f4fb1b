/**
 * Names as the articles of the sets have them, by kind, and others of the kind to put in their place: written without regard to what the
 * check knows.
 */
export interface Swaps {
  /** Kind by kind: names of the articles, parted by `|`. */
  own: Readonly<Record<string, string>>;
  /** What may stand for them. People are made of `given` and `family`. */
  other: Readonly<Record<string, string>>;
  /** How a full name is put together. */
  full: (family: string, given: string) => string;
}

export const swapsEast: Readonly<Record<string, Swaps>> = {
  ja: {
    own: {
      person: "小暮辰夫|真鍋理沙|土屋航|岩崎勝|小野寺正夫|望月岳|関口トメ|三浦千尋",
      family: "真鍋|望月|関口|三浦|堀内|小野寺",
      river: "水無瀬川",
      town: "葦原市|美浜川市|汐見町",
      district: "中州地区",
      quoted: "みなせ丸|鶴の湯",
      firm: "北峰フォレスト",
      city: "東京",
    },
    other: {
      family:
        "佐伯 滝沢 神崎 榎本 長尾 相馬 浅見 黒田 早乙女 柏木 宮部 百瀬 倉持 五十嵐 大河内 秋葉 鳴海 森永 久我 篠原 梶 沖 堤 氷室 朝比奈 有賀 戸田 江口 蓮見 雨宮 真壁 鷲尾",
      given: "悠斗 美咲 健一 さくら 翔太 和子 直樹 ハル 誠 由美 拓海 千代 隆 みどり 一郎 彩 光 文代 大輔 結衣",
      river: "鳴瀬川 白妙川 芦田川 久慈川 羽衣川 木津川 雄物川 御幸川 千種川 那珂川 千曲川 揖斐川",
      town: "桜井市 三河市 白鷹町 若葉市 小諸市 遠野市 美瑛町 霧島市 鹿野町 龍神市 浜岡町 松ヶ浦市 藤代町 花巻市 御影町",
      district: "浜手地区 城北地区 三ツ谷地区 上原地区 青葉地区 大沢地区",
      quoted: "はやぶさ丸 梅の湯 月見館 つばめ号 花の木 ひまわり 第三栄丸 松の湯 こだま 海猫丸 朝日湯 白鳥",
      firm: "南信ウッド 東雲ハウジング 大和製作所 森谷林産 丸山商会 アルプス工房 三栄産業 関東ソイル 日高牧場 北斗電工 瑞穂工務店 みどりの森",
      city: "盛岡 高知 名古屋 長崎 金沢 岐阜 シドニー 台北 甲府 鳥取 弘前 松山",
    },
    full: (family, given) => family + given,
  },
  zh: {
    own: {
      person: "龙海平|石老根|欧阳静|黎秀英|鲍思雨|祝桂兰|蒋红梅|向守义|毕长河|林小满|袁志平|龚丽芬|阮金宝|骆春燕|祁志远|魏守诚|罗开平",
      village: "鹿鸣村|柳河村",
      town: "云溪镇|柳塘镇",
      river: "清沔河",
      school: "云溪中学",
      quoted: "金穗",
      pool: "清泉泳池",
      city: "宜昌",
    },
    other: {
      family: "周 宋 谢 范 邓 熊 薛 严 尤 万 覃 褚 方 庄 邵 孔 梁 彭 何 马 司马 毛 屈 敖 冼",
      given: "国强 晓东 美玲 思远 志刚 秀芳 小龙 德明 丽 梓轩 春生 永福 佳怡 铁柱 文静 建业 雅琴 子墨 来顺 云 长贵 新民",
      village: "王家村 白石村 桃源村 石桥村 上坪村 杨树村 凤凰村 红旗村 双河村 杏花村 大湾村 莲花村",
      town: "青石镇 龙泉镇 安平镇 双塔镇 临江镇 古水镇 南岭镇 三河镇 黄沙镇 梅林镇 洪桥镇",
      river: "白马河 洛水河 沅江 青衣江 大渡河 黑水河 赤水河 龙须沟 桑干河 浏阳河",
      school: "城关中学 育才中学 第三中学 红星中学 临江中学 培英中学 实验中学",
      quoted: "丰裕 三江 大地 康泰 福满园 老磨坊 金谷 双喜 雪峰 千里香",
      pool: "海豚泳池 碧波泳池 阳光泳池 蓝天泳池 星光泳池",
      city: "荆州 常德 南昌 襄阳 威海 桂林 遵义 开封 九江 泉州",
    },
    full: (family, given) => family + given,
  },
  ko: {
    own: {
      person: "배종구|노정순|조병만|유세라|맹동수|서판례|표정아|서동하|맹순철|우경란|봉만식|도하율|고말순|신동엽|차은석|최복순",
      town: "솔재면|청라군|해오름군",
      village: "안골마을",
      society: "솔재향우회",
      firm: "대림목재",
      quoted: "느린오븐",
      hall: "치악예술관|달빛극장",
      school: "솔내초등학교",
      composer: "드보르자크",
      city: "인천|원주|서울",
    },
    other: {
      family: "김 이 박 정 강 한 오 황 문 손 전 홍 양 백 하 곽 성 남궁 추 탁 국 피 빈 모",
      given: "민준 서연 영자 하늘 지훈 순이 태식 미경 현우 복동 은채 정호 슬기 창수 다인 옥분 예준 금례 상철 유진 솔",
      town: "매화면 청림면 백석읍 송천면 가람군 단양군 두원면 은파군 한울군 보람읍 옥천면",
      village: "샘골마을 버들마을 한밭마을 새터마을 은행마을 솔티마을",
      society: "은빛부녀회 청림동문회 한마음봉사회 새마을회 솔재청년회 한울장학회 느티나무모임",
      firm: "삼화목재 한성건업 동양제재 대한산림 우리집공방 미래나무 세종상사 태백목공소 금강산업",
      quoted: "아침밀 오월의빵 구름과자 봄날제과 달콤상회 둥근달 노란문 햇살가득 시골빵",
      hall: "백운아트홀 시민회관 별빛극장 푸른숲문화관 한솔아트센터 온누리홀 동해예술회관 금빛극장",
      school: "은행초등학교 백합초등학교 금당초등학교 동산초등학교 하늘초등학교 덕산초등학교",
      composer: "브람스 슈베르트 시벨리우스 말러 쇼팽 비발디 멘델스존 라흐마니노프 차이콥스키 하이든",
      city: "부천 목포 강릉 여수 춘천 포항 대전 제주 안동 삼척 파리 오사카",
    },
    full: (family, given) => family + given,
  },
};
