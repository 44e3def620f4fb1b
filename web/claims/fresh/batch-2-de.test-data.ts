/** Written on 22 November 2026 in one go, before it was scored. */
export const batch2De = {
  file: "de-storchennest-kurz",
  names: [
    "Die Nisthilfe baute Schmied [[Jens Wittkopp]].",
    "Fotografiert wurde das Nest von [[Frau Marquardt]].",
    "Das Paar überwinterte wohl in [[Andalusien]].",
    "Auch in [[Lenzen]] brüten wieder Störche.",
    "Die Uhr lieferte einst die Firma [[Korfhage]].",
    "Pfarrer [[Thomas Bredow]] nimmt es gelassen.",
    "Der [[Heimatverein Quitzow]] stellte eine Kamera auf.",
    "Läuten muss nun der Konfirmand [[Malte]].",
  ],
  truths: [
    "Seit dem 14. April steht die Uhr still.",
    "Am 15. April beschloss der Rat, sie anzuhalten.",
    "Die Zweige lagen eine Viertelstunde vor neun auf dem Zeiger.",
    "Rund vier Monate lang bleibt die Uhr stehen.",
    "Das Nest wiegt etwa 80 Pfund.",
    "Die Nisthilfe ist 120 Zentimeter breit.",
    "Geläutet wird 14-mal in der Woche, von Hand.",
    "Die Südseite geht sieben Minuten nach: Um neun zeigt sie 8.53 Uhr.",
    "Knapp 400 Euro kostete die verschmähte Nisthilfe.",
    "Der Artikel erschien am Freitag.",
    "Küsterin Janzen ließ den Motor ausschalten.",
    "Einen Zentner wiegt das Reisig noch nicht.",
  ],
};
