/**
 * What lines that are no article say, in twelve languages. Each entry is a piece of a regular expression, matched without regard
 * to case against one short line of plain text. Nothing here may match a sentence a journalist would write.
 */
interface LineWords {
  /** The whole line, but for punctuation: labels, buttons, headings of boxes. */
  whole: string[];
  /** The heading of what readers wrote, whole; a number may stand beside it. */
  comments: string[];
  /** The line begins so and leads elsewhere: a colon or a link follows. */
  reference: string[];
  /** Anywhere in a short line: asks the reader to subscribe, follow, support, comment, share. */
  prompt: string[];
  /** The line begins so: whose picture it is, who wrote or edited, whose rights. */
  credit: string[];
  /** The line begins so: whose the rights of the article are, who wrote it, what comes next. */
  rights: string[];
  /** The word that ends a text, whole. */
  end: string[];
  /** Ends a line above or below what a reader wrote: how long ago, an offer to answer. */
  readers: string[];
  /** The label of a box that sums up the article, whole. */
  summary: string[];
  /** The line begins so and a date or time follows. */
  stamp: string[];
}

const en: LineWords = {
  whole: [
    "(?:the |reader )?poll|survey|quiz|vote|advertisements?|sponsored(?: content| post)?|paid post|ad|promoted|story continues below(?: advertisement)?|article continues (?:after|below)(?: this)? (?:advertisement|ad)|continue reading(?: below)?|scroll to continue(?: with content)?|skip (?:ad(?:vertisement)?|to (?:main )?content|past newsletter promotion)|after newsletter promotion",
    "share(?: (?:this|on|via|it))?(?: (?:article|story|post|page|facebook|twitter|x|whatsapp|email|linkedin))?|copy link|link copied!?|print(?: this)?(?: article| page)?|save(?: article)?|bookmark|gift(?: this)? article|e-?mail(?: this)?(?: article)?|tweet|pin it|follow|like|reply|report",
    "comments?(?: \\(?\\d+\\)?)?|\\d+ comments?|leave a (?:comment|reply)|add a comment|join the (?:conversation|discussion)|(?:view|show|read|see)(?: all)?(?: the)? comments|post a comment|comments are closed",
    "(?:related|recommended|popular|trending|latest|more|other|top|similar)(?: (?:articles?|stories|story|posts?|news|topics?|content|videos?|links|coverage|reading|reads?|now|today|headlines))*(?: (?:for|to) you)?|(?:popular|related|featured|latest) videos?|you (?:may|might) (?:also )?(?:like|be interested in|enjoy)|you may also like(?: these)?|most (?:read|popular|viewed|shared|commented)(?: (?:articles|stories|news|in .{1,30}))?|editors?['’]?s? (?:picks?|choice)|what to read next|read (?:more|next|also|on)|see (?:more|also)|more (?:on this(?: story)?|from .{1,40}|to read|like this|stories)|in this (?:article|story)|don['’]t miss|up next|recommended reading|further reading|from around the web|sponsored stories|promoted stories",
    "tags?|topics?|filed under|categories|share your (?:thoughts|views)|image|images?|photos?|video|gallery|slideshow|view gallery|(?:play|watch)(?: video| now)?|listen(?: to (?:this )?(?:article|story))?|\\d+ (?:min(?:ute)?s?)(?: read| listen)?|reading time:? \\d+ min(?:ute)?s?|loading(?:\\.\\.\\.|…)?|close|menu|search|sign in|log ?in|register|subscribe(?: now)?|sign up|next|previous|back to top|home|enlarge(?: image)?|hide caption|toggle caption|caption|expand|show more|show less|table of contents|contents|about the authors?|newsletter|get the app|breaking news|image caption|media caption|image source|getty images|supplied|file photo",
  ],
  comments: [
    "guest ?book|letters to the editor|reader mail|forum|(?:your|readers[’']?) (?:letters|views|comments)|letters|comments?|(?:reader|user|top|all|recent|latest) comments|\\d+ (?:comments|responses|replies)|leave a (?:comment|reply)|join the (?:conversation|discussion)|post a comment|discussion|responses|what readers (?:say|think)|comments are closed|share your thoughts",
  ],
  reference: [
    "read(?: more| also| next| on| our| the full story)?|also read|related(?: (?:article|story|stories|post|reading|coverage|news|video|content))?|see also|see(?: more)?|more(?: on this(?: topic| story)?| from .{1,40}| stories| news)?|watch(?: also| more| now| video| live)?|listen(?: to)?|don['’]t miss|recommended|you may also like|further reading|must read|explore more|learn more|click here|in (?:pictures|photos|case you missed it)|gallery|photos|video|opinion|explainer|analysis|live updates|background",
  ],
  prompt: [
    "affiliate|was this (?:article|page|guide|helpful)|an earlier version of this (?:article|story|report)|because of an editing error|sign ?up (?:for|to|here|now|today)\\b|subscribe (?:to|now|here|today)\\b|(?:get|receive) .{0,80}(?:in|to) your inbox|(?:our|the|a|free|daily|weekly|morning|evening) newsletters?\\b.{0,60}(?:sign|subscri|inbox|deliver|email)|delivered (?:straight |directly |right )?to your inbox",
    "follow (?:us|him|her|them|me|.{2,40}) on (?:twitter|facebook|instagram|x\\b|tiktok|youtube|google news|whatsapp|telegram|linkedin|threads|bluesky|mastodon)|like us on facebook|join (?:us on|our) (?:facebook|whatsapp|telegram|twitter|channel|community|mailing list)|(?:download|get) (?:our|the) (?:free )?(?:mobile )?app\\b|follow @\\w+|find us on (?:facebook|twitter|instagram)",
    "support (?:our|independent|local|quality) (?:journalism|work|reporting)|(?:become|be) a (?:member|subscriber|supporter|patron)|(?:make|consider) a (?:donation|contribution)|already a (?:subscriber|member)|(?:log|sign) in to (?:continue|read|comment|your)|create (?:an|a free) account|to continue reading|free articles? (?:left|remaining|this month)|start your (?:free )?(?:trial|subscription)|subscribe for (?:full|unlimited|just)|terms (?:of (?:use|service)|and conditions) and|privacy (?:policy|notice) (?:and|applies)|we use cookies|accept (?:all )?cookies|enable javascript|turn on javascript|by (?:signing up|subscribing|clicking)|unsubscribe at any time",
    "(?:do you )?have (?:a|any) (?:news )?(?:tips?|story|correction).{0,40}(?:e-?mail|contact|let us know|get in touch|send)|got a (?:tip|story)|e-?mail (?:us|your)|contact (?:us|the (?:author|reporter|writer|newsroom|editors?))\\b.{0,20}(?:at|on|via|:)|can be reached at|(?:let us know|tell us)(?: what you think| your| in the comments)|(?:scroll down|click here|join) to comment|what do you think\\?.{0,40}comment|in the comments (?:section )?below|share (?:this|your thoughts)|send (?:your )?(?:letters|tips|comments) to|report (?:a|an) (?:typo|error)|click here (?:to|for)|tap here|buy (?:it )?(?:now|here)|support us\\b|order reprints",
    "(?:this|the) (?:article|post|story) may contain affiliate links|we may (?:earn|receive) (?:a )?commission|affiliate (?:links?|commission)|this (?:article|story) (?:was |is )?(?:originally|first) (?:published|appeared)|originally (?:published|appeared) (?:on|in|at)|a version of this (?:article|story)|appears in print|republished (?:from|under)|recaptcha",
  ],
  credit: [
    "corrections?\\s*[,:(]|clarification\\s*:|editor[’']s note|filed under\\s*:?|(?:tags?|topics?|keywords?)\\s*:|(?:current )?(?:mood|music)\\s*:|(?:photo(?:graph)?s?|image|picture|pic|illustration|graphic|video|source|credit|photographer|file photo)(?: credits?| courtesy| source| by)?\\s*[:|/]|(?:photo(?:graph)?s?|images?|pictures?|illustration|graphic) (?:by|courtesy|credit|via|from|©)|courtesy of|image courtesy|getty images|\\(?ap photo|\\(?(?:photo|image|file|credit)s?\\s*[:/]",
    "(?:additional )?(?:reporting|writing|editing|compiled|edited|written|research|production|translated|translation|fact[- ]check(?:ed|ing)?|contributing|contributors?|producers?|editors?)(?: (?:was|were))?(?: (?:and (?:writing|editing)|contributed|provided|assistance))? ?(?:by\\b|:)|with (?:reporting|additional reporting|files|contributions?) (?:by|from)\\b|©|\\(c\\)|copyright\\b|all rights reserved|this material may not be published|the (?:associated press|canadian press) contributed|.{2,60} contributed to this (?:report|article|story)",
  ],
  rights: [
    "next (?:story|article|post|up|in .{1,20})\\s*:|about the authors?\\b|copyright (?:©|\\(c\\)|\\d)|© ?(?:\\d{4}|copyright)|all rights reserved|this material may not be published",
  ],
  end: ["the end|ends?|fin|-30-|###"],
  readers: [
    "(?:today|yesterday),? (?:at )?\\d{1,2}[:.]\\d\\d.{0,6}|just now|in reply(?: to .{1,30})?|(?:\\d+|an?|just) ?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|[smhdwy]) ago|(?:^|\\s)reply|like \\(\\d+\\)",
  ],
  summary: [
    "at a glance|key (?:points|takeaways|facts)|highlights|in short|tl;?dr|quick summary|article summary|ai summary|summary|what to know|the gist|in brief|story highlights|main points|essentials",
  ],
  stamp: [
    "(?:first |last |originally )?(?:published|posted|updated|modified|created|issued|date|upd)(?: (?:on|at|:))?|last (?:update|modified|updated)|as of",
  ],
};

