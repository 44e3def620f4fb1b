import type { Stretch } from "../sentences.ts";

/** Relations and trades that -san is said to, which are nobody's names. */
const noPerson =
  /^(?:お?(?:母|父|兄|姉|爺|婆|医者|客|坊|巡り|隣|嬢|子|孫)|皆|みな|息子|娘|孫|奥|旦那|職人|大工|漁師|農家|業者|店主|店員|店長|生徒|学生|先生|医師|看護師|保育士|作家|画家|住民|市民|町民|村民|常連|常連客|近所|隣|親|子ども|子供|赤|神主|和尚|住職|花嫁|花婿|運転手|駅員|船員|乗客|観客|読者|利用者|参加者|経営者|担当者|関係者|若手|新人|先輩|後輩|仲間|友人|夫婦|家族|八百屋|魚屋|肉屋|パン屋|本屋|花屋|酒屋|床屋|豆腐屋|大家|女将|親方|棟梁|板前|料理人|庭師|猟師|警官|警察|消防|郵便屋|配達員|従業員|社員|職員|会員|委員|議員|選手|監督|代表|社長|会長|村長|町長|市長|知事|校長|館長|園長|園児|児童)$/u;
const rank =
  "先生|組合長|会頭|店長|班長|団長|組長|隊長|園長|棟梁|女将|親方|住職|師匠|船頭|漁労長|事務局長|本部長|支店長|局長|次長|主任|主査|主事|専務|常務|副会長|副社長|副市長|副町長|副知事|理事|顧問|座長|幹事長|工場長|農場長|編集長|料理長|杜氏|宮司|巡査|警部|署長|消防長|学芸員|司書|教諭|講師|指揮者|実行委員長|委員長|議長|総裁|頭取|行長";
const noRank =
  /^(?:同|前|元|新|現|副|初代|先代|次期|[県市町村国都道府区]|[一-龠]*(?:組合|協会|商店街|委員会|実行|自治|消防|警察|農協|漁協|商工|事務|支店|工場|郵便|学校|大学|小学校|中学校|高校|保育|幼稚|図書|博物|美術|地区|全国|本|各|両|担任|保健|音楽|体育|理科|国語|算数|英語|美術|図工|家庭科|女|男|若い|校医|主治医|恩師))$/u;
/** Firms by the two signs they end in, whatever stands before. */
const bodies =
  "林産|電工|産業|工芸|醤油|味噌|味噌店|製麺|製茶|製粉|製氷|製靴|製本|染工|織物|鉄鋼|鋼業|化成|薬品|器械|時計店|呉服店|書林|文庫|堂書店|菓子店|茶園|果樹園|観光農園|ファーム|フーズ|ハウジング|ホーム|ソイル|ウッド|テック|システム|システムズ|エンジニアリング|クリエイト|デザイン|プランニング|ロジスティクス|エナジー|エネルギー|ソーラー|マリン|ドック|スタジオ|フォレスト|文具店|金物店|電器店|電気店|家具店|洋品店|雑貨店|生花店|米穀店|茶舗|本舗|菓子舗|薬局|医院|歯科|整骨院|理髪店|美容室|自転車店|新聞店|牛乳店|製パン|ベーカリー|豆腐店|青果店|書房|木工舎|工舎|陶房|窯|酒店|鮮魚店|精肉店|青果|米店|写真館|旅館|ホテル|食堂|軒|庵|亭|楼";
const commonBody =
  /^(?:地場|伝統|基幹|地元|主要|観光|農林|水産|林|畜|重|軽|新|古|全|大|小|中|学生|社員|市民|職員|高級|老舗|温泉|駅前|近所|隣|県内|市内|町内|村内|有名|大手|中小|国内|海外|都市|再生可能|自然|風力|太陽光|省|蓄電|新電力|管理|予約|運行|監視|通報|防災|情報|支援|教育|老人|介護|グループ|マイ|プラット|大衆|家庭|三|二|一|数|各|生|郷土|総合|建築|環境|都市計画|システム)$/u;

/** People and firms of a Japanese text by their shape, whatever the signs they are written with. */
export function japaneseShapes(text: string): Stretch[] {
  const found: Stretch[] = [];
  const push = (name: string, from: number) => found.push({ text: name, from, to: from + name.length });
  for (const { 0: name, index } of text.matchAll(
    /(?<![\p{Script=Han}々\p{Script=Katakana}ー])[\p{Script=Han}々ヶノ]{1,5}[\p{Script=Hiragana}\p{Script=Katakana}ー]{0,4}?[子江代美恵枝]?(?=(?:さん|氏|くん|君|ちゃん|さま|様)(?:[はがをにのとも、。（(」はへや宅方一]|から|より|夫|親|ら|たち|だ|で|$))/gu,
  ))
    if (!noPerson.test(name) && !/[くるうただいなにをはがでとものて]$/u.test(name)) push(name, index);
  for (const { 1: name = "", index } of text.matchAll(
    new RegExp(`(?<![\\p{Script=Han}々])([\\p{Script=Han}々]{1,4})(?:${rank})(?=[はがをにのとも、。（「]|から|より|だ|で|$)`, "gu"),
  ))
    if (!noRank.test(name)) push(name, index);
  for (const { 0: name, index } of text.matchAll(
    /(?<![\p{Script=Han}々\p{Script=Katakana}ー])(?:第[一二三四五六七八九十\d]+)?(?:[\p{Script=Han}々]{1,3}丸|[\p{Script=Katakana}ー]{2,6}[丸号]|(?<=^|[。「、はがを])[\p{Script=Hiragana}]{2,5}[丸号])(?=[はがをにのとも、。」]|から|で|へ|$)/gu,
  ))
    if (!/^(?:一丸|弾丸|本丸|二の丸|丸|烏丸|砲丸|睾丸)$/u.test(name)) push(name, index);
  for (const { 0: all, index } of text.matchAll(
    /(?<![\p{Script=Han}々])[\p{Script=Han}々]{1,3}[乃ノ之の]屋(?=[はがをにのとも、。（」でへ])/gu,
  ))
    if (!/^(?:町|村|街|駅前|近く|港|角|隣|向かい|島|昔|表|裏)[乃ノ之の]/u.test(all)) push(all, index);
  for (const { 0: all, index } of text.matchAll(
    /(?<![\p{Script=Han}々])(?:道の駅|喫茶|食堂|旅館|民宿|居酒屋|カフェ|スナック|レストラン|ペンション|ホテル|ベーカリー|パン工房|工房)[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,8}(?=で|に|が|は|を|の|へ|も|、|。)/gu,
  ))
    push(all, index);
  for (const { 0: all, 1: stem = "", index } of text.matchAll(
    new RegExp(
      `(?<![\\p{Script=Han}々\\p{Script=Katakana}ー])([\\p{Script=Han}々]{2,4}|[\\p{Script=Katakana}ー]{2,6})(?:${bodies})(?=[はがをにのとも、。（」]|から|より|製|だ|で|へ|$)`,
      "gu",
    ),
  ))
    if (!commonBody.test(stem) && !/[一二三四五六七八九十百千万各全同]/u.test(stem[0] ?? "")) push(all, index);
  return found;
}
