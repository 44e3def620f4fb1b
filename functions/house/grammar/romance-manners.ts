/** How a Romance language names people and lets them speak. Lists are words parted by spaces unless they are said to be patterns. */
export interface RomanceManner {
  /** Verbs of speech in the third person, as they stand before or behind a name. */
  verbs: string;
  /** Past participles of the same, behind an auxiliary. */
  participles: string;
  auxiliaries: string;
  she: string;
  he: string;
  /** Pronouns of others, who leave a quotation without a name. */
  others: string;
  /** Short pronouns that may stand between subject and verb. */
  clitics: string;
  negations: string;
  /** Pattern: titles before a name, with their full stop left out. */
  title: string;
  femaleTitle: string;
  maleTitle: string;
  /** Kin, children, passers-by. */
  nameless: string;
  /** Offices and trades, both genders. */
  human: string;
  /** Pattern: endings by which a word is a trade nobody listed. */
  trade: string;
  /** Capitalized words that no person is called by. */
  noName: string;
  articles: string;
  genitives: string;
  /** Prepositions before somebody who is not the subject. */
  prepositions: string;
  /** "que", "quand": what opens another clause. */
  subordinators: string;
  and: string;
  adverbs: string;
  /** Pattern: "according to". */
  hearsay: string;
  /** Pattern: the word for years behind an age, with what may stand before the figure. */
  age: string;
  /** Things on which words are written. */
  signs: string;
}

/** Alternatives of a list as a pattern; an underscore stands for a space inside one of them. */
export const alternatives = (list: string) => list.split(" ").join("|").replaceAll("_", "\\s");