const de: LineWords = {
  whole: [
    "umfrage|abstimmung|quiz|anzeige|werbung|anzeigen|sponsored|artikel wird unten fortgesetzt|weiter nach der (?:anzeige|werbung)|lesen sie nach der anzeige weiter",
    "teilen|artikel teilen|auf (?:facebook|twitter|x|whatsapp) teilen|per (?:mail|e-mail) (?:teilen|versenden)|drucken|merken|link kopieren|kommentare?(?: \\(?\\d+\\)?)?|\\d+ kommentare?|kommentare? (?:schreiben|anzeigen|lesen)|diskutieren sie mit",
    "(?:mehr|weitere)(?: (?:zum thema|artikel|nachrichten|meldungen|aus .{1,30}|themen|beiträge|infos))*|(?:verwandte|ähnliche) (?:artikel|themen|beiträge)|(?:das könnte|auch) (?:sie|dich)(?: auch)? interessieren|das könnte (?:sie|ihnen|dich|dir) (?:auch )?(?:interessieren|gefallen)|meistgelesen(?:e artikel)?|lesen sie auch|lesetipps?|empfehlungen|zum thema|aus dem ressort|auch interessant|neueste artikel|top-themen",
    "schlagwörter|schlagworte|themen|stichwörter|bildergalerie|bild vergrößern|fotostrecke|video|foto|fotos|artikel (?:an)?hören|vorlesen|anhören|lesezeit:? (?:ca\\. )?\\d+ min(?:uten|\\.)?|\\d+ min(?:uten|\\.)? lesezeit|schließen|anmelden|registrieren|newsletter|zur startseite|nach oben|weiterlesen|mehr lesen|mehr anzeigen|über den autor|über die autorin|zur person",
  ],
  comments: [
    "meinungen|post|leserpost|briefe|zuschriften|leserbriefe?|gästebuch|forum|reaktionen|leserreaktionen|stimmen unserer leser|kommentare?|leserkommentare|\\d+ kommentare?|(?:ihr|dein) kommentar|diskussion|leserbriefe|kommentar (?:schreiben|verfassen|hinterlassen)|schreiben sie einen kommentar|meinungen unserer leser",
  ],
  reference: [
    "lesen sie (?:auch|hier|mehr|dazu)(?: .{1,30})?|lies auch|mehr (?:dazu|zum thema|lesen|infos)|siehe auch|auch interessant|weiterlesen|zum thema|hintergrund|kommentar|video|fotostrecke|bildergalerie|podcast|interview|passend dazu|das könnte sie auch interessieren",
  ],
  prompt: [
    "(?:partner|affiliate)-?links|war (?:dieser|diese|dieses|das) .{0,30}hilfreich|in einer (?:früheren|ersten) (?:version|fassung) (?:dieses|des) (?:artikels|textes|berichts)|newsletter.{0,80}(?:anmeld|abonnier|bestell|kostenlos|postfach)|(?:abonnier|bestell)(?:en|e|t)? (?:sie|unseren|den|hier|jetzt)\\b|(?:melden sie sich|jetzt).{0,40}(?:an|anmelden|abonnieren|registrieren)\\s*[.!]?$|folgen sie (?:uns|.{2,30}) (?:auf|bei)|folge uns (?:auf|bei)|(?:laden sie|hol dir).{0,30}\\bapp\\b|whatsapp-kanal|direkt in ihr postfach",
    "(?:unterstützen sie|unterstütze) (?:uns|unabhängigen|unsere)|bereits abonnent|mit (?:einem )?(?:probe)?abo|jetzt (?:testen|weiterlesen|abo)|weiterlesen mit|um diesen artikel (?:zu lesen|weiterzulesen)|schreiben sie (?:uns|an|der redaktion)|wir verwenden cookies|cookies akzeptieren|datenschutzerklärung|fehler (?:gefunden|entdeckt)|diskutieren sie|ihre meinung",
  ],
  credit: [
    "korrektur(?:hinweis)?\\s*[,:]|anmerkung der redaktion|(?:schlagw(?:ö|o)rter?|themen|stichwörter)\\s*:|(?:foto|fotos|bild|bilder|quelle|grafik|illustration|archivbild|archivfoto|symbolbild|bildquelle|fotoquelle)(?: von)?\\s*[:|/©]|©|\\(?dpa[-/:)]|mit material (?:von|der)|(?:redaktion|mitarbeit|text|protokoll|aufgezeichnet von|übersetzung|autor(?:in)?)\\s*:|alle rechte vorbehalten|mit agenturmaterial",
  ],
  rights: ["(?:über den autor|über die autorin|zur person)\\b|alle rechte vorbehalten|© ?\\d{4}|nachdruck(?:,| nur| verboten)"],
  end: ["ende"],
  readers: [
    "(?:heute|gestern),? (?:um )?\\d{1,2}[:.]\\d\\d.{0,6}|gerade eben|vor (?:\\d+|einer|einem) (?:sekunden?|minuten?|min\\.?|stunden?|std\\.?|tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?)|(?:^|\\s)antworten",
  ],
  summary: [
    "auf einen blick|das wichtigste(?: in kürze)?|in kürze|kurz zusammengefasst|zusammenfassung|ki-zusammenfassung|darum geht['’]?s|die wichtigsten (?:punkte|fakten)|kurz & knapp|kurz und knapp",
  ],
  stamp: [
    "(?:stand|aktualisiert|veröffentlicht|erstellt|zuletzt (?:aktualisiert|geändert)|letzte (?:aktualisierung|änderung)|update|datum)(?: am| um)?",
  ],
};

const fr: LineWords = {
  whole: [
    "sondage|le sondage|quiz|votez|publicité|annonce|la suite après (?:cette|la) publicité|(?:l['’])?article (?:continue|se poursuit) après la publicité|contenu sponsorisé",
    "partager(?: (?:l['’]article|sur .{1,20}|cet article))?|imprimer|envoyer(?: par (?:e-?mail|courriel))?|copier le lien|sauvegarder|enregistrer|commenter|(?:\\d+ )?commentaires?(?: \\(?\\d+\\)?)?|réagir|(?:voir|lire) les commentaires|laisser un commentaire",
    "(?:à|a) lire(?: (?:aussi|également|sur le même sujet))?|lire aussi|sur le même (?:sujet|thème)|articles? (?:liés|similaires|recommandés|associés)|(?:les )?plus lus|(?:nos )?recommandations|vous aimerez aussi|à ne pas manquer|à découvrir|en savoir plus|dans la même (?:rubrique|section)|dernières (?:actualités|nouvelles|infos)|notre sélection|voir aussi|lire la suite|pour aller plus loin",
    "mots[- ]clés|thèmes|tags|photos?|vidéos?|diaporama|écouter(?: (?:l['’]article|cet article))?|(?:temps de )?lecture\\s*:? \\d+ min(?:utes?|\\.)?|\\d+ min(?:utes?)?(?: de lecture)?|fermer|se connecter|s['’]inscrire|s['’]abonner|je m['’]abonne|newsletter|retour en haut|à propos de l['’]auteur(?:e|rice)?|agrandir(?: l['’]image)?",
  ],
  comments: [
    "avis des lecteurs|vos avis|courrier(?: des lecteurs)?|(?:le )?forum|réagir|commentaires?|(?:vos|les) (?:commentaires|réactions)|\\d+ (?:commentaires|réactions)|laisser un commentaire|réactions|commenter(?: (?:cet|l['’]) ?article)?|participer à la discussion|donnez votre avis",
  ],
  reference: [
    "(?:à|a) (?:lire|voir|écouter|relire)(?: (?:aussi|également|sur .{1,30}))?|(?:re)?lire (?:aussi|également|notre|la suite|l['’].{1,20})(?: .{1,40})?|voir aussi|sur le même sujet|en images?|vidéo|diaporama|pour aller plus loin|notre dossier|entretien|reportage|analyse|en savoir plus|>+ ?lire",
  ],
  prompt: [
    "liens? (?:affiliés?|d['’]affiliation)|cet article vous a-t-il|une (?:précédente version|version précédente|première version) de (?:cet|l['’])|écrivez à la (?:rédaction|redaction)|(?:inscri(?:vez-vous|re|s-toi)|abonne(?:z-vous|r|-toi)).{0,60}(?:newsletter|lettre|infolettre|ici|journal|alertes|chaîne)|newsletter.{0,80}(?:inscri|abonn|gratuit|recev)|recevez .{0,60}(?:boîte|mail|courriel|newsletter|actualité)|suivez[- ](?:nous|.{2,30}) sur|rejoignez[- ](?:nous|notre)|téléchargez (?:notre|l['’])",
    "soutenez (?:notre|un|le|nous|.{2,30})|faites un don|déjà abonné|pour lire la suite|(?:réservé|article réservé) aux abonnés|il vous reste .{0,20}% de cet article|nous utilisons des cookies|accepter (?:les|tous les) cookies|politique de confidentialité|signaler une (?:erreur|faute)|(?:dites|donnez)[- ](?:nous|votre avis)|écrivez[- ]nous|réagissez|se désinscrire|désabonn",
  ],
  credit: [
    "rectificatif|correction\\s*:|ndlr|note de la rédaction|(?:mots[- ]clés|thèmes?|tags?)\\s*:|recueilli par\\b|(?:photos?|crédits?|image|illustration|source|infographie|vidéo|légende)(?: (?:photo|image|d['’].{1,12}|par|de))?\\s*[:|/©]|©|\\(?(?:photo|afp|reuters|crédit)\\s*[/):]|tous droits réservés|(?:propos recueillis|traduit|traduction|édité|texte|reportage) (?:de l['’].{1,20} )?par\\b|avec (?:afp|reuters|agences?|ap)\\b|\\(?avec (?:afp|agences)",
  ],
  rights: [
    "(?:article|épisode|récit) suivant\\s*:|à suivre\\s*:|(?:à propos de l['’]auteur)|tous droits réservés|reproduction (?:interdite|réservée)",
  ],
  end: ["fin"],
  readers: [
    "(?:aujourd['’]hui|hier|le \\d+[/.]\\d+(?:[/.]\\d+)?),? à \\d{1,2} ?[h:] ?\\d\\d|en réponse(?: à .{1,30})?|à l['’]instant|il y a (?:\\d+|une?) ?(?:secondes?|minutes?|min|heures?|h|jours?|j|semaines?|mois|ans?)|(?:^|\\s)répondre",
  ],
  summary: [
    "en bref|l['’]essentiel(?: à retenir)?|les points clés|points clés|en résumé|résumé|ce qu['’]il faut (?:retenir|savoir)|l['’]essentiel de l['’]article|à retenir",
  ],
  stamp: ["(?:publié|mis à jour|modifié|posté|créé|actualisé|mise à jour|dernière mise à jour|date de publication)(?: le| à)?"],
};

