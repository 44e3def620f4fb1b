/**
 * The words of motif-table.ts in the Romance languages: icon | Spanish | French | Italian | Portuguese. The first word of each names the
 * motif in the caption. Words with a second everyday meaning (vino, ferme,
 * mostra, dados) are left out.
 */
export const romanceMotifTable = `
lighthouse|faro,farero|phare,gardien de phare|faro,guardiano del faro|farol,faroleiro
shooner-sailboat|velero,regata,yate|voilier,régate,yacht|barca a vela,veliero,regata,yacht|veleiro,regata,iate
cargo-ship|barco,buque,carguero,puerto|navire,cargo,bateau,port|nave,mercantile,porto di mare|navio,cargueiro,barco,porto de mar
paddle-steamer|transbordador,ferri,ferry|bateau à vapeur,ferry|piroscafo,traghetto|barco a vapor,ferry
fishing-boat|barco de pesca,pescador,pesquero,pesca|bateau de pêche,pêcheur,chalutier,pêche|peschereccio,pescatore,pesca|barco de pesca,pescador,traineira,pesca
anchor|ancla|ancre|ancora della nave|âncora
whale-tail|ballena|baleine|balena|baleia
dolphin|delfín|dauphin|delfino|golfinho
circling-fish|pez,salmón,trucha,merluza|poisson,saumon,truite,hareng|pesce,salmone,trota,tonno|peixe,salmão,truta,sardinha
stone-bridge|puente|pont|ponte|ponte
big-wave|ola,inundación,dique,riada,tsunami,oleaje|vague,inondation,digue,crue,tsunami|onda,alluvione,argine,inondazione,mareggiata,tsunami|onda,inundação,dique,cheia,enchente,tsunami
windmill|molino de viento|moulin à vent|mulino a vento|moinho de vento
water-mill|molino de agua,molino|moulin à eau,moulin|mulino ad acqua,mulino|azenha,moinho de água,moinho
wind-turbine|aerogenerador,parque eólico,eólico,eólica|éolienne,parc éolien|pala eolica,parco eolico,eolico|turbina eólica,parque eólico,eólica
bookshelf|estantería,biblioteca,bibliotecaria,bibliotecario|rayon de livres,bibliothèque,médiathèque,bibliothécaire|scaffale di libri,biblioteca,bibliotecaria|estante de livros,biblioteca,bibliotecária
open-book|libro,novela,lector,lectura,librería|livre ouvert,roman,lecteur,lecture,librairie|libro,romanzo,lettore,lettura,libreria|livro,romance,leitor,leitura,livraria
teacher|maestra,maestro,profesora,profesor,aula|institutrice,instituteur,enseignante,enseignant,salle de classe|maestra,maestro,insegnante,professoressa|professora,professor,sala de aula
school-bag|mochila escolar,escuela,colegio,alumno,alumna,escolar|cartable,école,écolier,élève,collège|zaino di scuola,scuola,alunno,scolaro|mochila escolar,escola,aluno,aluna,escolar
graduate-cap|birrete,universidad,estudiante,graduación|coiffe de diplômé,université,étudiant,étudiante|tocco di laurea,università,studente,laurea|barrete de formatura,universidade,estudante,formatura
bus|autobús,autocar|autobus,autocar,bus|autobus,corriera,pullman|autocarro,ônibus
city-car|automóvil,coche,conductor|automobile,voiture,automobiliste|automobile,macchina,automobilista|automóvel,carro,automobilista
truck|camión,camionero|camion,camionneur,routier|camion,camionista,autocarro|camião,caminhão,camionista
steam-locomotive|locomotora,tren,ferrocarril,ferroviario,ferroviaria|locomotive,train,chemin de fer,gare|locomotiva,treno,ferrovia,stazione ferroviaria|locomotiva,comboio,trem,caminho de ferro,ferrovia
temaki:tram-side|tranvía|tramway,tram|tram,tranvia|elétrico sobre carris,bonde
maki:bicycle|bicicleta,ciclista,carril bici|bicyclette,vélo,cycliste,piste cyclable|bicicletta,bici,ciclista,pista ciclabile|bicicleta,ciclista,ciclovia
commercial-airplane|avión,aeropuerto,vuelo,aerolínea|avion,aéroport|aereo,aeroporto,aeroplano|avião,aeroporto,voo
rocket-flight|cohete,nave espacial,astronauta|fusée,vaisseau spatial,astronaute|razzo,navicella spaziale,astronauta|foguetão,foguete,nave espacial,astronauta
air-balloon|globo aerostático,aerostático|montgolfière|mongolfiera|balão de ar quente
farm-tractor|tractor,granja,agricultor,agricultura,labrador|tracteur,agriculteur,agricultrice,agriculture|trattore,fattoria,agricoltore,agricoltura,contadino|trator,quinta agrícola,agricultor,agricultura,lavrador
barn|granero|grange|fienile|celeiro
wheat|trigo,cosecha,cebada,cereal,harina|blé,moisson,orge,céréale,farine|grano,mietitura,orzo,farina|trigo,ceifa,cevada,farinha
corn|maíz|maïs|mais,granturco|milho
sheep|oveja,pastor,cordero,lana|mouton,berger,brebis,agneau,laine|pecora,pastore,agnello,lana|ovelha,pastor,cordeiro,lã
cow|vaca,ganado,ganadero,lechería|vache,bétail,éleveur,laiterie|mucca,vacca,bestiame,latteria|vaca,gado,leitaria
horse-head|caballo,jinete,yegua|cheval,chevaux,cavalier|cavallo,cavaliere,scuderia|cavalo,cavaleiro,égua
pig|cerdo,porcino|cochon,porc|maiale|porco,suíno
rooster|gallo,gallina,avícola|coq,poule,volaille|gallo,gallina,pollaio|galo,galinha,capoeira
sitting-dog|perro,cachorro|chien,chiot|cane,cagnolino,cucciolo|cão,cachorro,cadela
cat|gato,gatito|chat,chaton|gatto,gattino|gato,gatinho
heron|ave zancuda,cigüeña,garza|échassier,cigogne,héron|trampoliere,cicogna,airone|ave pernalta,cegonha,garça
eagle-emblem|águila,halcón|aigle,faucon|aquila,falco|águia,falcão
dove|paloma,pájaro|colombe,pigeon,oiseau|colomba,piccione,uccello|pomba,pombo,pássaro
seagull|gaviota|mouette,goéland|gabbiano|gaivota
swan|cisne|cygne|cigno|cisne
duck|pato|canard|anatra|pato
owl|búho,lechuza|hibou,chouette|gufo,civetta|coruja,mocho
bee|abeja,apicultor,colmena|abeille,apiculteur,ruche|ape,apicoltore,alveare,miele|abelha,apicultor,colmeia
butterfly|mariposa|papillon|farfalla|borboleta
spider-web|telaraña,araña|toile d’araignée,araignée|ragnatela,ragno|teia de aranha,aranha
pine-tree|pino,pinar,abeto|pin,sapin,pinède|pino,pineta,abete|pinheiro,pinhal,abeto
oak|roble,encina,árbol,parque|chêne,arbre,verger|quercia,albero,frutteto,parco|carvalho,árvore,pomar,parque
palm-tree|palmera|palmier|palma da datteri,palmeto|palmeira
forest|bosque,selva|forêt|bosco,foresta|floresta,bosque
sunflower|girasol|tournesol|girasole|girassol
flower-pot|maceta,flor,florista|pot de fleurs,fleur,fleuriste|vaso di fiori,fiore,fioraio,fioritura|vaso de flores,flor,florista
sprout|plántula,semilla,jardinero,jardín,huerto|jeune plant,graine,semence,jardinier,jardin,potager|piantina,seme,giardiniere,giardino,orto|muda de planta,semente,jardineiro,jardim,horta
mushroom|seta,champiñón|champignon|fungo|cogumelo
shiny-apple|manzana,sidra|pomme,cidre|mela,sidro|maçã,sidra
grapes|uvas,viñedo,vendimia,bodega|grappe de raisin,raisin,vigne,vignoble,vin,vigneron|uva,vigneto,vendemmia,vino|uvas,vinha,vindima,vinho,adega
olive|aceituna,olivo,aceite de oliva,olivar|olive,olivier,huile d’olive|oliva,ulivo,olio d’oliva,frantoio|azeitona,oliveira,azeite
bread|pan,panadería,panadero,panadera|pain,boulangerie,boulanger,boulangère,fournil|pane,panificio,fornaio,panettiere|pão,padaria,padeiro,padeira
coffee-cup|taza de café,café,cafetería|tasse de café,café|tazza di caffè,caffè|chávena de café,café,cafetaria
teapot|tetera|théière,thé|teiera,tè|bule,chá
beer-stein|jarra de cerveza,cerveza,cervecería|chope de bière,bière,brasserie|boccale di birra,birra,birrificio|caneca de cerveja,cerveja,cervejaria
cheese-wedge|queso,quesería|fromage,fromagerie|formaggio,caseificio|queijo,queijaria
carrot|zanahoria,verdura,hortaliza|carotte,légume,maraîcher|carota,verdura,ortaggi|cenoura,legumes,hortaliça
bowl-of-rice|arroz,arrozal|riz,rizière|riso in bianco,risaia|arroz,arrozal
cooking-pot|olla,cocina,cocinero,cocinera,restaurante,sopa|marmite,cuisine,cuisinier,cuisinière,restaurant,soupe|pentola,cucina,cuoco,cuoca,ristorante,minestra|panela,cozinha,cozinheiro,cozinheira,restaurante,sopa
violin|violín,orquesta,sinfonía,concierto,violinista|violon,orchestre,symphonie,concert,violoniste|violino,orchestra,sinfonia,concerto,violinista|violino,orquestra,sinfonia,concerto,violinista
grand-piano|piano de cola,pianista|piano,pianiste|pianoforte,pianista|piano de cauda,pianista
guitar|guitarra,guitarrista|guitare,guitariste|chitarra,chitarrista|guitarra,guitarrista,viola caipira
trumpet|trompeta,banda de música|trompette,fanfare|tromba,banda musicale|trompete,banda filarmónica,filarmónica
drum|tambor,percusión|tambour,percussion|tamburo,percussioni|tambor,percussão
drama-masks|máscaras de teatro,teatro,actor,actriz,comedia|masques de théâtre,théâtre,comédien,comédienne,acteur,actrice|maschere teatrali,teatro,attore,attrice,commedia|máscaras de teatro,teatro,ator,atriz,comédia
photo-camera|cámara fotográfica,fotógrafo,fotógrafa|appareil photo,photographe|macchina fotografica,fotografo,fotografa|máquina fotográfica,fotógrafo,fotógrafa
film-projector|proyector de cine,cine,película,cineasta|projecteur de cinéma,cinéma,cinéaste|proiettore,cinema,pellicola,regista|projetor de cinema,cinema,filme,cineasta
old-microphone|micrófono,cantante,coro,emisora|microphone,chanteur,chanteuse,chorale,chœur|microfono,cantante,coro,emittente|microfone,cantor,cantora,coro,emissora
laptop|ordenador,informática,programa informático,internet|ordinateur,informatique,logiciel,internet|computer,informatica,software,internet|computador,informática,software,internet
vintage-robot|robot,robótica,inteligencia artificial|robot,robotique,intelligence artificielle|robot,robotica,intelligenza artificiale|robô,robótica,inteligência artificial
microscope|microscopio,laboratorio,científico,científica,investigadora|microscope,laboratoire,scientifique,chercheur,chercheuse|microscopio,laboratorio,scienziato,scienziata,ricercatore|microscópio,laboratório,cientista,investigadora
satellite|satélite|satellite|satellite|satélite
ringed-planet|planeta,astrónomo,astronomía,telescopio,observatorio|planète,astronome,astronomie,télescope,observatoire|pianeta,astronomo,astronomia,telescopio,osservatorio|planeta,astrónomo,astronomia,telescópio,observatório
umbrella|paraguas,lluvia,aguacero|parapluie,pluie,averse|ombrello,pioggia,acquazzone|guarda-chuva,chuva,aguaceiro
windsock|manga de viento,meteorología,meteoróloga,viento|manche à air,météo,météorologue,vent|manica a vento,meteorologia,meteorologo,vento|manga de vento,meteorologia,meteorologista,vento
thermometer-cold|termómetro,temperatura,helada,ola de calor|thermomètre,température,gel,canicule|termometro,temperatura,gelo,gelata|termómetro,temperatura,geada,onda de calor
snowflake-1|copo de nieve,nieve,nevada|flocon de neige,neige,tempête de neige|fiocco di neve,neve,nevicata|floco de neve,neve,nevão
campfire|hoguera,incendio|feu de camp,incendie,flammes|fuoco da campo,incendio,fiamme|fogueira,incêndio,chamas
fire-axe|hacha de bombero,bombero|hache de pompier,pompier,sapeurs pompiers|ascia da pompiere,pompiere,vigili del fuoco|machado de bombeiro,bombeiro
hospital|hospital|hôpital,clinique|ospedale,clinica|hospital
stethoscope|estetoscopio,médico,médica,enfermera,consulta médica|stéthoscope,médecin,infirmière,infirmier|stetoscopio,medico,dottoressa,infermiera,ambulatorio|estetoscópio,médico,médica,enfermeira,consultório
pill|pastilla,medicamento,farmacia,farmacéutica|comprimé,médicament,pharmacie,pharmacien|pastiglia,medicinale,farmaco,farmacia|comprimido,medicamento,farmácia
syringe|jeringuilla,vacuna,vacunación|seringue,vaccin,vaccination|siringa,vaccino,vaccinazione|seringa,vacina,vacinação
queen-crown|corona real,reina,monarca,coronación|couronne,reine,monarque,couronnement|corona reale,regina,monarca,incoronazione|coroa,rainha,monarca,coroação
church|iglesia,catedral,parroquia,capilla,ermita|église,cathédrale,paroisse,chapelle|chiesa,cattedrale,parrocchia,cappella,duomo|igreja,catedral,paróquia,capela
pagoda|pagoda|pagode|pagoda|pagode
maki:religious-shinto|santuario sintoísta|sanctuaire shinto|santuario scintoista|santuário xintoísta
greek-temple|edificio con columnas,museo,exposición,galería de arte|édifice à colonnes,musée,exposition,galerie d’art|edificio con colonne,museo,esposizione,pinacoteca|edifício com colunas,museu,exposição,galeria de arte
egyptian-pyramids|pirámides,faraón|pyramides,pharaon|piramidi egizie,piramide,faraone|pirâmides,faraó
hill-fort|castillo,fortaleza,muralla|château fort,château,forteresse|castello,fortezza,rocca|castelo,fortaleza,muralha
tv-tower|torre de televisión,televisión|tour de télévision,télévision|torre televisiva,televisione|torre de televisão,televisão
house|casa,vivienda,hogar,aldea,pueblo|maison,logement,foyer,village|casa,abitazione,alloggio,borgo,villaggio|casa,habitação,moradia,aldeia
modern-city|ciudad,rascacielos|ville,gratte-ciel|città,grattacielo|cidade,arranha-céus
factory|fábrica,industria|usine,industrie,manufacture|fabbrica,industria,stabilimento|fábrica,indústria
gold-mine|pozo minero,minero,minería|puits de mine,mineur de fond,mine de charbon|pozzo minerario,minatore,miniera|poço de mina,mina de carvão,mineração
oil-pump|bomba de petróleo,petróleo|pompe à pétrole,pétrole|pompa petrolifera,petrolio|bomba de petróleo,petróleo
light-bulb|bombilla,electricidad,invento,inventora,inventor,apagón|ampoule électrique,électricité,invention,inventeur,inventrice|lampadina,elettricità,invenzione,inventore,inventrice,blackout|lâmpada,eletricidade,invento,inventor,inventora,apagão
solar-power|panel solar,placa solar,energía solar|panneau solaire,énergie solaire|pannello solare,energia solare|painel solar,energia solar
big-gear|rueda dentada,máquina,maquinaria,ingeniera,ingeniero,motor|roue dentée,machine,ingénieure,ingénieur,moteur|ruota dentata,macchinario,ingegnere,motore|roda dentada,máquina,maquinaria,engenheira,engenheiro,motor
claw-hammer|martillo,carpintero,carpintera,taller,reparación,artesano|marteau,menuisier,charpentier,atelier,réparation,artisan|martello,falegname,carpentiere,officina,riparazione,artigiano|martelo,carpinteiro,oficina,reparação,artesão
anvil|yunque,herrero,herrería|enclume,forgeron|incudine,fabbro|bigorna,ferreiro
crane|grúa,obra en construcción,astillero,construcción|grue de chantier,chantier,construction|gru,cantiere,costruzione|guindaste,grua,estaleiro,construção
soccer-ball|balón de fútbol,fútbol,futbolista|ballon de football,football,footballeur|pallone da calcio,calcio,calciatore,portiere|bola de futebol,futebol,futebolista
basketball-ball|balón de baloncesto,baloncesto|ballon de basket,basket|pallone da basket,pallacanestro,basket|bola de basquetebol,basquetebol,basquete
baseball-bat|bate de béisbol,béisbol|batte de baseball,baseball|mazza da baseball,baseball|taco de basebol,basebol,beisebol
tennis-racket|raqueta de tenis,tenis,tenista|raquette de tennis,tennis|racchetta da tennis,tennis,tennista|raquete de ténis,ténis,tênis,tenista
chess-knight|caballo de ajedrez,ajedrez,ajedrecista|cavalier d’échecs,jeu d’échecs,joueur d’échecs|cavallo degli scacchi,scacchi,scacchista|cavalo de xadrez,xadrez
running-shoe|zapatilla deportiva,maratón,corredora,atleta|chaussure de course,marathon,coureur,coureuse,athlète|scarpa da corsa,maratona,maratoneta,podista,atleta|sapatilha de corrida,maratona,corredora,atleta
skis|esquís,esquí,esquiador,esquiadora|skis,ski,skieur,skieuse|sci,sciatore,sciatrice|esquis,esqui,esquiador,esquiadora
trophy-cup|trofeo,campeón,campeona,campeonato,torneo|trophée,champion,championne,championnat,tournoi|trofeo,campione,campionessa,campionato,torneo|troféu,campeão,campeã,campeonato,torneio
sport-medal|medalla,olímpico,olímpica|médaille,olympique|medaglia,olimpico,olimpica|medalha,olímpico,olímpica
vote|urna electoral,elección,elecciones municipales,votación,votante,referéndum|urne,élection,électeur,électrice,scrutin,référendum|urna elettorale,elezione,votazione,elettore,elettrice,referendum|urna,eleição,votação,eleitor,referendo
public-speaker|orador,alcalde,alcaldesa,presidente,presidenta,ministro,ministra,parlamento,ayuntamiento|orateur,maire,président,présidente,ministre,parlement,conseil municipal|oratore,sindaco,sindaca,presidente,ministro,ministra,parlamento,consiglio comunale|orador,presidente da câmara,presidente,ministro,ministra,prefeito,parlamento
gavel|mazo de juez,juez,jueza,tribunal,juicio,sentencia|marteau de juge,juge,tribunal,procès,verdict|martelletto del giudice,giudice,tribunale,sentenza|martelo de juiz,juiz,juíza,tribunal,julgamento,sentença
police-badge|placa de policía,policía,guardia civil|insigne de police,police,policier,policière,gendarme|distintivo di polizia,polizia,poliziotto,poliziotta,carabinieri|distintivo de polícia,polícia
two-coins|monedas,dinero,presupuesto,impuesto,donación,donativo|pièces de monnaie,argent,budget,impôt,don,subvention|monete,denaro,soldi,bilancio,imposta,donazione|moedas,dinheiro,orçamento,imposto,doação,donativo
fruit-bowl|frutero,mercado,fruta,mercadillo|coupe de fruits,marché,halles,fruit,primeur|fruttiera,mercato,frutta,mercatino|fruteira,mercado,fruta
shop|tienda,comercio,tendera,tendero|boutique,magasin,commerçant,commerçante,épicerie|negozio,bottega,negoziante,bottegaia|loja,comércio,lojista,mercearia
clock-tower|torre del reloj,casa consistorial,plaza mayor|tour de l’horloge,hôtel de ville,mairie,beffroi|torre dell’orologio,municipio,palazzo comunale|torre do relógio,câmara municipal,paços do concelho
envelope|sobre de carta,oficina de correos,correos,cartera postal,correspondencia|enveloppe,bureau de poste,courrier,facteur,factrice|busta da lettera,ufficio postale,postino,postina,corrispondenza|envelope,correios,carteiro,correspondência
newspaper|periódico,periodista|journal,journaliste|giornale,giornalista|jornal,jornalista
quill-ink|pluma y tinta,poeta,escritor,escritora,poema|plume et encrier,poète,écrivain,écrivaine,poème|penna d’oca,poeta,poetessa,scrittore,scrittrice,poesia|pena e tinteiro,poeta,escritor,escritora,poema
palette|paleta de pintor,pintor,pintora,pintura|palette de peintre,peintre,peinture,tableau|tavolozza,pittore,pittrice,dipinto|paleta de pintor,pintor,pintora,pintura
mountain-climbing|alpinista,montaña,cumbre,montañero,sierra|alpiniste,montagne,sommet,randonneur|alpinista,montagna,vetta,scalatore,escursionista|alpinista,montanha,cume,montanhista,serra
smoking-volcano|volcán,erupción|volcan,éruption|vulcano,eruzione|vulcão,erupção
camel|camello,desierto,caravana|chameau,désert,caravane|cammello,deserto,carovana|camelo,deserto,caravana
elephant|elefante,zoológico|éléphant,zoo|elefante,zoo|elefante,jardim zoológico
lion|león|lion|leone|leão
polar-bear|oso polar,oso|ours polaire,ours|orso polare,orso|urso polar,urso
wolf-head|lobo|loup|lupo|lobo
deer|ciervo,venado,corzo,cazador|cerf,chevreuil,chasseur|cervo,capriolo,cacciatore|veado,corço,caçador
rabbit|conejo,liebre|lapin,lièvre|coniglio,lepre|coelho,lebre
camping-tent|tienda de campaña,campamento,acampada|tente,camping,campement,scout|tenda da campeggio,campeggio,accampamento|tenda de campismo,acampamento,campismo,escuteiro
balloons|globos,cumpleaños,aniversario,verbena|ballons de baudruche,anniversaire,fête foraine|palloncini,compleanno,anniversario,sagra|balões,aniversário,arraial
kite|cometa de papel|cerf-volant|aquilone|papagaio de papel
ringing-bell|campana,campanario|cloche,clocher|campana,campanile|sino,campanário
rolling-dices|dados de juego,juego de mesa|dés à jouer,jeu de société|dadi,gioco da tavolo|dados de jogar,jogo de tabuleiro
spinning-top|peonza,juguete,guardería,ludoteca|toupie,jouet,crèche,ludothèque|trottola,giocattolo,asilo,ludoteca|pião,brinquedo,creche,ludoteca
knot|cuerda,nudo|corde,nœud|corda,nodo|corda,nó
sewing-machine|máquina de coser,sastre,costurera,modista,textil|machine à coudre,couturière,couturier,tailleur|macchina da cucire,sarta,sarto,sartoria|máquina de costura,costureira,alfaiate,têxtil
shaking-hands|apretón de manos,tratado,voluntario,voluntaria,cooperativa|poignée de main,traité,bénévole,coopérative|stretta di mano,trattato,volontario,volontaria,cooperativa|aperto de mão,tratado,voluntário,voluntária,cooperativa
water-drop|gota de agua,agua potable,sequía,manantial|goutte d’eau,eau potable,sécheresse,puits|goccia d’acqua,acqua potabile,siccità,sorgente|gota de água,água potável,seca prolongada,nascente
`;
