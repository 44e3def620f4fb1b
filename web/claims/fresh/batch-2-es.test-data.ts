/** Written on 22 November 2026 in one go, before it was scored. */
export const batch2Es = {
  file: "es-faro-punta-meira",
  names: [
    "La banda de [[Vegadeo]] tocó al final.",
    "El alcalde, [[Antón Souto]], no pudo hablar.",
    "Las placas las montó [[Solar del Cantábrico]].",
    "El farero se llamaba [[Benito Lastra]].",
    "El camión lo conducía [[Manolo]], de Lugo.",
    "La carrera pasó por la [[calle del Mirador]].",
    "Fotografió la noche [[Ingrid Sommer]].",
    "Un taller de [[Gijón]] hizo las copias.",
  ],
  truths: [
    "El faro pasó once años apagado.",
    "La torre alumbró durante casi 120 años.",
    "Carmen Lastra nació en 1951 o 1952.",
    "La lente pesa casi dos toneladas y mide 210 centímetros.",
    "La obra duró más de dos años.",
    "Entre el Estado y la autonomía pusieron 1.050.000 euros.",
    "La asociación ganó 786 socios en cuatro años.",
    "Se conservan 265 prismas originales.",
    "La luz alcanza casi 39 kilómetros.",
    "Cuatro destellos cada quince segundos son 16 por minuto.",
    "El taller trabajó en la lente más de un año.",
    "El artículo salió el domingo 19 de abril.",
    "La cuadrilla de seis subió 164 peldaños una y otra vez.",
  ],
};