const es: LineWords = {
  whole: [
    "encuesta|la encuesta|vota|publicidad|anuncio|contenido patrocinado|(?:el artículo )?continúa después de la publicidad|sigue después de la publicidad",
    "compartir(?: (?:en .{1,20}|artículo|noticia|este artículo))?|imprimir|guardar|enviar(?: por (?:correo|email))?|copiar enlace|comentar|(?:\\d+ )?comentarios?(?: \\(?\\d+\\)?)?|ver comentarios|deja (?:un comentario|tu comentario)",
    "(?:lea|lee|leer|ver|vea) (?:también|más)|te puede interesar|(?:también )?te (?:puede|podría) interesar|(?:más )?noticias relacionadas|(?:artículos|notas|contenidos?|temas?) relacionad[oa]s?|relacionad[oa]s?|lo más (?:leído|visto|popular)|más (?:leídas|leídos|vistas|información|noticias|sobre este tema|en .{1,30})|recomendad[oa]s?|recomendamos|no te pierdas|últimas noticias|además|otras noticias|para saber más|seguir leyendo",
    "etiquetas|temas|archivado en|palabras clave|fotos?|vídeos?|videos?|galería|escuchar(?: (?:artículo|noticia))?|(?:tiempo de )?lectura:? \\d+ min(?:utos?|\\.)?|\\d+ min(?:utos?)?(?: de lectura)?|cerrar|iniciar sesión|registrarse|suscríbete|suscribirse|newsletter|boletín|volver arriba|sobre (?:el autor|la autora|la firma)|ampliar(?: (?:foto|imagen))?",
  ],
  comments: [
    "opiniones|cartas(?: de (?:los )?lectores| al director)?|foro|comentarios?|\\d+ comentarios|deja (?:un|tu) comentario|(?:los )?comentarios de (?:los )?lectores|participa(?: en la conversación)?|opiniones de los lectores|comenta(?: esta noticia)?",
  ],
  reference: [
    "(?:lea|lee|leer|ver|vea|mira|mire|escucha)(?: (?:también|más|además|aquí))?|te puede interesar|más información|noticias? relacionadas?|relacionado|no te pierdas|le puede interesar|además|en (?:fotos|imágenes|video|vídeo)|vídeo|video|galería|para saber más|sigue leyendo|puedes leer|opinión|recomendamos",
  ],
  prompt: [
    "enlaces de afiliad|¿(?:te|le) (?:ha sido|fue|resultó) útil|suscríb(?:ete|ase|anse)|(?:seguir|sigue) a .{2,40} en (?:facebook|x\\b|twitter|instagram|whatsapp|telegram)|(?:recibir|recibe) (?:nuestro|el|la|nuestra) (?:boletín|newsletter)|(?:apúntate|regístrate|inscríbete) .{0,40}(?:newsletter|boletín|aquí|gratis)|(?:newsletter|boletín).{0,80}(?:suscr|recib|apúnt|gratis|correo)|recib[ea] .{0,60}(?:correo|bandeja|newsletter|boletín|whatsapp)|s[ií]gue?(?:nos|anos) en|síguenos|únete a (?:nuestro|nuestra|el canal)|descarga (?:nuestra|la) app",
    "ya eres (?:suscriptor|socio)|para seguir leyendo|apoya (?:el periodismo|nuestro)|hazte (?:socio|suscriptor)|utilizamos cookies|usamos cookies|aceptar cookies|política de (?:privacidad|cookies)|escr[ií]b[ea]nos|envía(?:nos)? tu|(?:deja|déjanos) tu (?:comentario|opinión)|¿has encontrado (?:un error|algún)|haz clic|pincha aquí|criterios de the trust project",
  ],
  credit: [
    "corrección\\s*:|fe de errores|nota de(?: la)? redacci|archivado en|(?:etiquetas?|temas?)\\s*:|(?:foto|fotos|fotografía|imagen|imágenes|fuente|crédito|ilustración|vídeo|video|gráfico|infografía)(?: (?:de|por|cortesía))?\\s*[:|/©]|©|\\(?(?:efe|afp|reuters|ap)\\s*/|todos los derechos reservados|con información de|(?:edición|redacción|traducción|texto|reportaje|editado|traducido)(?: por)?\\s*:|(?:traducido|editado|escrito) por\\b|prohibida (?:su|la) reproducción",
  ],
  rights: ["sobre (?:el autor|la autora)\\b|todos los derechos reservados|prohibida (?:su|la) reproducción"],
  end: ["fin"],
  readers: [
    "(?:hoy|ayer),? (?:a las )?\\d{1,2}[:.]\\d\\d.{0,6}|en respuesta(?: a .{1,30})?|hace (?:\\d+|una?) ?(?:segundos?|minutos?|min|horas?|h|días?|semanas?|mes(?:es)?|años?)|(?:^|\\s)(?:responder|contestar)",
  ],
  summary: [
    "en resumen|lo (?:más )?(?:importante|esencial)|las claves|claves|puntos clave|resumen|de un vistazo|lo que (?:debes|hay que) saber|en breve",
  ],
  stamp: ["(?:publicado|actualizado|actualización|última actualización|modificado|creado|fecha(?: de publicación)?)(?: el| a las)?"],
};

const it: LineWords = {
  whole: [
    "sondaggio|il sondaggio|quiz|pubblicità|annuncio|contenuto sponsorizzato|(?:l['’])?articolo (?:continua|prosegue) dopo la pubblicità|continua a leggere(?: dopo la pubblicità)?",
    "condividi(?: (?:su .{1,20}|l['’]articolo|articolo))?|stampa|salva|invia(?: per email)?|copia link|commenta|(?:\\d+ )?commenti(?: \\(?\\d+\\)?)?|lascia un commento|(?:leggi|vedi) i commenti",
    "leggi anche|vedi anche|(?:articoli|notizie|contenuti|temi) correlat[ie]|correlati|ti potrebbe(?:ro)? (?:anche )?interessare|potrebbe interessarti(?: anche)?|(?:i )?più letti|(?:le )?più lette|ultime notizie|consigliati|da non perdere|per approfondire|altre notizie|altri articoli|approfondimenti|sullo stesso (?:tema|argomento)",
    "tag|temi|argomenti|parole chiave|foto|video|galleria|fotogallery|ascolta(?: l['’]articolo)?|(?:tempo di )?lettura:? \\d+ min(?:uti?|\\.)?|\\d+ min(?:uti)?(?: di lettura)?|chiudi|accedi|registrati|abbonati|iscriviti|newsletter|torna su|l['’]autor[ei]|chi è l['’]autore|ingrandisci",
  ],
  comments: [
    "opinioni(?: dei lettori)?|lettere(?: dei lettori)?|posta|la posta dei lettori|commenti|\\d+ commenti|lascia un commento|i commenti(?: dei lettori)?|(?:la )?discussione|scrivi un commento|commenta",
  ],
  reference: [
    "(?:leggi|vedi|guarda|ascolta|leggere)(?: (?:anche|qui|di più|tutto))?|potrebbe interessarti|approfondisci|per approfondire|correlati|le (?:foto|immagini)|il video|fotogallery|l['’]intervista|l['’]approfondimento",
  ],
  prompt: [
    "link (?:di affiliazione|affiliati)|(?:ti|vi) è stat[oa] utile|(?:iscriviti|iscrivetevi|abbonati|registrati) (?:al|alla|a|per|qui|ora|subito|gratis)\\b|newsletter.{0,80}(?:iscriv|abbon|ricev|gratis|gratuit)|ricevi .{0,60}(?:email|mail|posta|newsletter)|segui(?:ci|teci| .{2,30}) su|unisciti al|scarica (?:la|l['’]|la nostra) app",
    "sei già abbonato|per continuare a leggere|contenuto riservato agli abbonati|sostieni (?:il|la|il nostro|.{2,30})|utilizziamo (?:i )?cookie|accetta (?:i|tutti i) cookie|informativa (?:sulla )?privacy|scrivi(?:ci|teci) a|segnala un errore|clicca qui|lascia un commento",
  ],
  credit: [
    "errata corrige|correzione\\s*:|nota della redazione|(?:tag|argomenti|temi)\\s*:|(?:foto|immagine|immagini|fonte|crediti|credit|illustrazione|video|grafica)(?: (?:di|da))?\\s*[:|/©]|©|\\(?(?:ansa|afp|reuters|ap|lapresse)\\s*[/)]|tutti i diritti riservati|riproduzione riservata|(?:traduzione|testo|a cura|redazione)(?: di)?\\s*:|(?:a cura|traduzione) di\\b",
  ],
  rights: ["(?:l['’]autore|l['’]autrice)\\s*:|(?:© ?)?riproduzione (?:riservata|vietata)|tutti i diritti riservati"],
  end: ["fine"],
  readers: [
    "(?:oggi|ieri),? (?:alle )?\\d{1,2}[:.]\\d\\d|in risposta(?: a .{1,30})?|adesso|(?:\\d+|una?|un['’]) ?(?:secondi?o?|minut[oi]|min|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) fa|(?:^|\\s)rispondi",
  ],
  summary: ["in breve|in sintesi|i punti (?:chiave|principali)|punti chiave|sintesi|riassunto|l['’]essenziale|da sapere|in pillole"],
  stamp: ["(?:pubblicato|aggiornato|modificato|ultimo aggiornamento|aggiornamento|data(?: di pubblicazione)?)(?: il| alle)?"],
};