export const romanceManners = {
  es: {
    verbs:
      "dijo dice decía explicó explica explicaba contó cuenta contaba añadió añade añadía aseguró asegura aseguraba afirmó afirma afirmaba recordó recuerda recordaba señaló señala advirtió advierte comentó comenta comentaba respondió responde preguntó pregunta reconoció reconoce admitió admite insistió insiste resumió resume bromeó bromea anunció anuncia declaró declara sostuvo sostiene apuntó apunta subrayó subraya destacó destaca concluyó concluye exclamó exclama gritó grita confesó confiesa precisó precisa detalló detalla lamentó lamenta manifestó manifiesta indicó indica relató relata replicó replica murmuró susurró prometió promete aclaró aclara agregó agrega enumeró enumera matizó matiza opinó opina repitió repite avisó avisa celebró celebra se_quejó se_queja",
    participles:
      "dicho explicado contado añadido asegurado afirmado recordado señalado advertido comentado respondido preguntado reconocido admitido insistido anunciado declarado sostenido subrayado destacado precisado lamentado manifestado indicado prometido aclarado",
    auxiliaries: "ha había",
    she: "ella",
    he: "él",
    others: "yo tú usted nosotros ellos ellas ustedes alguien nadie uno quien quienes",
    clitics: "me te se nos lo la le les",
    negations: "no nunca jamás tampoco sin",
    title:
      "Sra?|Srta|Dra?|Dña|D|Prof|[Dd]on|[Dd]oña|[Ss]or|[Ff]ray|[Ss]eñora?|[Dd]octora?|[Pp]rofesora?|[Pp]adre|[Mm]aestr[oa]|[Cc]apit[áa]na?|[Ss]argento|[Aa]lcalde(?:sa)?",
    femaleTitle: "Sra|Srta|Dra|Dña|[Dd]oña|[Ss]or|[Ss]eñora|[Dd]octora|[Pp]rofesora|[Mm]aestra|[Aa]lcaldesa",
    maleTitle: "Sr|Dr|D|[Dd]on|[Ff]ray|[Ss]eñor|[Dd]octor|[Pp]rofesor|[Pp]adre|[Mm]aestro|[Aa]lcalde",
    nameless:
      "mujer marido esposa esposo viuda viudo madre padre hija hijo hermana hermano abuela abuelo nieta nieto tía tío sobrina sobrino prima primo niña niño chica chico amiga amigo vecina vecino compañera compañero novia novio señora señor hombre joven muchacha muchacho desconocida desconocido",
    human:
      "alcaldesa alcalde concejala concejal directora director presidenta presidente portavoz secretaria secretario tesorera tesorero maestra maestro profesora profesor alumna alumno estudiante entrenadora entrenador capitana capitán jugadora jugador portera portero delantera delantero árbitra árbitro médica médico doctora doctor enfermera enfermero jueza juez fiscal abogada abogado acusada acusado testigo policía bombera bombero dueña dueño propietaria propietario panadera panadero pescadora pescador patrona patrón farera farero ingeniera ingeniero arquitecta arquitecto científica científico investigadora investigador autora autor escritora escritor cantante música músico cocinera cocinero camarera camarero clienta cliente conductora conductor agricultora agricultor ganadera ganadero ministra ministro consejera consejero gerente encargada encargado coordinadora coordinador responsable jubilada jubilado bióloga biólogo geóloga geólogo periodista especialista jefa jefe miembro fundadora fundador vicepresidenta vicepresidente comisaria comisario párroco cura monja actriz actor pastora pastor guardesa guarda líder relojera relojero cirujana cirujano obispo meteoróloga meteorólogo experta experto voluntaria voluntario otra otro",
    trade: "(?:dora|dor|tora|tor|ista|óloga|ólogo|grafa|grafo|nauta|iatra|icultora?)",
    noName:
      "Ayuntamiento Gobierno Junta Diputación Consejería Ministerio Universidad Instituto Escuela Colegio Museo Teatro Iglesia Catedral Plaza Calle Avenida Paseo Puerto Puente Río Monte Sierra Valle Isla Playa Parque Mercado Hospital Centro Club Asociación Amigos Fundación Federación Cofradía Sociedad Compañía Banco Biblioteca Festival Guardia Civil Policía Cruz Roja Protección Unión Europea Norte Sur Este Oeste Nacional Real San Santa Santo Nuestra Virgen Fresnel Consejo Comisión Comité Partido Tribunal Juzgado Audiencia Servicio Agencia Estación Villa Punta Casa Radio Diario Copa Liga Deportivo Atlético Racing Hotel Restaurante Café Bar Estadio Polideportivo Palacio Torre Castillo Navidad Semana Grande Chica Dios",
    articles: "el la los las un una su sus otra otro",
    genitives: "de del",
    prepositions: "a al con contra para por sobre según ante tras desde hacia sin entre en de del como junto",
    subordinators: "que quien quienes cuando mientras donde porque aunque si como cuyo cuya tras después antes y pero ni",
    and: "y e",
    adverbs:
      "ayer hoy anoche también además después luego entonces siempre todavía aún ya emocionada emocionado orgullosa orgulloso sonriente sonriendo riendo",
    hearsay: "[Ss]egún|citando|leyendo|[Ss]i (?!no)|[Dd]e acuerdo con|[Aa]l parecer",
    age: "(?:de\\s)?\\d{1,3}\\saños",
    signs: "cartel letrero pancarta nota carta placa rótulo inscripción lema mensaje pintada",
  },
  fr: {
    verbs:
      "se_souvient se_souvenait se_rappelle se_réjouit se_félicite se_désole dit disait explique expliquait expliqua raconte racontait raconta ajoute ajoutait ajouta précise précisait assure assurait affirme affirmait confie confiait note souligne répond répondait répondit demande reconnaît admet insiste résume plaisante annonce déclare estime constate rappelle conclut s’exclame s'exclame s’amuse s'amuse s’inquiète s'inquiète s’étonne s'étonne s’agace lance glisse sourit soupire regrette prévient promet poursuit témoigne observe indique détaille murmure crie lâche juge avertit avoue rapporte commente reprend répète nuance renchérit rétorque réplique",
    participles:
      "dit expliqué raconté ajouté précisé assuré affirmé confié noté souligné répondu demandé reconnu admis insisté résumé plaisanté annoncé déclaré estimé constaté rappelé conclu lancé glissé souri regretté prévenu promis poursuivi témoigné observé indiqué détaillé murmuré crié avoué rapporté commenté",
    auxiliaries: "a avait",
    she: "elle",
    he: "il",
    others: "je tu on nous vous ils elles quelqu’un personne qui chacun ce cela",
    clitics: "me te se lui leur nous vous y en le la les l’ s’ m’",
    negations: "ne n’ jamais sans",
    title:
      "M|MM|Mme|Mlle|Dr|Pr|Me|[Mm]onsieur|[Mm]adame|[Mm]aître|[Ss]œur|[Pp]ère|[Dd]octeur|[Pp]rofesseur|[Cc]apitaine|[Ll]ieutenant|[Cc]ommandant",
    femaleTitle: "Mme|Mlle|[Mm]adame|[Ss]œur",
    maleTitle: "M|[Mm]onsieur|[Pp]ère",
    nameless:
      "femme mari épouse époux veuve veuf mère père fille fils sœur frère grand-mère grand-père petite-fille petit-fils tante oncle nièce neveu cousine cousin fillette garçon enfant amie ami voisine voisin collègue compagne compagnon dame monsieur homme inconnue inconnu passante passant",
    human:
      "maire adjointe adjoint directrice directeur présidente président porte-parole secrétaire trésorière trésorier institutrice instituteur enseignante enseignant professeure professeur élève étudiante étudiant lycéenne lycéen entraîneuse entraîneur capitaine joueuse joueur gardienne gardien attaquante attaquant arbitre médecin docteure docteur infirmière infirmier juge procureure procureur avocate avocat accusée accusé prévenue prévenu témoin policière policier gendarme pompière pompier patronne patron propriétaire chef_de_file chirurgienne chirurgien évêque couturière couturier boulangère boulanger pêcheuse pêcheur ingénieure ingénieur architecte scientifique chercheuse chercheur autrice auteure auteur écrivaine écrivain chanteuse chanteur musicienne musicien cuisinière cuisinier serveuse serveur cliente client chauffeuse chauffeur agricultrice agriculteur éleveuse éleveur ministre conseillère conseiller gérante gérant responsable retraitée retraité biologiste géologue journaliste spécialiste cheffe chef membre fondatrice fondateur vice-présidente vice-président curé prêtre actrice acteur bénévole experte expert habitante habitant apprentie apprenti charpentière charpentier fumiste menuisière menuisier libraire bibliothécaire autre",
    trade: "(?:trice|teur|euse|ologue|iste|graphe|iatre|icien|icienne|aire)",
    noName:
      "Mairie Conseil Préfecture Région Département Ministère Université Institut École Collège Lycée Musée Théâtre Église Cathédrale Place Rue Avenue Boulevard Port Pont Mont Vallée Île Plage Parc Marché Hôpital Centre Club Association Amis Fondation Fédération Société Compagnie Banque Bibliothèque Médiathèque Festival Gendarmerie Police Croix Rouge Union Européenne Nord Sud Est Ouest National Nationale Royal Saint Sainte Notre Dame Commission Comité Parti Tribunal Cour Service Agence Gare Maison Château Tour Palais Hôtel Restaurant Café Bar Stade Salle Coupe Ligue Olympique Sporting Racing Noël Pâques Toussaint République État France Météo Grand Grande Petit Petite Secours Populaire",
    articles: "le la les l’ un une son sa ses leur cette cet ce notre",
    genitives: "de du des d’",
    prepositions: "à au aux avec contre pour par sur selon devant après depuis vers sans entre chez en dans de du des d’ comme",
    subordinators: "que qu’ qui quand lorsque pendant où parce bien si comme dont après avant et mais ni",
    and: "et",
    adverbs:
      "hier aujourd’hui aussi ensuite encore toujours alors déjà simplement volontiers samedi dimanche lundi mardi mercredi jeudi vendredi",
    hearsay: "[Ss]elon|citant|lisant|[Ss]i (?!bien)|[Dd]’après|[Dd]'après|[Àà] en croire",
    age: "(?:âgée?\\sde\\s)?\\d{1,3}\\sans",
    signs: "panneau pancarte affiche note lettre plaque inscription banderole mot écriteau message",
  },
  it: {
    verbs:
      "dice diceva disse spiega spiegava spiegò racconta raccontava raccontò aggiunge aggiungeva aggiunse afferma affermava affermò ricorda ricordava ricordò assicura assicurava assicurò sottolinea sottolineava precisa precisava osserva osservava risponde rispose chiede chiedeva chiese ammette ammise insiste riassume scherza annuncia annunciò dichiara dichiarò conclude concluse esclama esclamò commenta commentava confessa avverte promette sostiene sosteneva confida ribatte replica prosegue continua sorride sospira mormora grida gridò riferisce lamenta riconosce ripete rivela",
    participles:
      "detto spiegato raccontato aggiunto affermato ricordato assicurato sottolineato precisato osservato risposto chiesto ammesso insistito annunciato dichiarato concluso esclamato commentato confessato avvertito promesso sostenuto confidato ribattuto replicato proseguito riferito lamentato riconosciuto rivelato",
    auxiliaries: "ha aveva",
    she: "lei",
    he: "lui",
    others: "io tu noi voi loro qualcuno nessuno chi uno si",
    clitics: "mi ti si ci vi lo la li le gli ne l’",
    negations: "non mai né senza",
    title:
      "[Ss]ig|[Ss]ig\\.ra|[Dd]ott|[Dd]ott\\.ssa|[Pp]rof|[Pp]rof\\.ssa|[Ii]ng|[Aa]vv|[Aa]rch|[Gg]eom|[Ss]ignora?|[Dd]ottore|[Dd]ottoressa|[Pp]rofessore|[Pp]rofessoressa|[Dd]on|[Ss]uor|[Pp]adre|[Cc]apitano|[Mm]aresciallo|[Mm]aestr[oa]",
    femaleTitle: "[Ss]ig\\.ra|[Dd]ott\\.ssa|[Pp]rof\\.ssa|[Ss]ignora|[Dd]ottoressa|[Pp]rofessoressa|[Ss]uor|[Mm]aestra",
    maleTitle: "[Ss]ig|[Ss]ignore?|[Dd]ottore|[Pp]rofessore|[Dd]on|[Pp]adre|[Mm]aestro",
    nameless:
      "moglie marito vedova vedovo madre padre mamma papà figlia figlio sorella fratello nonna nonno nipote zia zio cugina cugino bambina bambino ragazza ragazzo amica amico vicina vicino collega compagna compagno fidanzata fidanzato signora signore donna uomo giovane sconosciuta sconosciuto passante",
    human:
      "capogruppo bigliettaia bigliettaio sarta sarto vescovo chirurga chirurgo sindaca sindaco assessora assessore direttrice direttore presidente presidentessa portavoce segretaria segretario tesoriera tesoriere maestra maestro insegnante professoressa professore preside alunna alunno studentessa studente allenatrice allenatore capitana capitano giocatrice giocatore portiere attaccante arbitra arbitro medica medico dottoressa dottore infermiera infermiere giudice procuratrice procuratore avvocata avvocato imputata imputato testimone poliziotta poliziotto carabiniere pompiere proprietaria proprietario panettiera panettiere fornaia fornaio pescatrice pescatore pescivendola pescivendolo ingegnera ingegnere architetta architetto scienziata scienziato ricercatrice ricercatore autrice autore scrittrice scrittore cantante musicista cuoca cuoco cameriera cameriere cliente autista agricoltrice agricoltore allevatrice allevatore ministra ministro consigliera consigliere gestore responsabile pensionata pensionato biologa biologo geologa geologo giornalista esperta esperto capo membro fondatrice fondatore vicepresidente parroco prete suora attrice attore custode volontaria volontario falegname libraia libraio bibliotecaria bibliotecario calzolaio artigiana artigiano titolare altra altro",
    trade: "(?:trice|tore|ista|ologa|ologo|grafa|grafo|iatra|aio|aia)",
    noName:
      "Comune Regione Provincia Governo Ministero Università Istituto Scuola Liceo Museo Teatro Chiesa Cattedrale Duomo Piazza Via Viale Corso Porto Ponte Fiume Monte Valle Isola Spiaggia Parco Mercato Ospedale Centro Club Associazione Amici Fondazione Federazione Società Compagnia Banca Biblioteca Festival Carabinieri Polizia Protezione Civile Croce Rossa Unione Europea Nord Sud Est Ovest Nazionale Reale San Santa Santo Sant Consiglio Commissione Comitato Partito Tribunale Corte Servizio Agenzia Stazione Casa Castello Torre Palazzo Albergo Ristorante Caffè Bar Stadio Coppa Serie Calcio Unione Natale Pasqua Ferragosto Repubblica Stato Italia Legambiente Grande Piccolo Pro Loco",
    articles: "il lo la l’ i gli le un una uno suo sua un’",
    genitives: "di del della dello dell’ dei degli delle d’",
    prepositions:
      "a ad al alla allo all’ ai agli alle con contro per su sul sulla sullo da dal dalla dallo dall’ secondo davanti dopo verso senza tra fra in nel nella nello nell’ di del della dello dell’ dei degli delle d’ come",
    subordinators: "che chi cui quando mentre dove perché se come dopo prima e ma né",
    and: "e ed",
    adverbs: "ieri oggi anche poi ancora sempre già così subito infine ridendo sorridendo commossa commosso",
    hearsay: "citando|leggendo|[Ss]e (?=\\p{Lu})|[Ss]econdo (?!tempo|anno|posto|piano|gol)|[Ss]tando a|[Aa] detta di",
    age: "(?:di\\s)?\\d{1,3}\\sanni",
    signs: "cartello striscione biglietto lettera targa scritta insegna messaggio nota",
  },
  pt: {
    verbs:
      "disse diz dizia explica explicou explicava conta contou contava afirma afirmou afirmava acrescenta acrescentou lembra lembrou lembrava recorda recordou garante garantiu observa observou comenta comentou responde respondeu pergunta perguntou reconhece reconheceu admite admitiu insiste insistiu resume resumiu brinca brincou anuncia anunciou declara declarou sublinha sublinhou conclui concluiu exclama exclamou avisa avisou alerta alertou promete prometeu confessa confessou destaca destacou ressalta ressaltou completa completou relata relatou gritou grita murmurou detalha detalhou indica indicou salienta salientou lamenta lamentou adianta adiantou defende defendeu pondera ponderou repete repetiu revela revelou assegura assegurou",
    participles:
      "dito explicado contado afirmado acrescentado lembrado garantido observado comentado respondido perguntado reconhecido admitido anunciado declarado sublinhado",
    auxiliaries: "tinha havia",
    she: "ela",
    he: "ele",
    others: "eu tu você nós eles elas vocês alguém ninguém quem",
    clitics: "me te se nos o a lhe lhes",
    negations: "não nunca jamais nem sem",
    title:
      "Sra?|Dra?|Profa?|D|[Dd]om|[Dd]ona|[Ss]eu|[Ss]enhora?|[Dd]outora?|[Pp]rofessora?|[Pp]adre|[Ii]rmã|[Mm]aestr(?:o|ina)|[Cc]apitã[o]?|[Ss]argento",
    femaleTitle: "Sra|Dra|Profa|[Dd]ona|[Ss]enhora|[Dd]outora|[Pp]rofessora|[Ii]rmã",
    maleTitle: "Sr|Dr|[Dd]om|[Ss]eu|[Ss]enhor|[Dd]outor|[Pp]rofessor|[Pp]adre|[Mm]aestro",
    nameless:
      "mulher marido esposa esposo viúva viúvo mãe pai filha filho irmã irmão avó avô neta neto tia tio sobrinha sobrinho prima primo menina menino moça moço rapaz garota garoto criança amiga amigo vizinha vizinho colega companheira companheiro namorada namorado senhora senhor homem jovem desconhecida desconhecido",
    human:
      "líder pároco bispo cirurgiã cirurgião lateral zagueira zagueiro prefeita prefeito vereadora vereador diretora diretor presidenta presidente porta-voz secretária secretário tesoureira tesoureiro professora professor aluna aluno estudante treinadora treinador técnica técnico capitã capitão jogadora jogador goleira goleiro atacante árbitra árbitro médica médico doutora doutor enfermeira enfermeiro juíza juiz promotora promotor advogada advogado acusada acusado ré réu testemunha policial bombeira bombeiro dona dono proprietária proprietário padeira padeiro pescadora pescador engenheira engenheiro arquiteta arquiteto cientista pesquisadora pesquisador autora autor escritora escritor cantora cantor música músico cozinheira cozinheiro garçonete garçom cliente motorista agricultora agricultor ministra ministro conselheira conselheiro gerente responsável aposentada aposentado bióloga biólogo geóloga geólogo jornalista especialista chefe membro fundadora fundador vice-presidente delegada delegado padre freira atriz ator regente maestrina maestro violinista costureira costureiro voluntária voluntário moradora morador comerciante coordenadora coordenador outra outro",
    trade: "(?:dora|dor|tora|tor|ista|óloga|ólogo|grafa|grafo|eira|eiro)",
    noName:
      "Prefeitura Câmara Governo Ministério Secretaria Universidade Instituto Escola Colégio Museu Teatro Igreja Catedral Praça Rua Avenida Porto Ponte Rio Monte Serra Vale Ilha Praia Parque Mercado Hospital Centro Clube Associação Amigos Fundação Federação Sociedade Companhia Banco Biblioteca Festival Polícia Bombeiros Defesa Civil Cruz Vermelha União Norte Sul Leste Oeste Nacional Real São Santa Santo Nossa Conselho Comissão Comitê Partido Tribunal Justiça Serviço Agência Estação Vila Casa Torre Palácio Castelo Hotel Restaurante Café Bar Estádio Ginásio Copa Liga Esporte Atlético Natal Páscoa República Estado Brasil Portugal Municipal Estadual Federal Grande Pequeno Agreste",
    articles: "o a os as um uma seu sua",
    genitives: "de do da dos das",
    prepositions:
      "a ao à aos às com contra para por pela pelo sobre segundo diante após desde sem entre em no na nos nas de do da dos das como",
    subordinators: "que quem quando enquanto onde porque embora se como cujo cuja após depois antes e mas nem",
    and: "e",
    adverbs: "ontem hoje também ainda depois então sempre já emocionada emocionado orgulhosa orgulhoso sorrindo rindo",
    hearsay: "citando|lendo|[Ss]e (?=\\p{Lu})|[Ss]egundo (?!tempo|ano|lugar|andar|gol)|[Dd]e acordo com|[Cc]onforme",
    age: "(?:de\\s)?\\d{1,3}(?:\\sanos)?",
    signs: "cartaz faixa placa bilhete carta letreiro inscrição mensagem nota aviso",
  },
} as const satisfies Record<string, RomanceManner>;
