const words = (list: string) =>
  new RegExp(
    list
      .trim()
      .split(/\s*\n\s*/)
      .join("|"),
    "giu",
  );

/** What a page asks of readers who have not paid, in twelve languages. */
export const paywallWords = words(`
subscribe (?:now |today )?to (?:continue|read|keep|unlock|access|get)|subscribers?[- ]only|for subscribers|already a subscriber|become a (?:subscriber|member)|this (?:article|story|content) is (?:only |exclusively )?(?:available )?(?:for|to) (?:our )?(?:subscribers|members)|to continue reading|keep reading with|continue reading (?:with|by|for)|free articles? (?:left|remaining|this month)|start your (?:free )?trial|unlock this (?:article|story)|sign in to (?:read|continue)|log ?in to (?:read|continue)|register to (?:read|continue)|premium (?:article|content)|(?:last|remaining) free article|subscribe for|(?:\\$|£|€)\\d+ (?:a|per) (?:week|month)|already subscribed|subscription (?:is )?required|reserved for (?:subscribers|members)|register (?:for free )?to|create a free account to|sign up to (?:read|continue)
nur für abonnent|weiterlesen mit|mit .{0,20}plus lesen|jetzt abonnieren|abo abschließen|bereits abonnent|probeabo|artikel freischalten|exklusiv für abonnent|plus-artikel|anmelden und weiterlesen|mit (?:einem |dem )?abo\\b|weiterlesen\\?|um (?:weiterzulesen|den (?:ganzen |vollständigen )?artikel zu lesen)|registrieren sie sich|als abonnent|zugang zu allen artikeln
réservée? (?:à nos |aux )abonnés|il vous reste .{0,20}à lire|déjà abonnée? ?\\?|abonnez-vous pour|s.abonner pour lire|pour lire la suite|article réservé|offre d.essai|contenu réservé|pour lire (?:l.intégralité|cet article)|connectez-vous pour|la suite est réservée|article abonné|contenu abonné|abonnez-vous (?:à partir|dès)
(?:exclusivo|solo|sólo) para suscriptores|suscr[íi]bete para|contenido exclusivo|ya eres suscriptor|para seguir leyendo|hazte suscriptor|inicia sesión para (?:leer|seguir)|para leer (?:el artículo|la noticia) complet|regístrate (?:gratis )?para|suscríbete (?:por|desde|y)|artículo exclusivo
riservato agli abbonati|contenuto riservato|abbonati per (?:leggere|continuare)|sei già abbonato|per continuare a leggere|articolo riservato|continua a leggere con|per leggere l.articolo|registrati per|abbonati (?:ora|a|da)|sblocca l.articolo
(?:exclusivo|só) para assinantes|conteúdo exclusivo|assine para (?:ler|continuar)|já é assinante|para continuar lendo|torne-se assinante|para ler (?:a íntegra|na íntegra|o texto|a matéria)|cadastre-se para|assine (?:já|agora|por)|matéria exclusiva
только для подписчиков|доступно по подписке|оформите подписку|чтобы (?:про)?читать (?:дальше|далее|полностью)|уже подписаны|доступ(?:ен|на)? (?:только )?по подписке|материал доступен подписчикам|чтобы прочитать|полный текст доступен|только подписчикам|войдите, чтобы
有料会員|会員限定|この記事は有料|残り.{0,6}[:：]?\\s?[\\d,０-９]+\\s?文字|続きを読むには|無料会員登録|ログインして続き|会員登録が必要|有料記事|購読の?申し込み|会員登録(?:を|して|が|すると)|(?:続き|全文)(?:を|は).{0,12}(?:登録|会員|ログイン|購読|有料)|この先は.{0,10}会員|有料プラン
유료\\s?(?:회원|기사|구독)|구독자\\s?(?:전용|만)|(?:계속|전문을)\\s?(?:읽으려면|보려면|읽으시려면)|회원\\s?전용|로그인\\s?(?:후|하시면).{0,12}(?:이용|읽)|구독하(?:고|면|시면)|로그인이 필요|(?:기사|전문).{0,8}유료|프리미엄 (?:회원|기사|콘텐츠)
付费(?:阅读|内容|会员|订阅)|會員(?:專屬|限定)|会员(?:专享|专属)|订阅(?:后|以|用户)|訂閱(?:後|以)|登录后(?:查看|阅读)|(?:阅读|閱讀)全文(?:请|請|需)|剩余.{0,6}(?:内容|字)|开通会员|成为会员|登录后继续|登錄後|购买本文|(?:会员|會員)(?:可|才能)|解锁全文|解鎖全文
للمشتركين(?: فقط)?|اشترك (?:الآن )?(?:ل|من أجل )|لمتابعة القراءة|لقراءة المزيد.{0,20}اشترك|محتوى حصري للمشتركين|هل أنت مشترك|سجل الدخول لـ?|للاطلاع على (?:بقية|كامل)
सब्सक्राइब(?:र| कर)|सदस्यता (?:लें|लेकर)|केवल सदस्यों|आगे पढ़ने के लिए|पूरी खबर पढ़ने के लिए|प्रीमियम (?:लेख|स्टोरी|खबर|कंटेंट)|पहले से सदस्य|लॉग ?इन (?:करें|करके)|रजिस्टर कर
`);