const pt: LineWords = {
  whole: [
    "enquete|sondagem|quiz|vote|publicidade|anúncio|conteúdo patrocinado|continua (?:após|depois d)a? ?(?:a )?publicidade|(?:o artigo )?continua após a publicidade",
    "compartilhar?(?: (?:no|em|via|este|esta) .{1,20})?|compartilhe|partilhar(?: .{1,20})?|imprimir|salvar|guardar|enviar(?: por e-?mail)?|copiar link|comentar|(?:\\d+ )?comentários?(?: \\(?\\d+\\)?)?|deixe (?:um|seu) comentário|ver comentários",
    "(?:leia|ler|veja|saiba|ver) (?:também|mais)|(?:notícias|artigos|conteúdos?|matérias|temas) relacionad[oa]s?|relacionad[oa]s?|(?:as )?mais lidas|(?:os )?mais lidos|mais vistas|mais populares|você pode gostar|pode (?:também )?(?:interessar|gostar)|recomendad[oa]s?|recomendamos|últimas notícias|não perca|mais (?:notícias|sobre .{1,30}|em .{1,30}|informações)|outras notícias|continue lendo|continuar a ler",
    "tags|temas|assuntos|tópicos|palavras-chave|fotos?|vídeos?|galeria|ouvir(?: (?:artigo|notícia|a notícia))?|ouça(?: .{1,20})?|(?:tempo de )?leitura:? \\d+ min(?:utos?|\\.)?|\\d+ min(?:utos)?(?: de leitura)?|fechar|entrar|cadastre-se|assine|assinar|inscreva-se|newsletter|voltar ao topo|sobre o autor|sobre a autora|ampliar(?: imagem| foto)?",
  ],
  comments: [
    "opiniões(?: dos leitores)?|cartas(?: dos leitores)?|fórum|comentários?|\\d+ comentários|deixe (?:um|o seu|seu) comentário|comentários dos leitores|comente|participe da conversa",
  ],
  reference: [
    "(?:leia|ler|veja|saiba|ver|assista|ouça|confira)(?: (?:também|mais|aqui|ainda))?|notícias? relacionadas?|relacionado|não perca|em (?:fotos|imagens|vídeo)|vídeo|galeria|para saber mais|opinião|recomendamos",
  ],
  prompt: [
    "links? de afiliad|(?:este|o) (?:artigo|texto|conteúdo) foi útil|uma versão anterior dest[ea]|(?:inscreva-se|assine|subscreva|cadastre-se|registe-se|registre-se) (?:a|o|na|no|em|para|já|agora|aqui|gratuitamente|nossa|nosso|e receba)\\b|newsletter.{0,80}(?:assin|inscr|receb|subscr|grátis|gratuit)|receba .{0,60}(?:e-?mail|newsletter|whatsapp|notícias|caixa)|siga(?:-nos| o| a| .{2,30}) (?:no|na|em)\\b|(?:entre|participe) (?:no|do) (?:nosso )?(?:canal|grupo)|baixe (?:o|nosso) (?:app|aplicativo)|descarregue a app",
    "já (?:é|sou) assinante|para continuar (?:lendo|a ler)|apoie (?:o|a|o nosso|.{2,30})|utilizamos cookies|usamos cookies|aceitar cookies|política de privacidade|escreva para|envie (?:sua|a sua)|(?:encontrou|achou) (?:um|algum) erro|clique aqui|deixe (?:seu|o seu) comentário",
  ],
  credit: [
    "(?:texto|artigo|notícia) (?:corrigid|atualizad)[oa]|correção\\s*:|errata|nota da redação|(?:tags?|temas?|etiquetas?)\\s*:|(?:foto|fotos|fotografia|imagem|imagens|fonte|crédito|créditos|ilustração|vídeo|arte|infografia)(?: (?:de|por|da))?\\s*[:|/©]|©|\\(?(?:afp|reuters|ap|lusa)\\s*[/)]|todos os direitos reservados|com informações d[aeo]|(?:edição|texto|reportagem|tradução|redação)(?: de| por)?\\s*:|(?:traduzido|editado|escrito) por\\b",
  ],
  rights: [
    "(?:próxim[oa]|seguinte)(?: .{0,15})?\\s*:|sobre (?:o autor|a autora)\\b|todos os direitos reservados|proibida a reprodução|é proibida a reprodução",
  ],
  end: ["fim"],
  readers: [
    "(?:hoje|ontem),? (?:às )?\\d{1,2}[:h]\\d\\d|em resposta(?: a .{1,30})?|agora mesmo|há (?:\\d+|uma?) ?(?:segundos?|minutos?|min|horas?|h|dias?|semanas?|m[eê]s(?:es)?|anos?)(?: atrás)?|\\d+ (?:minutos?|horas?|dias?) atrás|(?:^|\\s)responder",
  ],
  summary: [
    "em resumo|resumo|destaques|pontos[- ]chave|principais pontos|o essencial|em síntese|o que (?:precisa|você precisa) saber|em poucas palavras",
  ],
  stamp: ["(?:publicado|publicada|atualizado|atualizada|última atualização|modificado|data(?: de publicação)?|postado)(?: em| às| a)?"],
};

