/** Names in use that GeoNames' data of 2020 does not hold, by its own name and country: newer ones, and Hindi and other spellings. */
const table = `
Allahābād.IN|Prayagraj|प्रयागराज|प्रयाग|Праяградж|普拉亚格拉杰
Varanasi.IN|बनारस|काशी|वाराणसी|Banaras|Kashi
Gurgaon.IN|Gurugram|गुरुग्राम|गुड़गांव
Mughal Sarāi.IN|Pandit Deen Dayal Upadhyaya Nagar|मुगलसराय
Aurangabad.IN|Chhatrapati Sambhajinagar|छत्रपति संभाजीनगर|औरंगाबाद
Hoshangābād.IN|Narmadapuram|नर्मदापुरम
Bengaluru.IN|बेंगलुरु|बैंगलोर|बंगलौर|Bangalore
Mumbai.IN|मुंबई|बंबई|बम्बई
Kolkata.IN|कोलकाता|कलकत्ता
Chennai.IN|चेन्नई|मद्रास
Hyderabad.IN|हैदराबाद
Ahmedabad.IN|अहमदाबाद
Pune.IN|पुणे|पूना
Jaipur.IN|जयपुर
Lucknow.IN|लखनऊ
Kanpur.IN|कानपुर
Nagpur.IN|नागपुर
Indore.IN|इंदौर|इन्दौर
Bhopal.IN|भोपाल
Patna.IN|पटना
Vadodara.IN|वडोदरा|बड़ौदा|Baroda
Sūrat.IN|सूरत|Surat
Ludhiāna.IN|लुधियाना
Agra.IN|आगरा
Nashik.IN|नासिक|Nasik
Faridabad.IN|फरीदाबाद|Faridabad
Meerut.IN|मेरठ
Rājkot.IN|राजकोट
Srinagar.IN|श्रीनगर
Amritsar.IN|अमृतसर
Ranchi.IN|रांची
Jabalpur.IN|जबलपुर
Gwalior.IN|ग्वालियर
Jodhpur.IN|जोधपुर
Udaipur.IN|उदयपुर
Kota.IN|कोटा
Ajmer.IN|अजमेर
Bīkaner.IN|बीकानेर|Bikaner
Raipur.IN|रायपुर
Dehra Dūn.IN|देहरादून
Shimla.IN|शिमला|Simla
Chandigarh.IN|चंडीगढ़
Guwahati.IN|गुवाहाटी
Bhubaneshwar.IN|भुवनेश्वर|Bhubaneswar
Thiruvananthapuram.IN|तिरुवनंतपुरम|Trivandrum
Cochin.IN|Kochi|कोच्चि
Kozhikode.IN|Calicut|कोझिकोड
Mysore.IN|Mysuru|मैसूर|मैसूरु
Mangalore.IN|Mangaluru|मंगलुरु|मंगलौर
Belgaum.IN|Belagavi|बेलगावी|बेलगाम
Hubli.IN|Hubballi|हुबली
Gulbarga.IN|Kalaburagi|कलबुर्गी
Visakhapatnam.IN|विशाखापत्तनम|विशाखापट्टनम|Vizag
Vijayawada.IN|विजयवाड़ा
Madurai.IN|मदुरै
Coimbatore.IN|कोयंबटूर
Tiruchirappalli.IN|तिरुचिरापल्ली|Trichy
Puducherry.IN|पुदुचेरी|पांडिचेरी|Pondicherry
Gorakhpur.IN|गोरखपुर
Bareilly.IN|बरेली
Alīgarh.IN|अलीगढ़|Aligarh
Morādābād.IN|मुरादाबाद|Moradabad
Sahāranpur.IN|सहारनपुर|Saharanpur
Mathura.IN|मथुरा
Jhānsi.IN|झांसी|झाँसी|Jhansi
Haridwar.IN|हरिद्वार
Ujjain.IN|उज्जैन
Gaya.IN|गया
Muzaffarpur.IN|मुज़फ़्फ़रपुर
Darbhanga.IN|दरभंगा
Bhāgalpur.IN|भागलपुर|Bhagalpur
Dhanbād.IN|धनबाद
Jamshedpur.IN|जमशेदपुर
Noida.IN|नोएडा
Ghāziābād.IN|गाज़ियाबाद|Ghaziabad
Thāne.IN|ठाणे|Thane
Panaji.IN|पणजी|Panjim
Imphal.IN|इंफाल
Shillong.IN|शिलांग
Gangtok.IN|गंगटोक
Dārjiling.IN|दार्जिलिंग|Darjeeling
Siliguri.IN|सिलीगुड़ी
Kathmandu.NP|काठमांडू|काठमाण्डू
Islamabad.PK|इस्लामाबाद
Lahore.PK|लाहौर
Karachi.PK|कराची
Dhaka.BD|ढाका|Dacca
Colombo.LK|कोलंबो
London.GB|लंदन|लन्दन
Manchester.GB|मैनचेस्टर
Birmingham.GB|बर्मिंघम
Edinburgh.GB|एडिनबर्ग
Paris.FR|पेरिस
Rome.IT|रोम
Milan.IT|मिलान
Madrid.ES|मैड्रिड
Barcelona.ES|बार्सिलोना
Lisbon.PT|लिस्बन
Moscow.RU|मॉस्को|मास्को
Munich.DE|म्यूनिख
Frankfurt am Main.DE|फ्रैंकफर्ट
Zürich.CH|ज्यूरिख
Genève.CH|जिनेवा
Amsterdam.NL|एम्स्टर्डम
Brussels.BE|ब्रसेल्स
Athens.GR|एथेंस
Stockholm.SE|स्टॉकहोम
Oslo.NO|ओस्लो
Copenhagen.DK|कोपेनहेगन
Helsinki.FI|हेलसिंकी
Prague.CZ|प्राग
Budapest.HU|बुडापेस्ट
Tokyo.JP|टोक्यो|तोक्यो
Kyoto.JP|क्योटो
Beijing.CN|बीजिंग|पेकिंग
Guangzhou.CN|ग्वांगझू
Shenzhen.CN|शेनझेन
Wuhan.CN|वुहान
Hong Kong.HK|हांगकांग|हांग कांग
Seoul.KR|सियोल
Bangkok.TH|बैंकॉक
Jakarta.ID|जकार्ता
Manila.PH|मनीला
Hanoi.VN|हनोई
Kuala Lumpur.MY|कुआलालंपुर|क्वालालंपुर
Dubai.AE|दुबई
Abu Dhabi.AE|अबू धाबी
Doha.QA|दोहा
Riyadh.SA|रियाद
Jeddah.SA|जेद्दा
Mecca.SA|मक्का
Medina.SA|मदीना
Kabul.AF|काबुल
Jerusalem.IL|यरुशलम|येरुशलम
Tel Aviv.IL|तेल अवीव
Damascus.SY|दमिश्क
Beirut.LB|बेरूत
Johannesburg.ZA|जोहानिसबर्ग|जोहान्सबर्ग
Cape Town.ZA|केप टाउन
Lagos.NG|लागोस
Sydney.AU|सिडनी
Perth.AU|पर्थ
Brisbane.AU|ब्रिस्बेन
Auckland.NZ|ऑकलैंड
Wellington.NZ|वेलिंगटन
New York City.US|न्यूयॉर्क|न्यू यॉर्क|New York
Los Angeles.US|लॉस एंजिल्स|लॉस एंजेलिस
Chicago.US|शिकागो
San Francisco.US|सैन फ्रांसिस्को
Washington, D.C..US|वाशिंगटन|वॉशिंगटन|Washington DC
Houston.US|ह्यूस्टन
Boston.US|बोस्टन
Toronto.CA|टोरंटो
Vancouver.CA|वैंकूवर
Montréal.CA|मॉन्ट्रियल
Ottawa.CA|ओटावा
Rio de Janeiro.BR|रियो डी जेनेरो
Buenos Aires.AR|ब्यूनस आयर्स
Lima.PE|लीमा
Bogotá.CO|बोगोटा
Havana.CU|हवाना
Astana.KZ|Nur-Sultan|Нур-Султан|ヌルスルタン|努尔苏丹|누르술탄|نور سلطان|Tselinograd|Целиноград
Kyiv.UA|Kiev|Киев
Saint Petersburg.RU|Leningrad|Ленинград|Petrograd|Петроград|Питер
Volgograd.RU|Stalingrad|Сталинград
Yekaterinburg.RU|Sverdlovsk|Свердловск|Ekaterinburg
Nizhniy Novgorod.RU|Gorki|Горький|Nizhny Novgorod
Istanbul.TR|Constantinople|Konstantinopel|Константинополь
Ho Chi Minh City.VN|Saigon|Сайгон|西贡|サイゴン|사이공
Yangon.MM|Rangoon|Рангун
Beijing.CN|Peking|Pekin|Pékin|Пекин
Nanjing.CN|Nanking
Guangzhou.CN|Canton
Chongqing.CN|Chungking
Brno.CZ|Brünn
Wrocław.PL|Breslau
Gdańsk.PL|Danzig
Szczecin.PL|Stettin
Poznań.PL|Posen
Bratislava.SK|Pressburg
Ljubljana.SI|Laibach
Kaliningrad.RU|Königsberg|Konigsberg|Кёнигсберг
Lviv.UA|Lemberg|Львов|Lwów
Tallinn.EE|Reval
Oslo.NO|Christiania
Port Elizabeth.ZA|Gqeberha
Mexico City.MX|CDMX|Ciudad de Mexico DF|México D.F.
Washington, D.C..US|DC|D.C.
Tokyo.JP|千代田区|中央区|港区|新宿区|新宿|文京区|台東区|墨田区|江東区|品川区|品川|目黒区|目黒|大田区|世田谷区|世田谷|渋谷区|渋谷|中野区|杉並区|杉並|豊島区|北区|荒川区|板橋区|練馬区|練馬|足立区|葛飾区|江戸川区|Shibuya|Shinjuku|Setagaya|Minato-ku|Chiyoda|Nerima|Itabashi|Ikebukuro|池袋|秋葉原|Akihabara
Chemnitz.DE|Karl-Marx-Stadt
`;

export const otherNames = new Map();
for (const row of table.trim().split("\n")) {
  const [town, ...names] = row.split("|");
  otherNames.set(town, [...(otherNames.get(town) ?? []), ...names]);
}
