const words = (list: string) =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .join("|");

/** Words before a name in a byline, in the twelve languages and some related ones; longer ones first. */
export const bylineLeads = words(`
written and reported by|updated by|reported by|written by|posted by|published by|words by|story by|text by|article by|edited by|by|from our correspondent|author
verfasst von|aufgezeichnet von|(?:das )?interview führten?|protokoll:?|geschrieben von|ein beitrag von|ein artikel von|ein kommentar von|eine analyse von|von|autorin|autoren|autor|text
publi[ée] par|r[ée]dig[ée] par|[ée]crit par|(?:propos )?recueillis? par|par|auteurs?|texte
publicado por|escrito por|redactado por|redacci[oó]n de|entrevista de|por|autor|texto
a cura di|(?:intervista )?raccolt[ao] da|scritto da|pubblicato da|articolo di|redatto da|di|da|dal nostro inviato|dal nostro corrispondente|autore|testo
redigido por|reda[çc][ãa]o de|texto de
автор(?:ы)?|текст|подготовил[аи]?|материал подготовил[аи]?|корреспондент|журналист
執筆者?|文責|文・写真|取材・文|取材|文|著者|記者|筆者
作者|文字|撰文|撰稿|記者|记者|本报记者|本報記者|特约记者|通讯员|新华社记者|文
글쓴이|작성자|글|기자|취재
بقلم|كتبت?|تحرير|إعداد|المصدر|الكاتب|المؤلف|تقرير
लेखक|द्वारा|रिपोर्ट|रिपोर्टर|संवाददाता|प्रस्तुति|लेखिका|संपादन
door|av|af|autorzy|przez|yazan|tekst
`);

/** Job titles after a name, or alone; not part of the name. */
export const roles = words(`
(?:our |special |chief |senior |staff |deputy |associate |assistant |contributing |managing |executive |guest |political |science |health |business |sports? |education |environment |technology |religion |local |national |foreign |video |data |digital |breaking news |general assignment |lead |freelance |investigative )*(?:correspondents?|reporters?|writers?|editors?|journalists?|columnists?|contributors?|photographers?|producers?|critics?|fellows?|authors?|bureau chief|in chief|analyst|staff|intern)
(?:staff|newsroom|news desk|web desk|online desk|editorial team|editor-in-chief|contributor|updated|published)
(?:chef)?redakteur(?:in)?|reporter(?:in)?|korrespondent(?:in)?|journalist(?:in)?|volont[äa]r(?:in)?|autor(?:in)?|chefredaktion|freie mitarbeiterin?
journaliste|correspondante?|envoy[ée]e? sp[ée]ciale?|r[ée]dact(?:eur|rice)(?: en chef)?|chroniqueu(?:r|se)|grand reporter
periodista|corresponsal|redactora?|enviad[ao] especial|columnista|colaboradora?|reportera?
giornalista|corrispondente|inviat[oa]|redatt(?:ore|rice)|collaborat(?:ore|rice)
jornalista|correspondente|rep[oó]rter|redatora?|enviad[ao] especial|colunista|colaboradora?
корреспондент|журналист(?:ка)?|редактор|обозреватель|спецкор(?:респондент)?|собкор
記者|編集委員|論説委員|特派員|編集部員|ライター|編集者|支局長
记者|記者|(?:[专專]題|[综綜]合)?[报報][导導道]|编辑|編輯|通讯员|特约撰稿人|实习记者|评论员
기자|특파원|논설위원|편집위원|선임기자|객원기자|인턴기자|전문기자|에디터
مراسلة?|صحفية?|محررة?|كاتبة?|موفدة?|مراسل خاص
संवाददाता|रिपोर्टर|पत्रकार|संपादक|उप संपादक|वरिष्ठ संवाददाता|वरिष्ठ पत्रकार|ब्यूरो|डेस्क
`);

/** After one of these a byline says something else: where the text is from, who edited it, when it was changed. */
export const bylineEnds = words(`
updated|published|posted|last modified|modified|source|photos?|photographs?|illustrations?|video|edited|translated|translation|styled|photographed|photography|modeled|reviewed|fact[- ]checked|follow|share|reading time|\\d+ min(?:ute)?s?
ver[öo]ffentlicht|aktualisiert|lesezeit|lesedauer|temps de lecture|tiempo de lectura|tempo di lettura|tempo de leitura|время чтения|stand|foto|fotos|quelle|publi[ée] le|mis [àa] jour|modifi[ée] le|publicado|actualizado|pubblicato|aggiornato|atualizado
опубликовано|обновлено|источник|фото|редактор|来源|來源|摄影|攝影|翻译|翻譯|字體|责任编辑|責任編輯|责编|编辑|編輯|发布|更新|时间|時間|写真|撮影|入力|수정|입력|등록|사진|نشر|تاريخ|تحديث|المصدر|प्रकाशित|अपडेट|Updated|Published
`);

/** A desk, not a person: used only when no person is named. */
export const desks =
  /(?:^|[\s-])(?:redaktion\p{L}*|redazione|redacci[oó]n|reda[cç][aã]o|r[ée]daction|editorial (?:team|staff|board)|editorial|newsroom|news ?desk|web ?desk|desk|staff|team|equipo|equipe|équipe|redakcja|редакци\p{L}*|пресс-служба)(?=$|[\s-])|編集部|編輯部|编辑部|編集室|取材班|取材チーム|편집국|편집부|뉴스팀|취재팀|온라인팀|디지털뉴스|هيئة التحرير|فريق|قسم|التحرير|डेस्क|टीम|ब्यूरो/iu;

/** News agencies: after a person's name only that person's employer. */
export const agencies =
  /^(?:the )?(?:associated press|ap|reuters|afp|agence france-presse|dpa(?:[/-]\p{L}+)?|epd|kna|sid|efe|europa press|agencias?|ansa|adnkronos|agi|lusa|ag[êe]ncia \p{L}+|тасс|риа новости|интерфакс|時事|時事通信|共同|共同通信|ロイター|연합뉴스|뉴시스|뉴스1|新华社|新華社|中新社|中央社|رويترز|وكالات|أ ?ف ?ب|भाषा|पीटीआई|एएनआई|एजेंसी|pti|ani|ians|upi|pa|pa media|press association|aap|apa|ats|keystone-ats|belga|anp|tass|xinhua|bloomberg|agenc(?:y|ies)|agenturen?)$/iu;

/** Placeholders that are not author names. */
export const noAuthors =
  /^(?:admin(?:istrator)?|root|user|guest|anonymous|unknown|n\/?a|null|undefined|none|test|webmaster|editor|editors|author|authors|share|login|subscribe|menu|home|contact|about|more|follow|\[object object\]|default|posted|published|updated|by|von|par|por|di)$/i;