const ru: LineWords = {
  whole: [
    "опрос|голосование|реклама|на правах рекламы|партн[её]рский материал|продолжение (?:статьи )?(?:после|под) реклам(?:ы|ой)|материал партн[её]ра",
    "поделиться(?: .{1,25})?|печать|распечатать|версия для печати|отправить|скопировать ссылку|сохранить|в закладки|комментари(?:и|й|ев)(?: \\(?\\d+\\)?)?|\\d+ комментари(?:й|я|ев)|оставить комментарий|комментировать|обсудить|обсуждение",
    "(?:читайте|читать|смотрите) (?:также|еще|ещё|далее|дальше)|(?:материалы|статьи|новости) по теме|по теме|(?:похожие|связанные|другие|главные|последние) (?:материалы|статьи|новости|записи)|(?:самое|самые) (?:читаемое|читаемые|популярное|популярные|интересное)|популярное|рекомендуем|рекомендации|вам может (?:быть интересно|понравиться)|новости партн[её]ров|не пропустите|что ещ[её] почитать|подробнее|главное",
    "теги|метки|темы|ключевые слова|фото|видео|галерея|слушать|прослушать(?: .{1,15})?|время (?:на )?чтени[яе]:? \\d+ мин(?:уты?|\\.)?|\\d+ мин(?:уты?|\\.)?(?: (?:на )?чтени[яе])?|закрыть|войти|регистрация|подписаться|подписка|рассылка|наверх|об авторе|увеличить",
  ],
  comments: [
    "(?:мнения|отклики|отзывы)(?: читателей)?|ваше мнение|письма читателей|гостевая книга|форум|комментари(?:и|й)|комментарии (?:читателей|пользователей)|\\d+ комментари(?:й|я|ев)|оставить комментарий|обсуждение|добавить комментарий|ваш комментарий",
  ],
  reference: [
    "(?:читайте|читать|смотрите|смотреть|слушайте)(?: (?:также|еще|ещё|далее|нас|в нашем|наш))?(?: .{1,20})?|по теме|подробнее|на эту тему|(?:материал|новости|статьи) по теме|видео|фото(?:галерея|репортаж)?|см\\. также|ранее",
  ],
  prompt: [
    "партн[её]рски[ех] ссыл|(?:статья|материал) (?:была? )?полез|подпи(?:шитесь|сывайтесь)|(?:следите|читайте нас|мы) (?:за нами )?в (?:telegram|телеграм|вконтакте|дзен|соц|одноклассниках|viber|whatsapp|max)|наш(?:ем|его|у|а)? (?:telegram|телеграм|канал)|присоединяйтесь к|скачайте (?:наше )?приложение|получайте .{0,60}(?:почту|рассылк|уведомлени)",
    "поддержите (?:нас|.{2,30})|уже (?:подписчик|есть подписка)|чтобы (?:продолжить чтение|читать дальше|прочитать)|мы используем (?:файлы )?cookies?|файлы cookie|политик[аой]+ конфиденциальности|нашли (?:ошибку|опечатку)|выделите (?:её|ее|текст|ошибку)|ctrl ?\\+ ?enter|пишите (?:нам|на)|присылайте|оставьте комментарий|нажмите здесь",
  ],
  credit: [
    "(?:исправлен[оа]|уточнение|поправка|от редакции)\\s*[:.]|(?:теги|метки|темы)\\s*:|(?:настроение|музыка)\\s*:|(?:фото|изображение|иллюстрация|источник|видео|снимок|коллаж|инфографика|фотограф)(?: из| предоставлено)?\\s*[:|/©]|©|все права защищены|(?:автор|авторы|текст|редактор|корреспондент|перевод|подготовил[аи]?|записал[аи]?|выпускающий редактор)(?: текста| перевода)?\\s*:|(?:подготовил[аи]?|перев[её]л[аи]?|записал[аи]?) [А-ЯЁ]|перепечатка|при (?:использовании|перепечатке) материалов",
  ],
  rights: ["следующ(?:ая|ий|ее) .{0,15}:|об автор|все права защищены|перепечатка|при (?:использовании|перепечатке) материалов"],
  end: ["конец"],
  readers: [
    "(?:сегодня|вчера),? (?:в )?\\d{1,2}[:.]\\d\\d|только что|в ответ(?: .{1,30})?|(?:\\d+ )?(?:секунд[уы]?|минут[уы]?|мин\\.?|час(?:а|ов)?|ч\\.?|д(?:ень|ня|ней)|недел[юиь]|месяц(?:а|ев)?|лет|год(?:а)?) назад|(?:^|\\s)ответить",
  ],
  summary: [
    "коротко|кратко|вкратце|главное(?: в статье)?|в двух словах|основные (?:тезисы|моменты)|краткое содержание|суть|что важно знать|самое важное|о ч[её]м (?:статья|материал)",
  ],
  stamp: ["(?:опубликован[оа]?|обновлен[оа]?|изменено|дата(?: публикации)?|создано|последнее обновление)"],
};

const ja: LineWords = {
  whole: [
    "アンケート|投票|友達に教える|広告|pr|スポンサー(?:ド|リンク)?|記事は広告の後に続きます|記事の続きは広告の後に|sponsored|advertisement",
    "(?:この記事を)?(?:シェア|共有|ツイート|印刷|保存|ブックマーク)(?:する)?|(?:ライン|line|facebook|x|twitter)(?:で|に)(?:送る|シェア(?:する)?|共有(?:する)?)|リンクをコピー(?:する)?|コメント(?:する|\\d+件|を(?:書く|見る|読む))?|いいね!?|クリップ(?:する)?|urlをコピー",
    "関連(?:記事|ニュース|リンク|トピックス?|キーワード|コンテンツ|特集)|(?:おすすめ|オススメ|人気|最新|注目)(?:の)?(?:記事|ニュース|コンテンツ)|あわせて読みたい|合わせて読みたい|こちらも(?:おすすめ|読まれています)|(?:アクセス|記事|人気)?ランキング|よく読まれている記事|この記事を読んだ人は.{0,20}|続きを読む|もっと(?:見る|読む)|次の記事|前の記事|最新ニュース|ピックアップ|トップページ|ホーム",
    "タグ|キーワード|トピックス|写真|画像|動画|写真一覧|拡大(?:する)?|画像を拡大|(?:記事を)?(?:聴く|音声で聞く)|読了(?:目安)?(?:時間)?.{0,3}\\d+分|閉じる|ログイン|会員登録|無料(?:会員)?登録|購読(?:する|申し込み)?|メニュー|検索|ページトップへ|目次|この記事を書いた人|著者プロフィール|筆者プロフィール|\\[?pr\\]?",
  ],
  comments: [
    "読者の声|お便り|掲示板|コメント|読者(?:の)?コメント|コメント(?:一覧|欄)|コメントを(?:書く|残す|投稿)(?:する)?|みんなのコメント|ご意見|コメント ?\\d+件",
  ],
  reference: [
    "【?(?:関連(?:記事|ニュース|動画)?|あわせて読みたい|合わせて読みたい|参考(?:記事|リンク)?|こちらも|おすすめ記事|続きを読む|動画|写真|画像|特集|速報|もっと詳しく)】?|→|⇒|▶|>>|＞＞|詳しくはこちら",
  ],
  prompt: [
    "アフィリエイト|(?:役に立ちました|いかがでした)か|この記事の以前の(?:版|バージョン)|ランキングに参加|応援クリック|ポチッと|ブログ村|メ(?:ール|ル)マガ(?:ジン)?.{0,40}(?:登録|購読|配信)|ニュースレター.{0,40}(?:登録|購読|配信|お申し込み)|(?:フォロー|チャンネル登録|友だち追加|お友達追加)(?:して|を|する|は|お願い)|公式(?:line|x|twitter|instagram|facebook|アカウント|アプリ)|アプリを?(?:ダウンロード|インストール)|無料(?:で)?(?:会員)?登録|会員(?:登録|限定|の方は)|有料(?:会員|記事)|(?:残り|続きは).{0,10}(?:文字|有料|会員)|ログインして|購読(?:の|を)(?:お申し込み|申し込)|定期購読|クッキー(?:を|の)(?:使用|利用)|cookie(?:を|の)(?:使用|利用)|プライバシーポリシー|ご意見・?ご感想|情報提供|お問い合わせ(?:は|先)?|コメントを(?:書く|投稿)|クリックすると|ここをクリック|タップ(?:すると|して)",
  ],
  credit: [
    "(?:【?訂正|【?おわび|タグ)[:：】]|[（(【\\[]?(?:写真|撮影|画像|イラスト|図|出典|提供|資料|引用元?|動画|グラフィック|写真提供|画像提供)(?:[はと／/=＝：:]|・|提供)|©|\\(c\\)|無断(?:転載|複製|引用)|(?:[^。]{0,30})(?:転載|複製)を?(?:禁|固く)|[（(]?(?:取材|文|構成|執筆|編集|翻訳|担当|聞き手|取材・文|文責|記者)[・＝=：:/／]|著作権",
  ],
  rights: [
    "次の(?:話|記事|回|ページ)|前の(?:話|記事|回)|(?:著者|筆者|ライター)(?:プロフィール|紹介|略歴)|プロフィール|無断(?:転載|複製|引用)|著作権|本記事の(?:無断|転載)|(?:記事|写真)の無断",
  ],
  end: ["(?:終わり|おわり|完|了|以上)"],
  readers: [
    "(?:今日|昨日|きょう|きのう) ?\\d{1,2}[:時]\\d\\d.?|たった今|参考になった ?[\\d,]+|返信 ?\\d+|\\d+ ?(?:秒|分|時間|日|週間|か月|ヶ月|年)前|返信(?:する)?",
  ],
  summary: ["(?:この)?(?:記事|ニュース)の(?:ポイント|要約|まとめ|概要)|ポイント|要点|まとめ|要約|ai要約|三行まとめ|3行まとめ"],
  stamp: ["(?:公開|更新|最終更新|掲載|投稿|配信|公開日|更新日|掲載日|作成)(?:日時?|日)?"],
};

