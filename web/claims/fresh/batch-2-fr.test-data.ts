/** Written on 22 November 2026 in one go, before it was scored. */
export const batch2Fr = {
  file: "fr-boulangerie-cooperative",
  names: [
    "Le camion venait de [[Felletin]].",
    "La comptable, [[Sylvie Marchadier]], a tout vérifié.",
    "La banque était le [[Crédit agricole]].",
    "Le seigle pousse chez [[M. Roudaire]].",
    "La boulangerie donne sur la [[place de la Fontaine]].",
    "Le maire, [[Gérard Lachenaud]], a coupé le ruban.",
    "Un cousin est venu de [[Tulle]] en train.",
    "L’enseigne a été peinte par [[Inès]].",
  ],
  truths: [
    "Sur 640 habitants, 354 n’ont pas pris de part.",
    "Le village a passé près de deux ans sans pain.",
    "Le 21 février 2026 était un samedi.",
    "Dans la boîte, il y avait 6 400 euros de plus qu’espéré.",
    "Les parts sociales représentent plus du tiers du budget.",
    "Subventions et prêt font ensemble 107 000 euros.",
    "Le four a 95 ans et pèse 11 000 kilos.",
    "La fumiste a gardé 1 053 briques d’origine.",
    "Elle y a passé 42 jours.",
    "Le boulanger n’a pas trente ans.",
    "Plus de 96 % du pain est vendu.",
    "Mme Lavergne est octogénaire et fut institutrice.",
    "À vélo, il faudrait faire 36 kilomètres aller-retour jusqu’à Guéret.",
  ],
};
