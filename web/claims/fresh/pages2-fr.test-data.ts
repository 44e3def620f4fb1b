import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages2Fr: FreshSet = {
  article: {
    title: "À l'école de Saint-Aubry, la cantine se passe de camion",
    region: "Saint-Aubry-sur-Loue",
    author: "Corentin Maillard",
    publishDate: "2026-06-04",
    language: "fr",
    content: `Depuis le mardi 26 mai, les repas de l'école Jean-Zay de Saint-Aubry-sur-Loue ne viennent plus d'une usine de Besançon, à 43 kilomètres, mais d'une cuisine installée dans l'ancien préau. Chaque jour, 168 enfants y déjeunent, soit neuf élèves sur dix.

« Le premier jour, ils ont redemandé des épinards, j'ai cru à une blague », raconte la cuisinière, Sylvie Grandjean, 51 ans, qui travaillait auparavant dans un restaurant de Dole. Elle commence à 6 h 15 avec deux aides, Kevin Roussel et Fatou Ndiaye.

La cuisine a coûté 640 000 euros. L'État en a pris en charge 200 000, le département 150 000, et la commune a emprunté le reste. Un repas revient désormais à 9,10 euros au lieu de 7,80 ; les familles, elles, paient toujours entre 1 et 4,60 euros selon leurs revenus. La différence coûtera à la commune 31 000 euros par an.

Plus de 60 % des produits sont issus de l'agriculture biologique. Les légumes sont livrés par Étienne Vuillemin, maraîcher à Chassagne, qui cultive pour l'école un hectare et demi ; le comté vient de la fruitière des Trois Sources. La viande n'est servie que deux fois par semaine, ce qui a valu au maire, Patrick Thévenet, une pétition de 94 signatures. « Personne n'est privé de rien, le poulet du dimanche existe encore », répond-il.

Le gaspillage a déjà fondu : on jetait 112 grammes par enfant et par repas, on n'en jette plus que 38. Les restes nourrissent les douze poules que les élèves de CM2 élèvent derrière le gymnase avec leur institutrice, Hélène Cuenot. Elles ont été achetées le 14 mars et pondent huit œufs par jour, vendus 25 centimes pièce au profit de la classe de mer.

Le projet remonte à 2022, quand une grève des livreurs avait laissé les enfants sans repas pendant trois jours. Une mère d'élève, Nadia Belkacem, comptable de métier, avait alors calculé ce que coûterait une cuisine. « On m'a dit que c'était impossible, alors j'ai refait les calculs », dit-elle. Le conseil municipal a voté le projet en décembre 2024 par 13 voix contre 6.

À partir de la rentrée, la cuisine préparera aussi 40 repas pour les personnes âgées de la résidence des Tilleuls, qui seront portés à vélo. La commune cherche pour cela un livreur, douze heures par semaine. Samedi 13 juin, de 10 heures à midi, les parents pourront visiter les lieux et goûter le menu du vendredi : salade de lentilles, truite, tarte à la rhubarbe.`,
  },
  numbers: [
    "Chaque midi, [[194]] enfants déjeunent à l’école.",
    "Les repas arrivaient autrefois de Besançon, à [[57 kilomètres]].",
    "La cuisine a coûté [[720 000 euros]].",
    "Le département a donné [[180 000 euros]].",
    "Un repas coûte désormais [[8,40 euros]] à produire.",
    "La facture annuelle de la commune augmentera de [[26 000 euros]].",
    "Plus de [[75 %]] des produits sont biologiques.",
    "On ne jette plus que [[52 grammes]] par enfant et par repas.",
    "Sylvie Grandjean, [[47 ans]], dirige la cuisine.",
    "Les CM2 s’occupent de [[dix-huit]] poules derrière le gymnase.",
  ],
  dates: [
    "La nouvelle cuisine sert des repas depuis le [[lundi]] 26 mai.",
    "La cuisinière prend son service à [[5 h 30]].",
    "Les poules sont arrivées le [[21 mars]].",
    "Tout a commencé en [[2020]], avec une grève des livreurs.",
    "Le conseil municipal a donné son accord en [[février 2025]].",
    "Les parents sont invités le samedi [[20 juin]].",
    "La visite aura lieu de 10 heures à [[13 heures]].",
    "La résidence des Tilleuls recevra ses premiers repas en [[janvier]].",
  ],
  quotations: [
    "[[« Le premier jour, ils ont fini les épinards avant les frites »]], raconte Sylvie Grandjean.",
    "[[« Personne n’est privé de viande, il y en a deux fois par semaine »]], répond le maire, Patrick Thévenet.",
    "[[« On m’a dit que c’était trop cher, alors j’ai cherché des subventions »]], dit Nadia Belkacem.",
    "[[« Les enfants connaissent maintenant le goût d’une vraie carotte »]], se réjouit le maraîcher, Étienne Vuillemin.",
    "[[« Les poules nous apprennent la patience »]], explique Hélène Cuenot.",
    "« Personne n’est privé de rien », assure le maire. [[« Ceux qui ont signé peuvent venir goûter. »]]",
  ],
  names: [
    "Le maraîcher [[Julien Faivre]] livre les légumes.",
    "Les légumes poussent à [[Vernois]], sur un hectare et demi.",
    "La cuisinière travaillait auparavant dans un restaurant de [[Pontarlier]].",
    "Deux aides l’épaulent, [[Mehdi Carron]] et Fatou Ndiaye.",
    "L’école [[Marie-Curie]] prépare désormais ses propres repas.",
    "Le comté est fourni par la fruitière du [[Val d’Usiers]].",
    "Le maire, [[Gilles Thévenet]], doit répondre à une pétition.",
    "L’institutrice des CM2, [[Brigitte Lab]], surveille le poulailler avec ses élèves.",
    "Une mère d’élève, [[Samia Haddad]], avait refait les comptes.",
    "Quarante repas partiront à vélo vers la résidence des [[Glycines]].",
  ],
  truths: [
    "À Saint-Aubry, les enfants mangent ce qui mijote sous le préau",
    "L’école Jean-Zay a dit adieu aux plats livrés de Besançon et cuisine elle-même pour 168 élèves.",
    "Le camion ne passe plus à l’école Jean-Zay.",
    "Depuis le 26 mai, les repas sont préparés sur place, dans l’ancien préau devenu cuisine.",
    "Ils venaient jusque-là d’une usine de Besançon, à 43 kilomètres de Saint-Aubry-sur-Loue.",
    "Neuf élèves sur dix déjeunent à la cantine, soit 168 enfants par jour.",
    "« Le premier jour, ils ont redemandé des épinards, j’ai cru à une blague », raconte Sylvie Grandjean, la cuisinière.",
    "À 51 ans, elle a quitté un restaurant de Dole pour les fourneaux de l’école.",
    "Sa journée débute à 6 h 15, avec l’aide de Kevin Roussel et de Fatou Ndiaye.",
    "Qui paie l’addition",
    "L’installation a coûté 640 000 euros.",
    "L’État en a financé 200 000 et le département 150 000 ; les 290 000 restants, la commune les a empruntés.",
    "Le prix de revient d’un repas passe de 7,80 à 9,10 euros.",
    "Les familles ne verront pas la différence : elles continuent de payer de 1 à 4,60 euros, en fonction de leurs revenus.",
    "C’est la commune qui prend le surcoût à sa charge, 31 000 euros chaque année.",
    "Dans les assiettes, plus de six produits sur dix sont bio.",
    "Étienne Vuillemin, maraîcher à Chassagne, réserve à l’école un hectare et demi de ses terres.",
    "Le fromage vient de la fruitière des Trois Sources.",
    "Cuisiner sur place permet de suivre les saisons et d’ajuster les quantités.",
    "La viande, elle, ne figure au menu que deux fois par semaine.",
    "Le choix ne plaît pas à tous : 94 personnes ont signé une pétition.",
    "« Personne n’est privé de rien, le poulet du dimanche existe encore », répond Patrick Thévenet, le maire.",
    "Des restes pour les poules",
    "Le gaspillage a diminué des deux tiers.",
    "Chaque enfant laissait 112 grammes par repas ; il n’en laisse plus que 38.",
    "Ce qui reste finit au poulailler, derrière le gymnase.",
    "Les CM2 d’Hélène Cuenot y élèvent depuis la mi-mars une douzaine de poules.",
    "Elles donnent huit œufs par jour, que les élèves vendent 25 centimes pour financer leur classe de mer.",
    "Une mère et sa calculette",
    "L’idée est née en 2022, lorsqu’une grève des livreurs a privé les écoliers de repas trois jours durant.",
    "Comptable de profession, Nadia Belkacem a fait les comptes.",
    "« On m’a dit que c’était impossible, alors j’ai refait les calculs », dit cette mère d’élève.",
    "Deux ans plus tard, en décembre 2024, le conseil municipal a dit oui, par treize voix contre six.",
    "Quarante repas à vélo",
    "Dès la rentrée, les pensionnaires des Tilleuls profiteront aussi de la nouvelle cuisine.",
    "Quarante repas leur seront apportés à vélo.",
    "La commune recrute un livreur pour douze heures hebdomadaires.",
    "Portes ouvertes le 13 juin",
    "Les parents pourront goûter, ce samedi-là entre 10 heures et midi, une salade de lentilles, de la truite et une tarte à la rhubarbe.",
    "Sylvie Grandjean dans la nouvelle cuisine de l’école Jean-Zay",
    "Les poules des CM2 vivent derrière le gymnase.",
    "En pages intérieures : huit œufs par jour, et la mer au bout",
  ],
};