const ko: LineWords = {
  whole: [
    "설문(?:조사)?|투표|광고|ad|스폰서|후원|(?:기사는 )?광고 (?:뒤|아래)에 (?:계속|이어집니다)",
    "(?:기사 ?)?(?:공유|공유하기|인쇄|인쇄하기|프린트|저장|스크랩|북마크|링크 ?복사|url ?복사|글자 ?크기(?: ?조절)?|가|좋아요|싫어요|추천|신고)(?: \\d+)?|(?:카카오톡|페이스북|트위터|이메일)(?:으?로)? ?(?:공유(?:하기)?|보내기)?|댓글(?: ?\\d+개?)?|댓글 ?(?:쓰기|달기|보기|남기기)|의견 ?남기기",
    "(?:관련|추천|인기|최신|주요|많이 본|이 시각 주요|함께 볼만한|함께 보면 좋은)(?: ?(?:기사|뉴스|글|콘텐츠|소식|영상|태그))+|많이 본(?: 뉴스)?|더 ?보기|이어 ?보기|다음 ?기사|이전 ?기사|기사 더보기|더 알아보기|오늘의 (?:뉴스|핫이슈|추천)|실시간 (?:뉴스|랭킹)|랭킹 ?뉴스|이 기자의 다른 기사|같은 섹션 기사|핫클릭|주요뉴스",
    "태그|키워드|사진|영상|동영상|이미지|이미지 ?(?:확대|크게 ?보기)|사진 ?(?:확대|크게 ?보기)|기사 ?(?:듣기|음성)|음성으로 듣기|닫기|로그인|회원가입|구독|구독하기|메뉴|검색|맨 ?위로|홈|목차|기자 ?(?:소개|프로필|정보|구독)|네이버 .{1,12} 구독",
  ],
  comments: [
    "독자의? ?(?:편지|소리|한마디)|방명록|게시판|댓글|댓글 ?(?:쓰기|달기|보기|목록|작성)|전체 ?댓글|독자 ?의견|의견|네티즌 ?의견|댓글 ?\\d+ ?개?|기사 ?의견",
  ],
  reference: [
    "[\\[【<(]?함께 ?(?:읽|보|볼)|[▶▷►☞■◆]|[\\[【<(]?(?:관련 ?(?:기사|뉴스|영상)?|추천 ?기사|함께 ?(?:보면|읽으면) ?좋은.{0,10}|더 ?보기|영상|동영상|사진|포토|기사 ?더 ?보기|바로가기|이 시각|전체 ?보기)[\\]】>)]?|☞|→",
  ],
  prompt: [
    "제휴 ?링크|파트너스 ?활동|도움이 되(?:었|셨)|앱을? ?(?:내려받|깔)|정기 ?구독을? ?신청|구독 ?문의|이전 버전의 (?:이 )?기사|(?:첫 ?달|월|연) ?[\\d,]+ ?원.{0,12}(?:읽|이용|구독|가입|만나)|(?:뉴스레터|이메일|메일).{0,40}(?:구독|신청|받아|가입)|구독(?:하기|하세요|과 좋아요|을 눌러|신청|하시면)|(?:팔로우|팔로잉|친구 ?추가|채널 ?추가)(?:하|해|를)|(?:카카오톡|네이버|유튜브|텔레그램).{0,20}(?:채널|구독|추가|검색|제보)|(?:앱|어플)을? ?(?:다운로드|설치|다운)|회원 ?(?:가입|전용)|유료 ?(?:회원|기사|구독)|로그인 ?(?:후|하시면|이 필요)|쿠키를? 사용|개인정보 ?(?:처리방침|보호)|제보(?:는|를|하기|해|\\s*[:：])|후원(?:해|하기|으로)|독자 ?여러분의|댓글을? ?(?:남겨|달아|입력)|클릭(?:하세요|하면|시)|여기를 (?:클릭|눌러)",
  ],
  credit: [
    "(?:\\[?정정|바로잡|태그)\\s*[:：\\]]|(?:[가-힣·]{2,8} ?= ?)?[가-힣]{2,4} ?(?:인턴|수습|선임|객원|전문)? ?(?:기자|특파원|통신원)(?: ?[(<\\[]?[\\w.+-]+@[\\w.-]+[)>\\]]?)? ?$|[\\[(<【/=]?\\s*(?:사진|영상|그래픽|일러스트|이미지|출처|자료|제공|촬영|삽화|사진제공|자료사진|캡처|영상편집|영상취재)\\s*(?:[=:：/·|]|제공|출처)|©|ⓒ|저작권|무단 ?(?:전재|복제|배포|전제)|(?:[^.]{0,30})무단 ?(?:전재|복제|배포|전제)|(?:취재|글|편집|정리|번역|기획|구성|담당|에디터|작성자?|글쓴이|취재기자)(?:[·/ ](?:사진|글|편집|정리))?\\s*[=:：]|[가-힣]{2,4} ?(?:인턴|수습|선임|객원|전문|명예|시민)? ?(?:기자|특파원|통신원|논설위원|리포터|에디터|PD)(?: ?[(<\\[]?[\\w.+-]+@[\\w.-]+[)>\\]]?| ?=? ?$)|[\\w.+-]+@[\\w-]+\\.[\\w.]+$",
  ],
  rights: ["다음 ?(?:기사|이야기|회|글)\\s*[:：]|(?:글쓴이|필자|저자) ?(?:소개|약력)|저작권|무단 ?(?:전재|복제|배포)|[ⓒ©] ?[가-힣]"],
  end: ["끝|(?:이상)"],
  readers: [
    "(?:오늘|어제) ?\\d{1,2}:\\d\\d|방금(?: 전)?|공감 ?\\d+|답글 ?\\d+|\\d+ ?(?:초|분|시간|일|주|개월|달|년) ?전|답글(?: ?쓰기)?|답변하기",
  ],
  summary: ["(?:기사|ai|뉴스|핵심|세 ?줄|3줄)? ?요약(?:보기|문)?|핵심 ?(?:내용|포인트|정리|요약)|한눈에 보기|주요 ?내용"],
  stamp: [
    "(?:입력|수정|등록|승인|게재|게시|작성|발행|송고|최종 ?(?:수정|업데이트)|업데이트|기사 ?(?:입력|수정|등록|승인)|발행일|작성일|등록일)(?:시간|일시?|일)?",
  ],
};

const zh: LineWords = {
  whole: [
    "投票|调查|調查|往期(?:推荐|回顾|精选|文章|内容)|广告|廣告|赞助内容|贊助內容|推广|推廣|文章在广告后继续|廣告後繼續閱讀|请继续往下阅读.{0,6}|請繼續往下閱讀.{0,6}",
    "(?:一键)?分享(?:到|至|本文|给朋友|文章)?(?:微信|微博|朋友圈|qq空间|qq|facebook|line)?|打印(?:本页)?|列印|收藏|点赞|點讚|复制链接|複製連結|评论(?:\\(?\\d+\\)?)?|評論|留言|发表评论|發表評論|我要评论|查看(?:全部)?评论|网友评论|扫一扫.{0,20}|字体[:：]?.{0,8}|字號[:：]?.{0,8}|\\d+ ?(?:条评论|則留言|人参与)|举报|纠错|返回(?:首页|顶部)?",
    "(?:相关|相關|推荐|推薦|热门|熱門|最新|更多|延伸|精彩|猜你喜欢|其他|今日)(?:阅读|閱讀|新闻|新聞|文章|内容|內容|报道|報導|推荐|推薦|话题|話題|链接|連結|视频|資訊|资讯|标签|标籤)*|延伸閱讀|延伸阅读|猜你喜欢|你可能(?:也)?(?:喜欢|感兴趣|想看|還想看).{0,4}|您可能(?:也)?(?:喜欢|感兴趣|想看).{0,6}|(?:热点|阅读|点击|新闻)排行(?:榜)?|排行榜|热搜|编辑推荐|編輯推薦|看更多|查看更多|阅读更多|閱讀更多|下一篇|上一篇|热点推荐|频道推荐|大家都在看|人氣點閱|图集|图片新闻",
    "标签|標籤|关键词|關鍵字|图片|圖片|视频|影片|点击(?:查看)?大图|點擊放大|(?:点击)?(?:收听|播放)(?:本文|音频|语音)?|关闭|關閉|登录|登入|注册|註冊|订阅|訂閱|菜单|搜索|首页|回到顶部|目录|作者简介|作者簡介|展开全文|阅读全文|閱讀全文|责编|客户端|微信扫码.{0,12}",
  ],
  comments: [
    "讀者有話說|读者有话说|網友有話說|街坊留言|读者来信|讀者來函|更多回答|回复|全部回复|跟帖评论|写留言|寫留言|留言区|精选留言|评论|評論|网友评论|網友評論|全部评论|最新评论|热门评论|精彩评论|发表评论|發表評論|留言|读者留言|讀者留言|回應|網友回應|跟帖|我要评论|评论区",
  ],
  reference: [
    "[【\\[(（]?(?:延伸(?:阅读|閱讀)|相关(?:阅读|新闻|报道|链接|文章)|相關(?:閱讀|新聞|報導|連結|文章)|更多(?:阅读|新闻|新聞|报道|報導|内容|內容)|推荐阅读|推薦閱讀|点击(?:查看|阅读|进入|观看)|點擊|参见|另见|看更多|原文链接|阅读原文|原文連結|视频|影片|图集|此前报道|詳見|详见)[】\\])）]?|>>|▶|→|➤|☞|＞＞|◤",
  ],
  prompt: [
    "推广链接|返利|(?:对您|对你)?有帮助吗|送礼物|赞赏作者|本回答|(?:本文|此文)(?:的)?(?:早前|较早|先前)版本|喜欢这篇文章|喜歡這篇文章|点个.{0,3}在看|(?:分享|转发)给.{0,10}$|长按.{0,6}(?:识别|二维码)|点击上方|(?:订阅|訂閱|关注|關注|追蹤)(?:我们|我們|本|官方|微信|公众号|公眾號|电子报|電子報|.{1,12}(?:公众号|公眾號|频道|頻道|粉絲|微信|微博|newsletter))|(?:微信|扫|掃)(?:描|码|碼|一扫).{0,20}(?:关注|關注|二维码|二維碼|下载|订阅)|二维码|下载.{0,12}(?:app|客户端|应用)|下載.{0,12}(?:app|應用)|加入.{0,12}(?:会员|會員|群组|群組|line|好友|粉絲團)|按讚|(?:会员|會員)(?:专享|專屬|登录|登入)|付费(?:阅读|内容)|付費(?:閱讀|內容)|(?:登录|登入)(?:后|後|以|才)|请先(?:登录|登入)|使用(?:了)?\\s*cookie|隐私(?:政策|权)|隱私(?:政策|權)|(?:欢迎|歡迎)(?:留言|投稿|关注|關注|订阅|訂閱|转载|扫|提供)|联系(?:我们|邮箱|电话)|聯絡(?:我們|信箱)|新闻热线|爆料|投稿(?:邮箱|信箱|请)|点击这里|點擊這裡|点击下载|举报(?:电话|邮箱)|免责声明|免責聲明|不代表本(?:网|报|站|刊|平台|台|人)|如有侵权|如有侵權|飲酒過量|未成年請勿飲酒|禁止酒駕",
  ],
  credit: [
    "更正[:：]|編按|编者按|編者按|标签[:：]|標籤[:：]|题图|題圖|头图|封面图|原(?:标题|標題|题|題)\\s*[:：]|(?:本报|本報|本刊|新华社|实习)?(?:记者|記者|编辑|編輯|作者|通讯员|通訊員|文|图|圖|摄影|攝影|责编)(?:[/／、和与]?(?:记者|編輯|编辑|图|圖|摄影))?[ 　/／｜|]{1,3}[\\p{Script=Han}·、 　]{2,16}$|[（(【\\[]?\\s*(?:责任编辑|責任編輯|责编|責編|编辑|編輯|主编|主編|审核|审校|校对|校對|值班(?:编辑|主任|编委)|作者|记者|記者|文|撰文|撰稿|采写|翻译|翻譯|来源|來源|稿源|图|圖|图片|圖片|图源|图说|圖說|摄影|攝影|摄|攝|供图|图片来源|圖片來源|照片|视频|视觉|设计|制图|出品|监制|统筹|策划|编审|初审|复审|终审|通讯员|通訊員|新闻来源|文章来源|信息来源|资料图|資料照|实习(?:生|编辑|记者))(?:来源|提供)?\\s*(?:[：:／/|｜]|提供)|©|版权(?:所有|声明|归)|版權(?:所有|聲明|歸)|(?:[^。]{0,20})(?:未经|未經)(?:授权|授權|许可|許可|允许|书面)|(?:[^。]{0,12})(?:转载|轉載)(?:请|請|须|自|需)|[（(](?:新华社|新華社|中新社|中央社|人民网|路透社|法新社|完)[^。]{0,16}[)）]$|[（(][^。（(]{0,12}(?:供图|摄|攝)[)）]$",
  ],
  rights: [
    "下一篇|上一篇|作者(?:简介|簡介)|编辑于|編輯於|(?:著作权|版权|版權|著作權)(?:归|所有|声明|歸|聲明)?|未经(?:授权|许可|允许)|未經(?:授權|許可)|转载(?:请|须|自)|轉載(?:請|須)",
  ],
  end: ["完|全文完|全文終|全剧终|end|the end|编辑于.{0,16}"],
  readers: [
    "(?:今天|昨天|刚刚|剛剛) ?(?:\\d{1,2}:\\d\\d)?|回复 ?\\(?\\d+\\)?|\\d+ ?(?:秒|分钟|分鐘|小时|小時|天|周|个月|個月|年)前|回复|回覆|点赞(?: ?\\d+)?",
  ],
  summary: [
    "(?:内容|內容|文章|新闻|新聞|ai)?(?:摘要|提要|导读|導讀|速览|速覽|要点|要點|总结|總結)|核心提示|核心要点|重點(?:摘要|整理|一次看)|内容提要|一分钟速读",
  ],
  stamp: [
    "首次上稿|(?:发布(?:时间|日期|于)?|發布(?:時間|日期|於)?|發佈(?:時間|日期)?|更新(?:时间|時間|日期|于|於)?|时间|時間|日期|上稿时间|最后更新|最後更新|首次发布|刊登|发表(?:时间|于)?)",
  ],
};

