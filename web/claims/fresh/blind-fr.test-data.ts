import type { FreshSet } from "./fresh-statements.ts";

/** Blind: see blind-sets.test-data.ts. */
export const blindFr: readonly FreshSet[] = [
  {
    article: {
      title: "Vol au musée de Montreillan",
      region: "Montreillan",
      author: "Solène Barraud",
      publishDate: "2026-02-10",
      language: "fr",
      content: `Trois montres du XVIIIe siècle et un coffret d'ivoire ont été volés dans la nuit de dimanche à lundi au musée de l'Horlogerie de Montreillan. Le butin est estimé à 850 000 euros.

Les voleurs sont entrés par le toit vers 3 h 20. L'alarme a sonné, mais le gardien, Bastien Cordier, a d'abord cru à un chat. « Cela arrive deux fois par semaine », a-t-il expliqué aux enquêteurs. Quand il est arrivé dans la salle 5, six minutes plus tard, les vitrines étaient vides.

« On nous a pris la mémoire de la ville, pas seulement de l'or », a déclaré la directrice, Apolline Verdaguer. Le musée, fondé en 1904, possède 2 300 pièces et reçoit 41 000 visiteurs par an. Il restera fermé jusqu'au samedi 14 février.

La commissaire Nadège Toulemont cherche une camionnette blanche vue rue des Tisserands. Une caméra a filmé deux hommes et une femme. L'un d'eux boitait. Une récompense de 20 000 euros est promise par la Fondation Perrelet.

La montre la plus précieuse, signée Abraham Jaquemin, vaut à elle seule la moitié de la somme. Elle avait déjà été volée en 1986 et retrouvée huit mois plus tard dans une gare de Genève.`,
    },
    numbers: [
      "Le butin dépasse [[1,2 million d'euros]], selon l'assureur.",
      "[[Quatre]] montres du XVIIIe siècle ont disparu.",
      "Le musée accueille [[plus de 60 000 visiteurs]] chaque année.",
    ],
    dates: [
      "La montre avait déjà été dérobée en [[1968]].",
      "Il était [[quatre heures et quart]] quand les voleurs sont entrés par le toit.",
    ],
    names: [
      "La montre avait été retrouvée dans une gare de [[Lausanne]].",
      "L'enquête a été confiée à la juge [[Clotilde Imbert-Lacaze]].",
    ],
    quotations: [
      "« [[On nous a pris de l'or, pas la mémoire de la ville]] », a déclaré la directrice.",
      "« [[Nous connaissons leurs visages, ce n'est qu'une question de jours]] », assure la commissaire.",
    ],
    truths: [
      "Les montres dataient du dix-huitième siècle.",
      "C'est à trois heures vingt que les voleurs ont pénétré par la toiture.",
      "Six minutes après l'alarme, la salle 5 était vide.",
      "« Cela arrive deux fois par semaine », a dit Bastien Cordier, le gardien, qui pensait à un chat.",
      "Apolline Verdaguer, qui dirige le musée, pleure « la mémoire de la ville ».",
      "Fermé depuis le vol, le musée rouvrira après le 14 février.",
      "La police recherche trois personnes, dont une femme.",
      "La pièce signée Jaquemin vaut environ 425 000 euros.",
      "Déjà volée quarante ans plus tôt, en 1986, elle avait été retrouvée à Genève au bout de huit mois.",
      "La Fondation Perrelet offre vingt mille euros de récompense.",
      "Créé en 1904, l'établissement conserve quelque 2300 pièces.",
    ],
  },
  {
    article: {
      title: "Le tram arrive à Sauvigny-les-Prés",
      region: "Sauvigny-les-Prés",
      author: "Marius Delestre",
      publishDate: "2026-06-15",
      language: "fr",
      content: `La ligne 4 du tramway a transporté ses premiers voyageurs samedi 13 juin à Sauvigny-les-Prés. Longue de 8,4 kilomètres, elle compte 17 stations et relie l'hôpital Cazeneuve à la gare en 23 minutes.

Dès 5 h 30, des habitants attendaient devant la première rame. « Je l'attends depuis vingt ans, je pouvais bien attendre une nuit », plaisantait Odile Marchetti, 71 ans, première montée. À midi, 14 000 personnes avaient essayé la ligne, gratuite tout le week-end.

Le chantier a coûté 192 millions d'euros, soit 12 % de plus que prévu, et duré quatre ans. Le maire, Thibault Rancillac, a présenté ses excuses aux commerçants. « Vous avez payé ce tram deux fois : par vos impôts et par votre patience », leur a-t-il dit.

Un tram passera toutes les six minutes aux heures de pointe. Le billet coûte 1,70 euro ; les moins de 12 ans ne paient pas. La société Transvallée, qui exploite le réseau, a recruté 58 conducteurs, dont 26 femmes.

L'association Vélos Libres regrette la disparition de 300 places de stationnement pour bicyclettes. La ligne 5 doit suivre en septembre 2029.`,
    },
    numbers: [
      "La nouvelle ligne dessert [[21 stations]].",
      "Le chantier a coûté [[18 %]] de plus que prévu.",
      "Le billet est vendu [[deux euros dix]].",
    ],
    dates: ["La ligne 5 est annoncée pour [[mars 2030]].", "Les premiers curieux étaient là dès [[4 h 45]]."],
    names: ["Le tracé passe par la place [[Gambetta]], au cœur de la ville.", "La société [[Keolval]] exploite désormais le réseau."],
    quotations: [
      "« [[Vous avez payé ce tram trois fois]] », a reconnu le maire devant les commerçants.",
      "« [[C'est plus silencieux que ma machine à laver]] », s'amusait Odile Marchetti.",
    ],
    truths: [
      "De la gare à l'hôpital Cazeneuve, le trajet dure 23 minutes.",
      "Dix-sept stations jalonnent les huit kilomètres et demi, ou presque, du parcours.",
      "Odile Marchetti, septuagénaire, a été la première à monter dans la rame.",
      "Quatorze mille voyageurs avaient pris le tram avant midi.",
      "Le budget a été dépassé de 12 pour cent.",
      "Thibault Rancillac s'est excusé auprès des commerçants : ils ont payé par leurs impôts et par leur patience.",
      "Les enfants de moins de douze ans voyagent gratuitement ; les autres paient 1 euro 70.",
      "Parmi les 58 conducteurs recrutés, on compte 32 hommes.",
      "Vélos Libres déplore la perte de trois cents places pour les vélos.",
      "La cinquième ligne viendra dans un peu plus de trois ans, en septembre 2029.",
      "« Je l'attends depuis vingt ans », disait-elle.",
    ],
  },
];
