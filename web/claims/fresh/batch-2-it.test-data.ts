/** Written on 22 November 2026 in one go, before it was scored. */
export const batch2It = {
  file: "it-mercato-coperto",
  names: [
    "La banda veniva da [[Tolentino]].",
    "Le lastre le ha fornite la [[Vetreria Adriatica]].",
    "Il sindaco, [[Paolo Gentilucci]], ha tagliato il nastro.",
    "I formaggi sono di [[Norcia]].",
    "La cucina la dirige [[Giada]], cuoca.",
    "Il calzolaio si chiama [[Ettore Bravi]].",
    "Un turista tedesco, [[Herr Lindner]], ha comprato tutto.",
    "La navetta parte da [[piazza Pizzarello]].",
  ],
  truths: [
    "Il mercato è rimasto chiuso tre anni, dal maggio 2023.",
    "La struttura ha 118 anni.",
    "Fondi e casse comunali hanno messo 5,3 milioni.",
    "Gli operatori hanno pagato mezzo milione, meno di un decimo.",
    "Ventitré operatori non sono tornati.",
    "Per ogni banco libero ci sono state quasi sette domande.",
    "Ndiaye ha venduto 840 uova, settanta dozzine.",
    "Domani ne porterà 1.680.",
    "La cisterna tiene 90.000 litri.",
    "Il cantiere è durato più di due anni.",
    "Assunta Pierantoni è entrata alle sette.",
    "Il pescivendolo ha passato i sessanta.",
    "Due chili di fave costavano 5,60 euro.",
  ],
};