const ar: LineWords = {
  whole: [
    "استطلاع(?: الرأي)?|تصويت|اختبر نفسك|من القسم نفسه|إعلان|إعلانات|اعلان|محتوى (?:مدفوع|دعائي|إعلاني)|تستمر القصة بعد الإعلان|يتبع بعد الإعلان|قصص مقترحة نهاية",
    "(?:شارك|مشاركة|شاركها|شارك المقال|شارك الخبر)(?: (?:على|عبر|هذا) .{1,20})?|طباعة|اطبع|حفظ|نسخ الرابط|انسخ الرابط|إرسال(?: بالبريد)?|تعليقات?(?: \\(?\\d+\\)?)?|التعليقات(?: \\(?\\d+\\)?)?|أضف تعليق(?:ا|ًا|ك)?|اترك تعليق(?:ا|ًا|ك)?|علق|إعجاب",
    "(?:اقرأ|إقرأ|شاهد|طالع|انظر|تابع)(?: (?:أيضا|أيضًا|أيضاً|ايضا|المزيد|كذلك))?|(?:مواضيع|موضوعات|أخبار|مقالات|قصص|مواد) (?:ذات صلة|متعلقة|مشابهة|مقترحة|مرتبطة|قد تهمك|مختارة)|ذات صلة|(?:الأكثر|الاكثر) (?:قراءة|مشاهدة|تداولا|شيوعا|تفاعلا)|قد يعجبك(?: أيضا| أيضًا| أيضاً)?|قد يهمك(?: أيضا| أيضًا| أيضاً)?|نرشح لك|موصى به|(?:آخر|أحدث|المزيد من) (?:الأخبار|الاخبار|.{1,20})|المزيد|لا تفوت|اخترنا لك(?:م)?|التالي|السابق",
    "وسوم|كلمات (?:مفتاحية|دلالية)|الكلمات (?:المفتاحية|الدلالية)|علامات|مواضيع|صور|صورة|فيديو|معرض الصور|استمع(?: (?:إلى|للمقال|للخبر).{0,15})?|(?:مدة|وقت|زمن) القراءة:? .{0,12}|\\d+ (?:دقيقة|دقائق)(?: (?:قراءة|للقراءة))?|إغلاق|تسجيل الدخول|تسجيل|اشترك(?: الآن)?|اشتراك|القائمة|بحث|الرئيسية|العودة إلى الأعلى|عن الكاتب|نبذة عن الكاتب|تكبير الصورة|النشرة (?:البريدية|الإخبارية)",
  ],
  comments: [
    "رسائل القراء|بريد القراء|ردود القراء|الردود|(?:ال)?تعليقات?|تعليقات القراء|أضف تعليق(?:ا|ًا|ك)?|اترك تعليق(?:ا|ًا|ك)?|\\d+ تعليق(?:ات)?|آراء القراء|التعليقات",
  ],
  reference: [
    "(?:اقرأ|إقرأ|شاهد|طالع|انظر|تابع|اسمع)(?:وا)?(?: (?:أيضا|أيضًا|أيضاً|ايضا|المزيد|كذلك|عن|على|ايضًا|في))?(?: .{1,20})?|(?:موضوع|خبر|أخبار|مقالات|مواضيع|موضوعات) (?:ذات صلة|متعلقة|قد تهمك)|ذات صلة|قد يهمك(?: أيضا| أيضًا| أيضاً)?|قد يعجبك|للمزيد|المزيد|بالصور|بالفيديو|فيديو|صور",
  ],
  prompt: [
    "روابط (?:تابعة|تسويقية)|هل (?:كان|كانت) .{0,20}مفيد|(?:مشتركي|مشتركو) (?:المجلة|الصحيفة|الموقع)|نسخة سابقة من (?:هذا|هذه)|(?:اشترك|اشتركوا|سجل|للاشتراك|انضم|انضموا)(?: (?:في|الآن|معنا|إلى|هنا|مجانا|مجانًا|بنشرتنا|بالنشرة))+.{0,80}|(?:النشرة|نشرتنا|نشرة) (?:البريدية|الإخبارية|اليومية).{0,60}|تابع(?:ونا|نا|وا)? (?:على|عبر|صفحتنا|حسابنا|قناتنا|أخبارنا|.{2,20} على)|(?:قناتنا|صفحتنا|حسابنا) (?:على|في|عبر)|بريدك الإلكتروني",
    "ادعم(?:وا)? (?:الصحافة|صحافتنا|موقعنا)|للمشتركين (?:فقط)?|لمتابعة القراءة|(?:نستخدم|يستخدم).{0,30}(?:ملفات|الكوكيز|الارتباط)|ملفات تعريف الارتباط|سياسة الخصوصية|راسل(?:نا|ونا)|اضغط(?:وا)? هنا|انقر(?:وا)? هنا|شاركنا (?:رأيك|برأيك)|للإبلاغ عن خطأ|تواصل معنا",
  ],
  credit: [
    "تصحيح\\s*:|تنويه|(?:الوسوم|وسوم|كلمات مفتاحية)\\s*:|[(\\[]?(?:الصورة|صورة|تصوير|المصدر|مصدر الصورة|صور|رسم|الصور|مصدر|فيديو|غرافيك|تعليق على الصورة)(?: من| أرشيفية)?\\s*[:|/©=]|©|(?:جميع )?(?:الحقوق|حقوق (?:النشر|الطبع)) (?:محفوظة|والنشر)|جميع الحقوق|(?:تحرير|كتب|كتبت|إعداد|ترجمة|متابعة|تغطية|بقلم|كتابة|تقرير|مراسل|المحرر|الكاتب)\\s*[:/]",
  ],
  rights: ["(?:التالي|المقال التالي)\\s*:|عن الكاتب|نبذة عن|(?:جميع )?(?:الحقوق|حقوق النشر|حقوق الطبع) محفوظة|جميع الحقوق"],
  end: ["النهاية|انتهى"],
  readers: [
    "(?:اليوم|أمس)،? (?:الساعة )?[\\d٠-٩]{1,2}:[\\d٠-٩]{2}.{0,4}|الآن|قبل قليل|(?:منذ|قبل) (?:\\d+ )?(?:ثانية|ثوان|دقيقة|دقيقتين|دقائق|ساعة|ساعتين|ساعات|يوم|يومين|أيام|أسبوع|أسبوعين|أسابيع|شهر|شهرين|أشهر|سنة|سنوات)|(?:^|\\s)رد",
  ],
  summary: [
    "ملخص(?: الخبر| المقال)?|(?:أبرز|أهم) (?:النقاط|ما جاء)(?: .{0,20})?|باختصار|الخلاصة|خلاصة|في سطور|نقاط رئيسية|النقاط الرئيسية|موجز",
  ],
  stamp: ["(?:نشر|نُشر|تم النشر|تاريخ النشر|آخر تحديث|أخر تحديث|اخر تحديث|حُدث|تحديث|تم التحديث|حدث|التاريخ|أنشئت)(?: في| بتاريخ| يوم)?"],
};

