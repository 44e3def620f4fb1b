/** Names of known cities where the tagged ones are missing or wrong: GeoNames' name and country, then language and name. */
const table = `
Hong Kong.HK|pt:Hong Kong
Puyang.CN|zh:濮阳
Kunshan.CN|zh:昆山
Zibo.CN|ja:淄博
Gwangju.KR|ja:光州
Xinyang.CN|ru:Синьян
Basrah.IQ|ar:البصرة
Cali.CO|ja:カリ
Sanaa.YE|ja:サナア
Tai’an.CN|zh:泰安|ja:泰安|ko:타이안|ru:Тайань
Kaohsiung.TW|ja:高雄|ar:كاوهسيونغ|hi:काऊशुंग
Vienna.AT|zh:维也纳|ja:ウィーン
Montréal.CA|zh:蒙特利尔|ar:مونتريال
Kharkiv.UA|zh:哈尔科夫|hi:खारकीव
Conakry.GN|zh:科纳克里|ar:كوناكري|hi:कोनाक्री
Quezon City.PH|zh:奎松城|ja:ケソンシティ|ko:케손시티|ar:مدينة كويزون|hi:क्वेज़ोन सिटी
Manaus.BR|zh:马瑙斯|ko:마나우스|ar:ماناوس|hi:मनौस
Ecatepec de Morelos.MX|ru:Экатепек|zh:埃卡特佩克|ja:エカテペック|ko:에카테펙|ar:إكاتيبيك
Multan.PK|zh:木尔坦|ko:물탄|ar:ملتان
Queens.US|ru:Куинс|zh:皇后区|ja:クイーンズ|ko:퀸스|ar:كوينز|hi:क्वींस
Brooklyn.US|zh:布鲁克林|ja:ブルックリン
The Bronx.US|ru:Бронкс|zh:布朗克斯|ja:ブロンクス|ko:브롱크스|ar:برونكس
Fortaleza.BR|hi:फोर्टालेज़ा
Salvador.BR|hi:साल्वाडोर
Belo Horizonte.BR|hi:बेलो होरिज़ोंटे
Guayaquil.EC|hi:ग्वायाकिल
Asunción.PY|hi:असुनसियोन
Daejeon.KR|zh:大田|ar:دايجون
Hyderabad.IN|ko:하이데라바드|ar:حيدر أباد
Ludhiāna.IN|zh:卢迪亚纳|ko:루디아나|ar:لوديانا
Kano.NG|hi:कानो
Soweto.ZA|hi:सोवेतो
Bandung.ID|hi:बांडुंग
Dalian.CN|hi:डालियान
Xiamen.CN|hi:शियामेन
Ningbo.CN|hi:निंगबो
Zhongshan.CN|ru:Чжуншань|ja:中山|ko:중산|ar:تشونغشان
Shiyan.CN|ja:十堰
Taiyuan.CN|ja:太原
Kyoto.JP|fr:Kyoto|de:Kyoto
Kobe.JP|es:Kobe|fr:Kobe|de:Kobe|it:Kobe
Osaka.JP|de:Osaka
Changchun.CN|de:Changchun
Astana.KZ|en:Astana|es:Astaná|fr:Astana|de:Astana|it:Astana|pt:Astana|ru:Астана|zh:阿斯塔纳|ja:アスタナ|ko:아스타나|ar:أستانا|hi:अस्ताना
Bengaluru.IN|hi:बेंगलुरु
Būndi.IN|hi:बूंदी
`;

export const mendedNames = new Map();
for (const row of table.trim().split("\n")) {
  const [town, ...names] = row.split("|");
  mendedNames.set(town, new Map(names.map((name) => [name.slice(0, 2), name.slice(3)])));
}
