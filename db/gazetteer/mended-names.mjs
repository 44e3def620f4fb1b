/** Common newspaper names of cities whose tagged name is missing or unusual: GeoNames' name and country, then language and name. */
const table = `
Mumbai.IN|hi:मुंबई|zh:孟买
Cairo.EG|hi:काहिरा|zh:开罗
Giza.EG|hi:गीज़ा|zh:吉萨|ko:기자
Alexandria.EG|hi:अलेक्ज़ेंड्रिया|zh:亚历山大
Istanbul.TR|hi:इस्तांबुल|zh:伊斯坦布尔
İzmir.TR|hi:इज़मिर|zh:伊兹密尔|ko:이즈미르
Ankara.TR|hi:अंकारा|zh:安卡拉
São Paulo.BR|hi:साओ पाउलो|zh:圣保罗
Baghdad.IQ|hi:बग़दाद|zh:巴格达
Basrah.IQ|hi:बसरा|zh:巴士拉|ko:바스라|ar:البصرة
Tehran.IR|hi:तेहरान|zh:德黑兰
Melbourne.AU|hi:मेलबर्न|zh:墨尔本
Yokohama.JP|hi:योकोहामा|zh:横滨
Singapore.SG|hi:सिंगापुर|zh:新加坡|ar:سنغافورة|ko:싱가포르|ja:シンガポール|ru:Сингапур
Ho Chi Minh City.VN|hi:हो ची मिन्ह सिटी|zh:胡志明市
Kyiv.UA|hi:कीव|zh:基辅
Addis Ababa.ET|hi:अदीस अबाबा|zh:亚的斯亚贝巴
Incheon.KR|hi:इंचियोन|zh:仁川
Faisalabad.PK|hi:फ़ैसलाबाद|zh:费萨拉巴德|ko:파이살라바드
Santo Domingo.DO|hi:सेंटो डोमिंगो|zh:圣多明各|ar:سانتو دومينغو|ja:サントドミンゴ
Sanaa.YE|hi:सना|zh:萨那|ja:サナア
Nairobi.KE|hi:नैरोबी|zh:内罗毕
Montevideo.UY|hi:मोंटेवीडियो|zh:蒙得维的亚
Kanpur.IN|hi:कानपुर|zh:坎普尔|ar:كانبور|ko:칸푸르
Sūrat.IN|hi:सूरत|zh:苏拉特|ar:سورات|ko:수라트|ru:Сурат
Taipei.TW|hi:ताइपे|zh:台北|ar:تايبيه
Busan.KR|hi:बुसान|zh:釜山|ar:بوسان
Xi’an.CN|hi:शीआन|zh:西安|ar:شيان
Shanghai.CN|hi:शंघाई
Mexico City.MX|hi:मेक्सिको सिटी|ar:مكسيكو سيتي
Saint Petersburg.RU|hi:सेंट पीटर्सबर्ग
Santiago.CL|hi:सैंटियागो
Casablanca.MA|hi:कासाब्लांका
Berlin.DE|hi:बर्लिन
Osaka.JP|hi:ओसाका|de:Osaka
Nagoya.JP|hi:नागोया
Daegu.KR|hi:देगू
Daejeon.KR|hi:देजोन|zh:大田|ar:دايجون
Ulsan.KR|hi:उल्सान|ar:أولسان
Sapporo.JP|hi:साप्पोरो
Fukuoka.JP|hi:फुकुओका
Sendai.JP|hi:सेंदाई
Hiroshima.JP|hi:हिरोशिमा
Niigata.JP|hi:निगाता
Takamatsu.JP|hi:ताकामात्सु
Qingdao.CN|hi:चिंगदाओ
Medellín.CO|hi:मेडेलिन
Cali.CO|hi:काली|ja:カリ
Khartoum.SD|hi:खार्तूम
Bucharest.RO|hi:बुखारेस्ट
Minsk.BY|hi:मिन्स्क
Hamburg.DE|hi:हैम्बर्ग
Warsaw.PL|hi:वारसॉ
Vienna.AT|hi:वियना|zh:维也纳|ja:ウィーン
Rabat.MA|hi:रबात
Montréal.CA|hi:मॉन्ट्रियल|zh:蒙特利尔|ar:مونتريال
Milan.IT|hi:मिलान
Prague.CZ|hi:प्राग
Copenhagen.DK|hi:कोपेनहेगन
Brussels.BE|hi:ब्रसेल्स
Dublin.IE|hi:डबलिन
Belgrade.RS|hi:बेलग्रेड
Yerevan.AM|hi:येरेवान
Mecca.SA|hi:मक्का
Medina.SA|hi:मदीना
Jeddah.SA|hi:जेद्दा
Abidjan.CI|hi:आबिदजान
Kano.NG|hi:कानो
Ibadan.NG|hi:इबादान
Guangzhou.CN|hi:ग्वांगझोउ
Shenzhen.CN|hi:शेनझेन
Tangshan.CN|hi:तांगशान|ar:تانغشان
Datong.CN|hi:दातोंग|ar:داتونغ
Baoding.CN|hi:बाओडिंग|ar:باودينغ
Hohhot.CN|hi:होहोट
Suez.EG|hi:स्वेज़|ar:السويس
Port Said.EG|hi:पोर्ट सईद
Nizhniy Novgorod.RU|hi:निज़नी नोवगोरोद
Tula.RU|hi:तुला
Tver.RU|hi:त्वेर
Vladimir.RU|hi:व्लादिमीर
Yekaterinburg.RU|hi:येकातेरिनबर्ग
Novosibirsk.RU|hi:नोवोसिबिर्स्क
Rosario.AR|hi:रोसारियो
Córdoba.AR|hi:कॉर्डोबा
Guadalajara.MX|hi:ग्वादलहारा
Monterrey.MX|hi:मॉन्टेरी
Puebla.MX|hi:पुएब्ला
Veracruz.MX|hi:वेराक्रूज़|ar:فيراكروز
Newcastle.AU|hi:न्यूकैसल
Adelaide.AU|hi:एडिलेड
Perth.AU|hi:पर्थ
Brisbane.AU|hi:ब्रिस्बेन
Arusha.TZ|hi:अरुशा|ar:أروشا|ko:아루샤
Mwanza.TZ|hi:म्वांज़ा
Kisumu.KE|hi:किसुमु
Nakuru.KE|hi:नाकुरु|ar:ناكورو
Eldoret.KE|hi:एल्डोरेट|ar:إلدوريت
Mombasa.KE|hi:मोम्बासा
Kampala.UG|hi:कंपाला
Arlington.US|hi:आर्लिंगटन
Worcester.US|hi:वूस्टर
Albany.US|hi:ऑल्बनी
Barcelona.ES|hi:बार्सिलोना
Lisbon.PT|hi:लिस्बन
Porto.PT|hi:पोर्टो
Munich.DE|hi:म्यूनिख
Frankfurt am Main.DE|hi:फ्रैंकफर्ट
Köln.DE|hi:कोलोन|ar:كولونيا
Lyon.FR|hi:लियोन
Marseille.FR|hi:मार्सेय
Le Havre.FR|hi:ले हाव्र
Naples.IT|hi:नेपल्स
Turin.IT|hi:ट्यूरिन
Florence.IT|hi:फ्लोरेंस
Venice.IT|hi:वेनिस
Zürich.CH|hi:ज़्यूरिख़
Genève.CH|hi:जिनेवा
Amsterdam.NL|hi:एम्स्टर्डम
Rotterdam.NL|hi:रॉटरडैम
Manchester.GB|hi:मैनचेस्टर
Birmingham.GB|hi:बर्मिंघम
Liverpool.GB|hi:लिवरपूल
Glasgow.GB|hi:ग्लासगो
Edinburgh.GB|hi:एडिनबरा
Chicago.US|hi:शिकागो
Houston.US|hi:ह्यूस्टन
Dallas.US|hi:डलास
Miami.US|hi:मायामी
Toronto.CA|hi:टोरंटो
Vancouver.CA|hi:वैंकूवर
Hanoi.VN|hi:हनोई
Manila.PH|hi:मनीला
Jakarta.ID|hi:जकार्ता
Surabaya.ID|hi:सुराबाया
Medan.ID|hi:मेदान
Bangkok.TH|hi:बैंकॉक
Kuala Lumpur.MY|hi:कुआलालंपुर
Nashik.IN|hi:नासिक|ar:ناشيك
Solāpur.IN|hi:सोलापुर|ar:سولابور|ko:솔라푸르
Mālegaon.IN|hi:मालेगांव|ar:ماليغاون
Jalgaon.IN|hi:जलगांव|ar:جلغاون|ru:Джалгаон
Aurangabad.IN|hi:औरंगाबाद|ko:아우랑가바드
Thāne.IN|hi:ठाणे
Rājkot.IN|hi:राजकोट
Ghāziābād.IN|hi:ग़ाज़ियाबाद
Gorakhpur.IN|hi:गोरखपुर
Kalyān.IN|hi:कल्याण
Hāora.IN|hi:हावड़ा
Multan.PK|hi:मुल्तान|zh:木尔坦|ko:물탄|ar:ملتان
Gujranwala.PK|hi:गुजरांवाला
Khulna.BD|hi:खुलना
Wŏnsan.KP|hi:वोन्सान|ar:وونسان
Al Manşūrah.EG|hi:मंसूरा|ar:المنصورة
Ismailia.EG|ar:الإسماعيلية
Melo.UY|ru:Мело
Hong Kong.HK|pt:Hong Kong
Puyang.CN|zh:濮阳
Kunshan.CN|zh:昆山
Freetown.SL|zh:弗里敦
Xinxiang.CN|zh:新乡|ja:新郷
Amsterdam.NL|ja:アムステルダム|ko:암스테르담
Zibo.CN|ja:淄博
Gwangju.KR|ja:光州
Xinyang.CN|ru:Синьян
Tai’an.CN|zh:泰安|ja:泰安|ko:타이안|ru:Тайань
Kaohsiung.TW|ja:高雄|ar:كاوهسيونغ|hi:काऊशुंग
Kharkiv.UA|zh:哈尔科夫|hi:खारकीव
Conakry.GN|zh:科纳克里|ar:كوناكري|hi:कोनाक्री
Quezon City.PH|zh:奎松城|ja:ケソンシティ|ko:케손시티|ar:مدينة كويزون|hi:क्वेज़ोन सिटी
Manaus.BR|zh:马瑙斯|ko:마나우스|ar:ماناوس|hi:मनौस
Ecatepec de Morelos.MX|ru:Экатепек|zh:埃卡特佩克|ja:エカテペック|ko:에카테펙|ar:إكاتيبيك
Queens.US|ru:Куинс|zh:皇后区|ja:クイーンズ|ko:퀸스|ar:كوينز|hi:क्वींस
Brooklyn.US|zh:布鲁克林|ja:ブルックリン
The Bronx.US|ru:Бронкс|zh:布朗克斯|ja:ブロンクス|ko:브롱크스|ar:برونكس
Fortaleza.BR|hi:फोर्टालेज़ा
Salvador.BR|hi:साल्वाडोर
Belo Horizonte.BR|hi:बेलो होरिज़ोंटे
Guayaquil.EC|hi:ग्वायाकिल
Asunción.PY|hi:असुनसियोन
Hyderabad.IN|ko:하이데라바드|ar:حيدر أباد
Ludhiāna.IN|zh:卢迪亚纳|ko:루디아나|ar:لوديانا
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
