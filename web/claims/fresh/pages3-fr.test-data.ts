import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages3Fr: FreshSet = {
  article: {
    title: "Le Rialto rallume son projecteur",
    region: "Saint-Aubin-les-Forges",
    author: "Maëlle Corvaisier",
    publishDate: "2026-11-05",
    language: "fr",
    content: `Fermé depuis le 14 février 2021, le cinéma Le Rialto, rue des Tisserands, à Saint-Aubin-les-Forges, rouvrira ses portes le vendredi 20 novembre à 20 h 30. L'association Bobines et Compagnie, qui l'a racheté en avril 2024 pour 78 000 euros, y a consacré 31 mois de travaux et 5 400 heures de bénévolat.

La salle, inaugurée en 1936, compte désormais 164 fauteuils, contre 240 autrefois : les rangs ont été espacés, et six places sont réservées aux fauteuils roulants. Les sièges viennent du théâtre de Nevers, qui les cédait à 15 euros pièce. « Nous les avons tous démontés nous-mêmes, en deux dimanches et sous la pluie », raconte la présidente, Solange Perrichon, 67 ans, ancienne professeure d'histoire.

Le chantier a coûté 412 000 euros. La région en a payé 40 %, le Centre du cinéma 95 000 euros et la commune 60 000 ; le reste provient d'un emprunt et de 1 130 donateurs, dont le nom est gravé sur une plaque de cuivre dans le hall. L'entreprise Maçonnerie Vautrin a refait gratuitement l'escalier, parce que son patron, Didier Vautrin, y avait demandé sa femme en mariage en 1988. « Elle a dit oui à la troisième marche, je ne pouvais pas la laisser s'effriter », explique-t-il.

Dans la cabine, un projecteur numérique d'occasion, acheté 22 500 euros, voisine avec l'ancien appareil de 35 millimètres, que le projectionniste Armand Kessel, 81 ans, a remis en marche. Il y a travaillé de 1963 à 2004. Chaque premier mardi du mois, il montrera un film sur pellicule et formera deux jeunes, Inès Haddad et Corentin Le Bihan, tous deux lycéens.

Tout le monde n'a pas applaudi. Le gérant du multiplexe Cinélys, à 18 kilomètres de là, craint de perdre des spectateurs, et un riverain, Bertrand Lagarde, a déposé un recours contre la climatisation, que le tribunal administratif de Dijon a rejeté le 3 septembre. « Le silence de la rue valait bien un film », regrette-t-il.

Le cinéma donnera neuf séances par semaine, du mercredi au dimanche. Le billet coûtera 6,50 euros, et 4 euros pour les moins de 16 ans. Une seule personne sera salariée, à temps partiel : Yasmina Belkacem, jusqu'ici libraire. Quarante-deux bénévoles tiendront la caisse à tour de rôle. Pour ne pas perdre d'argent, il faut 19 000 entrées par an ; en 2019, le Rialto en avait eu 16 200.

Le film de la soirée d'ouverture a été choisi par les habitants : « Jour de fête » l'a emporté avec 287 voix, devant « Les Enfants du paradis ». Toutes les places sont parties en quarante minutes. Une seconde projection est prévue le dimanche 22 novembre à 15 heures.`,
  },
  numbers: [
    "Le Rialto compte désormais [[178]] fauteuils, mieux espacés qu'avant.",
    "L'association a acheté le bâtiment pour [[92 000 euros]].",
    "Les bénévoles y ont passé [[6 800]] heures.",
    "Solange Perrichon, [[72 ans]], préside l'association.",
    "La région a financé [[45 %]] du chantier.",
    "Le nom des [[1 450]] donateurs est gravé sur une plaque de cuivre.",
    "Le projecteur numérique, acheté d'occasion, a coûté [[27 000 euros]].",
    "Le multiplexe Cinélys se trouve à [[vingt-cinq]] kilomètres.",
    "Le billet sera vendu [[7,20 euros]], et 4 euros pour les moins de 16 ans.",
    "« Jour de fête » a recueilli [[319 voix]].",
  ],
  dates: [
    "Le cinéma était fermé depuis le [[8 mars]] 2021.",
    "La réouverture aura lieu le [[samedi]] 20 novembre.",
    "La première séance commencera à [[21 heures]].",
    "La salle a été inaugurée en [[1929]].",
    "Didier Vautrin avait demandé sa femme en mariage dans l'escalier en [[1993]].",
    "Armand Kessel a travaillé dans la cabine de 1963 à [[1998]].",
    "Le tribunal administratif de Dijon a rejeté le recours le [[17 septembre]].",
    "Chaque premier [[jeudi]] du mois, un film sera projeté sur pellicule.",
  ],
  quotations: [
    "[[« Nous les avons portés un par un, en plein hiver »]], raconte Solange Perrichon.",
    "[[« Elle a dit oui sur cet escalier, je le devais à la ville »]], explique Didier Vautrin.",
    "[[« Le bruit ne fait pas partie du spectacle »]], déplore Bertrand Lagarde.",
    "[[« La pellicule, ça se touche avant de se regarder »]], sourit le projectionniste Armand Kessel.",
    "[[« J'échange mes romans contre des affiches »]], confie Yasmina Belkacem, jusqu'ici libraire.",
    "Inès Haddad est encore lycéenne. [[« Je n'avais jamais vu une bobine de ma vie »]], avoue-t-elle.",
  ],
  names: [
    "Le cinéma se trouve rue des [[Lavandières]].",
    "L'association [[Écran Libre]] a racheté la salle en avril 2024.",
    "Les fauteuils viennent du théâtre de [[Moulins]], qui les cédait à 15 euros pièce.",
    "La présidente, [[Odile Marchandeau]], a longtemps enseigné l'histoire.",
    "L'entreprise [[Maçonnerie Gaudry]] a refait l'escalier gratuitement.",
    "Le projectionniste [[Lucien Brasseur]], 81 ans, a remis en marche l'ancien appareil.",
    "Il formera deux lycéens, Inès Haddad et [[Malo Guivarch]].",
    "Un riverain, [[Thierry Noblet]], avait déposé un recours contre la climatisation.",
    "La seule salariée sera [[Samia Ferrand]], à temps partiel.",
    "« Jour de fête » a devancé [[« La Grande Illusion »]] dans le vote des habitants.",
  ],
  truths: [
    "Le Rialto retrouve la lumière",
    "Après plus de cinq ans de rideau baissé, le cinéma de Saint-Aubin-les-Forges rouvre grâce à ses bénévoles.",
    "Le 20 novembre, à 20 h 30, les lumières s'éteindront enfin rue des Tisserands.",
    "Le cinéma Le Rialto était fermé depuis février 2021.",
    "Bobines et Compagnie, l'association qui l'a repris, l'avait acheté 78 000 euros au printemps 2024.",
    "Il aura fallu 31 mois de travaux et 5 400 heures de bénévolat.",
    "Née en 1936, la salle a perdu 76 places, mais gagné en confort.",
    "Elle offre aujourd'hui 164 fauteuils, et six emplacements pour les fauteuils roulants.",
    "Les sièges ont été cédés par le théâtre de Nevers, à quinze euros l'unité.",
    "« Nous les avons tous démontés nous-mêmes, en deux dimanches et sous la pluie », se souvient Solange Perrichon, la présidente.",
    "À 67 ans, cette ancienne professeure d'histoire n'a rien lâché.",
    "Qui a payé",
    "La facture s'élève à 412 000 euros.",
    "La région en a pris en charge 40 %, soit un peu moins de 165 000 euros.",
    "Le Centre du cinéma a versé 95 000 euros, la commune 60 000.",
    "Un emprunt et 1 130 donateurs ont fait le reste.",
    "Leurs noms figurent dans le hall, gravés dans le cuivre.",
    "L'escalier du oui",
    "Didier Vautrin, patron de l'entreprise de maçonnerie du même nom, a refait l'escalier sans demander un centime.",
    "C'est là qu'il avait demandé sa femme en mariage, en 1988.",
    "« Elle a dit oui à la troisième marche, je ne pouvais pas la laisser s'effriter », dit-il.",
    "Dans la cabine d'Armand",
    "Le projecteur numérique, payé 22 500 euros d'occasion, a un voisin plus âgé.",
    "Armand Kessel, 81 ans, a ressuscité l'appareil de 35 mm dont il s'occupa pendant quatre décennies.",
    "Le premier mardi de chaque mois, il passera un film sur pellicule.",
    "Deux lycéens, Inès Haddad et Corentin Le Bihan, apprendront le métier à ses côtés.",
    "Des voix discordantes",
    "À 18 kilomètres, le gérant du Cinélys redoute de voir partir ses spectateurs.",
    "Bertrand Lagarde, un voisin, a contesté la climatisation en justice, sans succès.",
    "« Le silence de la rue valait bien un film », soupire-t-il.",
    "Neuf séances par semaine",
    "On pourra aller au cinéma du mercredi au dimanche, pour 6,50 euros.",
    "Les moins de 16 ans paieront 4 euros.",
    "Yasmina Belkacem, libraire jusqu'à présent, sera la seule salariée de la maison.",
    "Quarante-deux volontaires se relaieront à la caisse.",
    "L'équilibre est fixé à 19 000 entrées annuelles, soit 2 800 de plus qu'en 2019.",
    "Le choix du public",
    "Les habitants ont voté : « Jour de fête » arrive en tête avec 287 voix.",
    "En quarante minutes, il ne restait plus une place.",
    "Une deuxième séance a été ajoutée le dimanche 22, à 15 heures.",
    "Armand Kessel devant l'appareil qu'il a servi de 1963 à 2004",
    "À lire en pages intérieures : comment 240 fauteuils sont devenus 164",
  ],
};