const hi: LineWords = {
  whole: [
    "पोल|सर्वे|आपकी राय|विज्ञापन|प्रायोजित|स्पॉन्सर्ड|advertisement|खबर विज्ञापन के बाद जारी है|लेख विज्ञापन के बाद जारी है",
    "(?:शेयर|साझा)(?: (?:करें|करे))?|(?:इसे|खबर|लेख) (?:शेयर|साझा) करें|प्रिंट(?: करें)?|सेव(?: करें)?|लिंक कॉपी करें|ईमेल करें|टिप्पणियाँ|टिप्पणियां|टिप्पणी(?: करें)?|कमेंट(?:्स)?(?: करें)?|(?:अपनी )?(?:टिप्पणी|प्रतिक्रिया|राय) (?:दें|लिखें)|\\d+ (?:टिप्पणियाँ|टिप्पणियां|कमेंट)|फॉलो करें",
    "(?:ये|यह|इसे|इन्हें) भी (?:पढ़ें|पढ़ें|देखें|जानें)|(?:और|आगे) (?:पढ़ें|पढ़ें|देखें)|यहां पढ़ें|(?:संबंधित|सम्बंधित|मिलती-जुलती|ताज़ा|ताजा|बड़ी|अन्य|लोकप्रिय|ट्रेंडिंग|प्रमुख|और|टॉप) (?:खबरें|ख़बरें|समाचार|लेख|न्यूज़|न्यूज|स्टोरी|विषय|वीडियो)|(?:सबसे ज़्यादा|सबसे ज्यादा|सर्वाधिक) (?:पढ़ी|पढ़ी|पढ़े|पढ़े|देखी) .{0,12}|आपकी पसंद|आपके लिए(?: चुनी गई)?|अनुशंसित|सुझाई गई खबरें|अगली खबर|पिछली खबर|मिस न करें|लेटेस्ट न्यूज़?",
    "टैग्स?|विषय|फोटो|फ़ोटो|तस्वीरें|वीडियो|गैलरी|(?:खबर|लेख|समाचार)? ?(?:सुनें|सुनिए)|(?:पढ़ने|पढ़ने) का समय:? .{0,12}|\\d+ मिनट(?: में पढ़ें)?|बंद करें|लॉग ?इन(?: करें)?|साइन ?(?:इन|अप)(?: करें)?|रजिस्टर करें|सब्सक्राइब(?: करें)?|सदस्यता लें|मेन्यू|खोजें|होम|ऊपर जाएं|लेखक के बारे में|लेखक परिचय|न्यूज़लेटर|हाइलाइट्स",
  ],
  comments: [
    "पाठकों के पत्र|पत्र|आपकी चिट्ठियाँ|टिप्पणियाँ|टिप्पणियां|टिप्पणी|कमेंट्स?|पाठकों की (?:टिप्पणियाँ|टिप्पणियां|राय|प्रतिक्रिया)|टिप्पणी (?:करें|लिखें|दें)|प्रतिक्रियाएँ|प्रतिक्रियाएं|अपनी (?:राय|टिप्पणी|प्रतिक्रिया) दें",
  ],
  reference: [
    "[(\\[]?(?:ये|यह|इसे|इन्हें) भी (?:पढ़ें|पढ़ें|देखें|जानें|सुनें)|(?:और|आगे|यहां|पूरी खबर) (?:पढ़ें|पढ़ें|देखें)|(?:संबंधित|सम्बंधित) (?:खबर|खबरें|ख़बर|ख़बरें|लेख|समाचार)|(?:पढ़ें|पढ़ें|देखें|वीडियो|फोटो|तस्वीरें|जानें)|मिस न करें|also read|read also",
  ],
  prompt: [
    "हमारे (?:व्हाट्सऐप|व्हाट्सएप|वॉट्सऐप|टेलीग्राम|यूट्यूब|फेसबुक) .{0,20}(?:जुड़|फॉलो|सब्सक्राइब)|एफिलिएट|(?:उपयोगी|मददगार) (?:लगी|लगा|थी|था)|वार्षिक (?:चंदा|शुल्क)|(?:खबर|लेख|समाचार|इसे).{0,60}(?:शेयर|साझा) (?:करें|कीजिए|करना)|(?:न्यूज़लेटर|न्यूजलेटर).{0,60}|(?:सब्सक्राइब|सदस्यता|फॉलो|फ़ॉलो|लाइक|डाउनलोड|इंस्टॉल|ज्वाइन|जॉइन)(?: (?:करें|लें|करे|कीजिए|कर))+|(?:व्हाट्सएप|वॉट्सऐप|व्हाट्सऐप|whatsapp|टेलीग्राम|telegram|फेसबुक|ट्विटर|यूट्यूब|गूगल न्यूज़?).{0,40}(?:जुड़ें|जुड़ें|फॉलो|फ़ॉलो|क्लिक|चैनल|पेज)|हमसे जुड़ें|हमारे (?:साथ|चैनल|व्हाट्सएप).{0,30}जुड़|(?:यहां|यहाँ) क्लिक करें|क्लिक करें|ऐप (?:डाउनलोड|इंस्टॉल)",
    "पहले से (?:सदस्य|सब्सक्राइबर)|(?:पूरा|आगे) पढ़ने के लिए|(?:लॉग ?इन|साइन इन) (?:करें|करके)|कुकीज़? का (?:उपयोग|इस्तेमाल)|गोपनीयता नीति|हमें (?:बताएं|लिखें|ईमेल)|अपनी राय|कमेंट (?:में|बॉक्स)|सहयोग करें|समर्थन करें",
  ],
  credit: [
    "रेखांकन|चित्रांकन|भूल सुधार|संशोधन\\s*:|टैग\\s*:|[(\\[]?(?:फोटो|फ़ोटो|तस्वीर|तस्वीरें|चित्र|छवि|स्रोत|सोर्स|वीडियो|फोटो क्रेडिट|फोटो साभार|फाइल फोटो|साभार|इमेज)(?: (?:सौजन्य|साभार|क्रेडिट|स्रोत|कैप्शन))?\\s*[:|/©=-]|©|सर्वाधिकार सुरक्षित|कॉपीराइट|(?:रिपोर्ट|संपादन|लेखक|अनुवाद|संवाददाता|प्रस्तुति|इनपुट|एजेंसी|संपादक)\\s*[:-]|(?:इनपुट|एजेंसी) (?:के साथ|से)|\\(?(?:इनपुट|भाषा|एजेंसी)[ -].{0,24}\\)?$",
  ],
  rights: ["(?:अगली|अगला) .{0,15}:|लेखक(?: के बारे में| परिचय)|सर्वाधिकार सुरक्षित|कॉपीराइट"],
  end: ["समाप्त|इति"],
  readers: ["(?:आज|कल) ?\\d{1,2}:\\d\\d.{0,4}|अभी(?: अभी)?|\\d+ (?:सेकंड|मिनट|घंटे|घंटा|दिन|सप्ताह|हफ्ते|महीने|साल) (?:पहले|पूर्व)|जवाब दें|उत्तर दें"],
  summary: ["(?:मुख्य|खास|अहम|प्रमुख) (?:बातें|बिंदु)|हाइलाइट्स|संक्षेप में|सारांश|खबर का सार|एक नज़र में|एक नजर में|मुख्य अंश"],
  stamp: [
    "(?:प्रकाशित|अपडेट(?:ेड)?|अद्यतन|अंतिम अपडेट|संशोधित|पब्लिश(?:्ड)?|published|updated|last updated|तारीख|दिनांक)(?: (?:किया गया|तिथि|समय))?",
  ],
};

/** By language; all of them are tried on every page, whose language may be said wrongly or not at all. */
export const lineWords: readonly LineWords[] = [en, de, fr, es, it, pt, ru, ja, ko, zh, ar, hi];