/** What stands in front of a page until its reader has agreed to be followed. */
export const consentWords = words(`
cookies?|consent|privacy (?:policy|settings|choices)|personal data|our partners|\\bpartners\\b|vendors|legitimate interest|accept all|reject all|manage (?:options|settings|preferences)
zustimm\\p{L}*|einwillig\\p{L}*|datenschutz\\p{L}*|personenbezogene\\p{L}*|alle akzeptieren|berechtigte\\p{L}* interesse\\p{L}*
consentement|données personnelles|nos partenaires|tout accepter|tout refuser|confidentialité|intérêt légitime
consentimiento|datos personales|nuestros socios|aceptar todo|rechazar todo|privacidad
consenso|dati personali|nostri partner|accetta tutt[oi]|rifiuta tutt[oi]|informativa
consentimento|dados pessoais|nossos parceiros|aceitar tud?o?s?|rejeitar|privacidade
куки|cookie-файл\\p{L}*|согласи\\p{L}*|персональны\\p{L}* данны\\p{L}*|партн[её]р\\p{L}*|конфиденциальност\\p{L}*
クッキー|同意|個人情報|プライバシー|パートナー|すべて許可|쿠키|동의|개인정보|파트너|모두 수락|隐私|隱私|同意|个人信息|個人資料|合作伙伴|全部接受
ملفات تعريف الارتباط|الخصوصية|البيانات الشخصية|شركائنا|الموافقة|موافق|قبول الكل|कुकीज़?|सहमति|गोपनीयता|निजी डेटा|सहयोगियों|स्वीकार करें
`);

/** Titles of pages that are missing, or that stand guard before one. */
export const missingTitles = words(`
\\b404\\b|not found|page (?:you|that) .{0,30}(?:exist|found|looking)|page (?:doesn.t|does not) exist|no longer (?:available|exists)|oops|page unavailable|error \\d{3}|something went wrong|service unavailable
nicht gefunden|existiert nicht|fehlerseite|introuvable|n.existe (?:pas|plus)|page d.erreur|no encontrad[ao]|no existe|página de error|non trovat[ao]|non esiste|pagina inesistente|não encontrad[ao]|não existe
не найден[ао]?|не существует|ошибка 404|見つかりません|存在しません|ページがありません|찾을 수 없|존재하지 않|未找到|找不到|不存在|已被删除|已刪除|页面(?:丢失|出错)|غير موجودة|غير موجود|لم يتم العثور|نہیں|नहीं मिला|नहीं मिली|उपलब्ध नहीं|मौजूद नहीं
^just a moment|access denied|attention required|are you (?:a )?(?:human|robot)|verify(?:ing)? (?:that )?you are|security check|checking your browser|captcha|pardon our interruption|enable javascript|403 forbidden|you have been blocked|before you continue|unusual traffic
`);
