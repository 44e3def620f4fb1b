/**
 * Which words call up which motif: icon | where it belongs | English | German | Japanese | Arabic. The first word of each
 * language also names the motif in the caption. Words with a second everyday meaning (match, spring, bank) are left out.
 */
export const motifTable = `
lighthouse|land|lighthouse|Leuchtturm|灯台|منارة,فنار
shooner-sailboat|sea|sailing boat,sailboat,yacht,schooner,regatta|Segelboot,Segelschiff,Regatta|帆船,ヨット|مركب شراعي,يخت
cargo-ship|sea|ship,freighter,shipping,harbor,harbour|Schiff,Frachter,Hafen|船,貨物船,港|سفينة,ميناء,مرفأ,سفن
paddle-steamer|sea|ferry,steamer,ferryboat|Fähre,Dampfer,Fährschiff|フェリー,連絡船,渡し船|عبارة,باخرة
fishing-boat|sea|fishing boat,fisherman,fishermen,trawler,fishery|Fischerboot,Fischer,Fischerei|漁船,漁師,漁業|قارب صيد,صياد,صيادون,قوارب صيد
anchor|thing|anchor|Anker|錨|مرساة
whale-tail|sea|whale|Wal,Walfang|鯨,クジラ|حوت
dolphin|sea|dolphin|Delfin,Delphin|イルカ|دلفين
circling-fish|thing|fish,salmon,trout,herring|Fisch,Lachs,Forelle,Hering|魚,サケ|سمك,سمكة,أسماك
stone-bridge|land|bridge|Brücke|橋|جسر,كوبري,جسور
big-wave|thing|wave,flood,flooding,levee,dike,dyke,tsunami,surf|Welle,Hochwasser,Hochwasserschutz,Deich,Damm,Flut|波,洪水,堤防,津波|موجة,فيضان,سيول,سد
windmill|land|windmill|Windmühle|風車|طاحونة هواء
water-mill|land|water mill,tide mill,watermill,mill|Wassermühle,Mühle|水車|طاحونة ماء,طاحونة
wind-turbine|land|wind turbine,wind farm|Windrad,Windkraft,Windpark|風力発電,風力|توربينات الرياح,طاقة الرياح
bookshelf|thing|bookshelf,library,libraries|Bücherregal,Bibliothek,Bücherei|本棚,図書館,図書室|رف كتب,مكتبة
open-book|thing|book,novel,reader,reading|Buch,Bücher,Roman,Lesen|書物,読書,小説,絵本|كتاب,كتب,رواية,قراءة
teacher|thing|teacher,classroom|Lehrer,Lehrerin,Unterricht,Klassenzimmer|教師,先生,授業,教室|معلم,معلمة,فصل دراسي
school-bag|thing|school bag,school,pupil,schoolchildren|Schultasche,Schule,Schüler|ランドセル,学校,小学校,中学校,生徒|حقيبة مدرسية,مدرسة,تلميذ,تلاميذ,مدارس
graduate-cap|thing|graduation cap,university,college,graduation,student|Doktorhut,Universität,Hochschule,Student|角帽,大学,卒業,学生|قبعة التخرج,جامعة,طالب,تخرج,طلاب,طلبة
bus|land|bus,bus driver,school bus|Bus,Linienbus,Schulbus,Busfahrer|バス|حافلة,أوتوبيس,باص
city-car|land|car,automobile,motorist|Auto,Autofahrer|自動車,車|سيارة,سيارات
truck|land|truck,lorry|Lastwagen,Lkw,Laster|トラック|شاحنة,شاحنات
steam-locomotive|land|locomotive,train,railway station,railway,railroad,rail|Lokomotive,Zug,Eisenbahn,Bahnhof,Bahn|機関車,列車,鉄道,電車,駅|قاطرة,قطار,سكة حديد,محطة القطار
temaki:tram-side|land|tram,streetcar,trolley|Straßenbahn,Tram|路面電車,市電|ترام
maki:bicycle|land|bicycle,bike,cyclist,cycling|Fahrrad,Rad,Radfahrer,Radweg|自転車|دراجة,دراجات
commercial-airplane|sky|airplane,aeroplane,airport,aircraft,flight|Flugzeug,Flughafen,Flug|飛行機,空港|طائرة,مطار,طائرات
rocket-flight|sky|rocket,spacecraft,astronaut|Rakete,Raumfahrt,Raumschiff,Astronaut|ロケット,宇宙船,宇宙飛行士|صاروخ,مركبة فضائية,رائد فضاء
air-balloon|sky|hot-air balloon,balloon|Heißluftballon,Ballon|熱気球,気球|منطاد
farm-tractor|land|tractor,farm,farmer,farming|Traktor,Bauernhof,Landwirt,Landwirtschaft,Bauer|トラクター,農家,農業,畑|جرار,مزرعة,مزارع,زراعة
barn|land|barn|Scheune|納屋|حظيرة
wheat|thing|wheat,grain,harvest,barley|Weizen,Getreide,Ernte,Gerste|小麦,麦,収穫|قمح,حصاد,شعير
corn|thing|corn,maize|Mais|トウモロコシ|ذرة
sheep|land|sheep,shepherd,lamb,wool|Schaf,Schäfer,Wolle|羊|خروف,أغنام,راعي
cow|land|cow,cattle,dairy|Kuh,Rinder,Milch|牛,酪農|بقرة,أبقار,ألبان
horse-head|thing|horse,rider,stable|Pferd,Reiter,Pferde|馬,乗馬|حصان,خيل,فارس,خيول
pig|land|pig,hog|Schwein|豚|خنزير
rooster|land|rooster,chicken,hen,poultry|Hahn,Huhn,Hühner|鶏,にわとり|ديك,دجاج,دجاجة
sitting-dog|land|dog,puppy|Hund,Welpe|犬,子犬|كلب,كلاب
cat|land|cat,kitten|Katze,Kätzchen|猫,ネコ|قطة,قط,قطط
heron|land|wading bird,stork,stork nest,heron,crane bird|Schreitvogel,Storch,Störche,Storchennest,Storchenpaar,Reiher|水辺の鳥,コウノトリ,鶴,サギ|طائر خواض,لقلق,مالك الحزين
eagle-emblem|sky|eagle,hawk,falcon|Adler,Falke,Habicht|鷲,鷹,ワシ|نسر,صقر
dove|sky|dove,pigeon,bird,peace|Taube,Vogel,Vögel,Frieden|鳩,鳥,平和|حمامة,طيور,سلام
seagull|land|gull,seagull|Möwe|カモメ|نورس
swan|sea|swan|Schwan|白鳥|بجعة
duck|land|duck|Ente|鴨,カモ|بطة,بط
owl|thing|owl|Eule|フクロウ|بومة
bee|sky|bee,beekeeper,honey|Biene,Imker,Honig|蜂,ミツバチ,養蜂|نحلة,نحل,عسل
butterfly|sky|butterfly|Schmetterling|蝶|فراشة
spider-web|thing|spider,cobweb|Spinne,Spinnennetz|クモの巣|عنكبوت
pine-tree|land|pine,fir,christmas tree|Kiefer,Tanne,Fichte,Weihnachtsbaum|松,クリスマスツリー|صنوبر
oak|land|oak,tree,orchard,park|Eiche,Baum,Bäume,Linde,Park|樫,木,樹木,公園|شجرة,أشجار,حديقة
palm-tree|land|palm,date palm|Palme|ヤシの木|نخلة,نخيل
forest|land|forest,woodland,woods|Wald,Forst|森,森林,林業|غابة,غابات
sunflower|thing|sunflower|Sonnenblume|ひまわり,向日葵|عباد الشمس
flower-pot|thing|flowerpot,flower,blossom|Blumentopf,Blume,Blüte|植木鉢,花,花壇|أصيص زهور,زهرة,زهور,أزهار
sprout|thing|seedling,seed,gardener,gardening,garden|Setzling,Saatgut,Samen,Gärtner,Garten|苗,庭,園芸|شتلة,بذور,بستان
mushroom|thing|mushroom|Pilz|きのこ,キノコ|حبة فطر,فطريات
shiny-apple|thing|apple,cider|Apfel,Äpfel|りんご,リンゴ|تفاح,تفاحة
grapes|thing|grapes,vineyard,winery,wine|Trauben,Weinberg,Wein,Winzer|葡萄,ブドウ,ワイン|عنب,كروم
olive|thing|olive,olive oil|Olive,Olivenöl|オリーブ|زيتون,زيت الزيتون
bread|thing|bread,baker,bakery|Brot,Bäcker,Bäckerei|パン,パン屋|خبز,مخبز,خباز,مخابز,خبازون
coffee-cup|thing|coffee,cafe,café|Kaffee,Café|コーヒー,喫茶店,カフェ|قهوة,مقهى
teapot|thing|tea,teapot|Tee,Teekanne|茶,お茶,急須|شاي,إبريق شاي
beer-stein|thing|beer,brewery|Bier,Brauerei|ビール,酒造|بيرة
cheese-wedge|thing|cheese|Käse|チーズ|جبن
carrot|thing|carrot,vegetable,vegetables|Karotte,Möhre,Gemüse|にんじん,野菜|جزر,خضروات,خضار
bowl-of-rice|thing|rice,rice field|Reis|米,ご飯,稲,田んぼ|أرز
cooking-pot|thing|kitchen,cook,chef,restaurant,soup|Kochtopf,Küche,Koch,Restaurant,Suppe|鍋,料理,台所,食堂|قدر,مطبخ,طباخ,مطعم,مطاعم
violin|thing|violin,orchestra,symphony,concert|Geige,Violine,Orchester,Konzert|バイオリン,オーケストラ,演奏会|كمان,أوركسترا,حفلة موسيقية
grand-piano|thing|piano,pianist|Klavier,Flügel,Pianist|ピアノ|بيانو
guitar|thing|guitar|Gitarre|ギター|غيتار,جيتار
trumpet|thing|trumpet,brass band|Trompete,Blaskapelle|トランペット,吹奏楽|بوق,ترومبيت
drum|thing|drum,drummer|Trommel,Schlagzeug|太鼓|طبل,طبول
drama-masks|thing|theater masks,theater,theatre,actor,drama|Theatermasken,Theater,Schauspieler|演劇の仮面,演劇,劇場,俳優|أقنعة مسرحية,مسرح,ممثل,مسرحية
photo-camera|thing|camera,photographer,photograph|Fotoapparat,Kamera,Fotograf|カメラ,写真家|كاميرا,مصور
film-projector|thing|film projector,cinema,movie,film|Filmprojektor,Kino,Film|映写機,映画,映画館|جهاز عرض سينمائي,سينما,فيلم,أفلام
old-microphone|thing|microphone,singer,choir,radio|Mikrofon,Sänger,Chor,Radio|マイク,歌手,合唱,ラジオ|ميكروفون,مغن,جوقة,إذاعة
laptop|thing|computer,software,internet,laptop|Computer,Software,Internet|コンピューター,パソコン,インターネット|حاسوب,كمبيوتر,إنترنت
vintage-robot|thing|robot,robotics,artificial intelligence|Roboter,künstliche Intelligenz|ロボット,人工知能|روبوت,ذكاء اصطناعي
microscope|thing|microscope,laboratory,scientist,research|Mikroskop,Labor,Forscher,Forschung|顕微鏡,研究,実験,科学者|مجهر,مختبر,باحث,علماء
satellite|sky|satellite,orbit|Satellit|人工衛星,衛星|قمر صناعي
ringed-planet|sky|planet,astronomer,astronomy,telescope|Planet,Astronom,Teleskop|惑星,天文,望遠鏡|كوكب,فلك,تلسكوب,كواكب
umbrella|thing|umbrella,rain,rainfall|Regenschirm,Regen|傘,雨|مظلة,مطر,أمطار
windsock|land|windsock,weather,weather station,meteorologist,wind|Windsack,Wetter,Wetterstation,Wind|吹き流し,気象,天気,風|كم الريح,طقس,أرصاد,رياح
thermometer-cold|thing|thermometer,temperature,frost,heat wave|Thermometer,Temperatur,Frost,Hitze|温度計,気温|ميزان حرارة,حرارة,صقيع
snowflake-1|thing|snowflake,snow,blizzard,snowfall,snowbound|Schneeflocke,Schnee,Schneesturm|雪の結晶,雪,吹雪|ندفة ثلج,ثلج,ثلوج
campfire|thing|campfire,wildfire,blaze|Lagerfeuer,Waldbrand,Brand,Feuer|たき火,火事,火災|نار المخيم,حريق,حرائق
fire-axe|thing|fire axe,firefighter,fire brigade,fire department|Feuerwehraxt,Feuerwehr,Feuerwehrmann|消防斧,消防,消防士|فأس إطفاء,إطفاء,رجال الإطفاء
hospital|land|hospital|Krankenhaus,Klinik|病院|مستشفى
stethoscope|thing|stethoscope,doctor,clinic,nurse,surgery|Stethoskop,Arzt,Ärztin,Praxis,Patient|聴診器,医師,診療所,看護師,患者|سماعة طبية,طبيب,طبيبة,عيادة,مريض,أطباء,مرضى
pill|thing|pill,medicine,pharmacy,drug|Tablette,Medikament,Apotheke|薬,薬局|حبة دواء,دواء,صيدلية
syringe|thing|syringe,vaccine,vaccination|Spritze,Impfung,Impfstoff|注射器,ワクチン,予防接種|حقنة,لقاح,تطعيم
queen-crown|thing|crown,queen,monarch,coronation|Krone,Königin,König|王冠,女王,国王|تاج,ملكة,ملك
church|land|church,cathedral,parish,chapel|Kirche,Dom,Pfarrer|教会,聖堂|كنيسة,كاتدرائية,كنائس
pagoda|land|pagoda,temple|Pagode|仏塔,お寺,寺|معبد
maki:religious-shinto|land|shrine|Schrein|鳥居,神社|مزار
greek-temple|land|museum,gallery,exhibition|Säulenbau,Museum,Galerie,Ausstellung|列柱の建物,博物館,美術館,展覧会|مبنى بأعمدة,متحف,معرض,متاحف
egyptian-pyramids|land|pyramid,pharaoh|Pyramide,Pharao|ピラミッド|هرم,أهرام,فرعون
hill-fort|land|castle,fortress|Burg,Schloss,Festung|城,城跡|قلعة,حصن,قلاع
tv-tower|land|television tower,television,broadcast|Fernsehturm,Fernsehen|テレビ塔,テレビ,放送|برج التلفزيون,تلفزيون,بث
house|land|house,home,housing,household,village|Haus,Wohnung,Häuser,Dorf|家,住宅,村,集落|بيت,منزل,سكن,قرية,قرى,بيوت,منازل
modern-city|land|city,skyline,downtown,high-rise|Stadt,Innenstadt,Hochhaus|都市,市街地,高層ビル|مدينة,أبراج,مدن
factory|land|factory,manufacturing,industry|Fabrik,Industrie|工場,製造,産業|مصنع,صناعة,مصانع
gold-mine|land|mine shaft,coal mine,miner,mining|Bergwerk,Bergbau|鉱山,炭鉱|منجم,تعدين,مناجم
oil-pump|land|oil pump,petroleum,oil field|Ölpumpe,Erdöl|石油ポンプ,石油,油田|مضخة نفط,نفط,بترول
light-bulb|thing|light bulb,electricity,invention,inventor,power cut|Glühbirne,Strom,Erfindung,Erfinder,Stromausfall|電球,電気,発明,停電|مصباح,كهرباء,اختراع
solar-power|thing|solar panel,solar,solar power|Solarmodul,Solar,Solarstrom|太陽光パネル,太陽光|لوح شمسي,طاقة شمسية
big-gear|thing|gearwheel,machine,machinery,engineer,engine|Zahnrad,Maschine,Ingenieur,Motor|歯車,機械,技術者|ترس,آلة,مهندس,محرك
claw-hammer|thing|hammer,carpenter,repair,workshop,craftsman|Hammer,Tischler,Reparatur,Werkstatt,Handwerk|金づち,大工,修理,工房|مطرقة,نجار,ورشة,إصلاح,نجارون
anvil|thing|anvil,blacksmith,smith|Amboss,Schmied|金床,鍛冶|سندان,حداد
crane|land|crane,construction,building site,dock|Kran,Baustelle,Bauarbeiten|クレーン,建設,工事|رافعة,ورشة بناء,موقع بناء,أعمال البناء
soccer-ball|thing|football,soccer,goalkeeper,league|Fußball,Torwart,Liga,Mannschaft|サッカーボール,サッカー|كرة قدم,كرة القدم,دوري
basketball-ball|thing|basketball|Basketball|バスケットボール|كرة سلة,كرة السلة
baseball-bat|thing|baseball|Baseball|野球|بيسبول
tennis-racket|thing|tennis|Tennis|テニス|تنس,كرة المضرب
chess-knight|thing|chess|Schach|将棋,チェス|شطرنج
running-shoe|thing|running shoe,marathon,runner,sprint|Laufschuh,Marathon,Läufer|ランニングシューズ,マラソン,ランナー|حذاء رياضي,ماراثون,عداءة,عداؤون,عدائين
skis|thing|skis,skiing,skier|Ski,Skifahrer|スキー|تزلج
trophy-cup|thing|trophy,champion,championship,tournament,prize|Pokal,Meister,Meisterschaft,Turnier|優勝杯,優勝,大会,選手権|كأس,بطل,بطولة,جائزة
sport-medal|thing|medal,olympic,honored|Medaille,Olympia|メダル,オリンピック|ميدالية,أولمبياد
vote|thing|ballot box,election,vote,voter,ballot,referendum|Wahlurne,Wahl,Wähler,Abstimmung|投票箱,選挙,投票,有権者|صندوق اقتراع,انتخابات,تصويت,ناخب
public-speaker|thing|speaker,mayor,president,minister,council,parliament,politician|Redner,Bürgermeister,Bürgermeisterin,Präsident,Minister,Stadtrat,Gemeinderat|演説者,市長,町長,大統領,首相,議会,議員|خطيب,رئيس البلدية,رئيس,وزير,مجلس,برلمان,وزراء
gavel|thing|gavel,judge,court,trial,verdict|Richterhammer,Richter,Gericht,Urteil|裁判の木槌,裁判,判決,裁判官|مطرقة القاضي,قاض,محكمة,محاكمة,قضاة
police-badge|thing|police badge,police,sheriff,detective|Polizeimarke,Polizei,Polizist|警察の記章,警察,警官|شارة شرطة,شرطة,شرطي
two-coins|thing|coins,money,budget,funding,donation,tax|Münzen,Geld,Haushalt,Spende,Steuer|硬貨,お金,予算,寄付,税金|نقود,مال,ميزانية,تبرع,ضريبة
fruit-bowl|thing|fruit bowl,market,fruit|Obstschale,Markt,Obst,Wochenmarkt|果物,市場,青果|طبق فواكه,سوق,فواكه,أسواق
shop|land|shop,shopkeeper,retailer|Geschäft,Ladengeschäft,Händler|商店,店,店主|متجر,دكان,محل,متاجر,دكاكين
clock-tower|land|clock tower,town hall,town square|Uhrturm,Rathaus,Marktplatz|時計塔,市役所,町役場|برج الساعة,بلدية
envelope|thing|letter,post office,mail,postman|Brief,Post,Postamt,Briefträger|手紙,郵便,郵便局|رسالة,بريد,ساعي البريد
newspaper|thing|newspaper,journalist,reporter|Zeitung,Journalist,Presse|新聞,記者|جريدة,صحيفة,صحفي,صحفيون
quill-ink|thing|quill,poet,writer,poem,author|Feder und Tinte,Dichter,Schriftsteller,Autor,Gedicht|羽根ペン,詩人,作家,詩|ريشة وحبر,شاعر,كاتب,قصيدة,شعراء
palette|thing|palette,painter,painting,artist|Palette,Maler,Gemälde,Künstler|パレット,画家,絵画,芸術家|لوحة ألوان,رسام,فنان,لوحة,لوحات,فنانون
mountain-climbing|land|mountain climber,mountain,summit,alpine,climber,peak|Bergsteiger,Berg,Gipfel,Alpen|登山者,山,登山|متسلق جبال,جبل,جبال
smoking-volcano|land|volcano,eruption|Vulkan,Ausbruch|火山,噴火|بركان
camel|land|camel,desert,caravan|Kamel,Wüste,Karawane|ラクダ,砂漠|جمل,صحراء,قافلة
elephant|land|elephant,zoo|Elefant,Zoo|象,動物園|فيل,حديقة الحيوان
lion|thing|lion|Löwe|ライオン|أسد
polar-bear|land|polar bear,bears|Bär,Eisbär|熊,クマ|دب
wolf-head|thing|wolf,wolves|Wolf,Wölfe|狼,オオカミ|ذئب,ذئاب
deer|land|deer,stag,hunter|Hirsch,Reh,Jäger|鹿,シカ|غزال,أيل
rabbit|land|rabbit,hare|Hase,Kaninchen|兎,ウサギ|أرنب
camping-tent|land|tent,camping,scout,camp|Zelt,Zeltlager,Pfadfinder|テント,キャンプ|خيمة,مخيم,كشافة,خيام
balloons|sky|balloons,birthday,festival,anniversary|Luftballons,Geburtstag,Jubiläum,Festival|風船,誕生日,祭り,記念日|بالونات,عيد ميلاد,مهرجان,احتفال
kite|sky|kite|Drachen|凧|طائرة ورقية
ringing-bell|thing|bell,bell tower|Glocke,Glockenturm,Kirchturmuhr|鐘|جرس,أجراس
rolling-dices|thing|dice,board game|Würfel,Brettspiel|さいころ,すごろく|نرد
spinning-top|thing|spinning top,toy,toys,playground,kindergarten|Kreisel,Spielzeug,Spielplatz,Kindergarten|こま,おもちゃ,遊び場,幼稚園|دوامة,ألعاب,ملعب أطفال,روضة
knot|thing|rope|Seil,Knoten|縄,ロープ|حبل
sewing-machine|thing|sewing machine,tailor,textile,dress|Nähmaschine,Schneider|ミシン,仕立て屋,織物|ماكينة خياطة,خياط,نسيج
shaking-hands|thing|handshake,agreement,treaty,volunteer,volunteers,cooperative|Händedruck,Abkommen,Vertrag,Freiwillige,Genossenschaft|握手,協定,条約,ボランティア,組合|مصافحة,اتفاق,معاهدة,متطوع,متطوعون,تعاونية
water-drop|thing|drop of water,water supply,drought,well water|Wassertropfen,Trinkwasser,Dürre,Brunnen|水滴,水道,干ばつ,井戸|قطرة ماء,مياه,جفاف,بئر,آبار
`;
