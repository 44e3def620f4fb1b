import type { FreshSet } from "./fresh-statements.ts";

/** Pages as an honest model writes them for the product's prompt: see pages-north.test-data.ts. */
export const pagesSouth: Readonly<Record<string, FreshSet>> = {
  es: {
    article: {
      title: "La escuela de Valdehierro no cerrará",
      region: "Valdehierro",
      author: "Begoña Ortuño",
      publishDate: "2026-09-10",
      language: "es",
      content: `La escuela de Valdehierro no cerrará. El miércoles 9 de septiembre, a las nueve y media, entraron en clase 14 alumnos, ocho más que el curso pasado, y la Junta ha confirmado a las dos maestras. El mínimo para seguir abierta era de diez.

Cinco familias se han mudado al pueblo desde marzo, atraídas por un anuncio que el Ayuntamiento publicó en enero: casa por 150 euros al mes y trabajo para uno de los padres. Llegaron 1.260 solicitudes de 23 países. «Pensábamos que llamarían tres despistados», dijo el alcalde, Eusebio Carrascal. «Tuvimos que pedir un segundo ordenador».

El pueblo, a 1.120 metros de altitud, tenía 2.300 habitantes en 1950; hoy son 243, con una media de edad de 58 años. El último nacimiento se registró en 2019.

Yolanda Quispe, llegada de Cochabamba con su marido y tres hijos, trabaja en la quesería Los Tiemblos, que vende 40 toneladas de queso al año y buscaba personal desde hacía dos años. «Mis hijos han visto nevar y han dejado de preguntar por el ascensor», contó.

La maestra Inmaculada Ferrer, de 34 años, reparte a los niños en dos aulas: seis de infantil y ocho de primaria. El comedor, del que se encarga el bar de la plaza, cuesta 4,20 euros por niño.

Arreglar las cinco casas costó 186.000 euros; la Diputación pagó el 70 % y el resto salió de la venta de leña del monte. El concejal de la oposición, Germán Lobato, recordó que la fibra óptica no llega todavía y que el médico pasa consulta solo los martes, de 11 a 13 horas.

El Ayuntamiento quiere rehabilitar tres casas más antes de junio de 2027. El sábado 19 de septiembre, a las siete de la tarde, el pueblo recibirá a las familias con una caldereta para 300 personas.`,
    },
    numbers: [
      "El miércoles 9 de septiembre, a las nueve y media, entraron en clase [[19]] alumnos.",
      "El mínimo para no cerrar era de [[doce]].",
      "Respondieron a un anuncio que el Ayuntamiento publicó en enero y que ofrecía casa por [[225 euros]] al mes y trabajo para uno de los padres.",
      "Llegaron [[3.400]] solicitudes de 23 países.",
      "Llegaron 1.260 solicitudes de [[31 países]].",
      "Valdehierro, a [[1.385 metros]] de altitud, tenía 2.300 habitantes en 1950 y hoy tiene 243.",
      "La media de edad es de [[64 años]].",
      "Trabaja en la quesería Los Tiemblos, que vende [[75 toneladas]] de queso al año y llevaba dos años buscando personal.",
      "Del comedor se ocupa el bar de la plaza, a [[3,60 euros]] por niño.",
      "El arreglo de las cinco casas costó [[240.000 euros]].",
      "La Diputación pagó el [[85 %]] y el resto se obtuvo con la venta de leña del monte.",
      "El Ayuntamiento se propone rehabilitar otras [[veinte]] casas antes de junio de 2027.",
    ],
    dates: [
      "El [[lunes]] 9 de septiembre, a las nueve y media, entraron en clase 14 alumnos, ocho más que el curso pasado.",
      "Cinco familias se han mudado al pueblo desde [[mayo]].",
      "El último nacimiento se registró en [[2016]].",
      "Germán Lobato recordó que la fibra óptica aún no ha llegado y que el médico solo pasa consulta los [[jueves]], de 11 a 13 horas.",
      "El Ayuntamiento se propone rehabilitar otras tres casas antes de [[diciembre de 2028]].",
      "El sábado 19 de septiembre, a las [[ocho y media]] de la tarde, Valdehierro recibirá a las familias con una caldereta.",
    ],
    quotations: [
      "[[«Pensábamos que no llamaría nadie»]], dijo el alcalde, Eusebio Carrascal.",
      "[[«Tuvimos que contratar a dos personas para contestar»]], añadió Carrascal.",
      "[[«Mis hijos han visto nevar y ya no quieren volver»]], contó Quispe.",
      "[[«En dos aulas se trabaja como en una familia»]], explicó la maestra Inmaculada Ferrer, de 34 años.",
      "[[«Seguimos sin fibra óptica y con médico un día a la semana»]], recordó el concejal de la oposición, Germán Lobato.",
      "[[«Buscábamos gente desde hacía dos años y no venía nadie»]], explicó el gerente de la quesería.",
      "[[«Sin niños, un pueblo se apaga»]], dijo una vecina.",
      "Quispe lo resume así: [[«Aquí hemos encontrado una casa y un trabajo»]].",
    ],
    names: [
      "El anuncio fue idea del alcalde, [[Emilio Carrascal]].",
      "Yolanda Quispe llegó de [[Arequipa]] con su marido y sus tres hijos.",
      "Trabaja en la quesería [[La Serranilla]], que vende 40 toneladas de queso al año y llevaba dos años buscando personal.",
      "La maestra [[Rocío Bermejo]], de 34 años, reparte a los niños en dos aulas.",
      "El concejal de la oposición, [[Germán Zaldívar]], recordó que la fibra óptica aún no ha llegado.",
      "La consejera de Educación, [[Mercedes Aldana]], asistió al primer día de clase.",
      "El anuncio lo difundió la asociación [[Pueblos Vivos]].",
      "Otra de las familias viene de [[Sevilla]].",
    ],
    truths: [
      "La escuela de Valdehierro se salva del cierre con 14 alumnos",
      "Cinco familias llegadas desde marzo llenan las aulas de un pueblo de 243 habitantes.",
      "La escuela de Valdehierro seguirá abierta.",
      "El miércoles 9 de septiembre, a las nueve y media, entraron en clase 14 alumnos, ocho más que el curso pasado.",
      "El mínimo para no cerrar era de diez.",
      "La Junta ha confirmado a las dos maestras.",
      "Cinco familias se han mudado al pueblo desde marzo.",
      "Respondieron a un anuncio que el Ayuntamiento publicó en enero y que ofrecía casa por 150 euros al mes y trabajo para uno de los padres.",
      "Llegaron 1.260 solicitudes de 23 países.",
      "«Pensábamos que llamarían tres despistados», dijo el alcalde, Eusebio Carrascal.",
      "«Tuvimos que pedir un segundo ordenador».",
      "Muchos pueblos de montaña pierden habitantes porque los jóvenes buscan estudios y empleo en las ciudades.",
      "Valdehierro, a 1.120 metros de altitud, tenía 2.300 habitantes en 1950 y hoy tiene 243.",
      "La media de edad es de 58 años.",
      "El último nacimiento se registró en 2019.",
      "Queso y nieve",
      "Yolanda Quispe llegó de Cochabamba con su marido y sus tres hijos.",
      "Trabaja en la quesería Los Tiemblos, que vende 40 toneladas de queso al año y llevaba dos años buscando personal.",
      "«Mis hijos han visto nevar y han dejado de preguntar por el ascensor», contó Quispe.",
      "La maestra Inmaculada Ferrer, de 34 años, reparte a los niños en dos aulas.",
      "En una están los seis de infantil y en la otra los ocho de primaria.",
      "Del comedor se ocupa el bar de la plaza, a 4,20 euros por niño.",
      "El arreglo de las cinco casas costó 186.000 euros.",
      "La Diputación pagó el 70 % y el resto se obtuvo con la venta de leña del monte.",
      "No todo está resuelto.",
      "El concejal de la oposición, Germán Lobato, recordó que la fibra óptica aún no ha llegado y que el médico solo pasa consulta los martes, de 11 a 13 horas.",
      "El Ayuntamiento se propone rehabilitar otras tres casas antes de junio de 2027.",
      "Caldereta para trescientos",
      "El sábado 19 de septiembre, a las siete de la tarde, Valdehierro recibirá a las familias con una caldereta.",
      "Está pensada para 300 personas, más de las que viven en el pueblo.",
      "La caldereta es un guiso que se hace despacio y se come en compañía.",
      "Un pueblo que se vaciaba",
      "En 1950 vivían en Valdehierro 2.300 personas, más de nueve veces las que viven ahora.",
      "Desde 2019 no se ha registrado ningún nacimiento.",
      "Lo que costaron las casas",
      "De los 186.000 euros de las obras, 130.200 los puso la Diputación.",
      "Los 55.800 restantes salieron del monte, en forma de leña.",
      "La escuela de Valdehierro reparte a sus alumnos en dos aulas.",
      "En la quesería Los Tiemblos hacía falta personal desde hacía dos años.",
      "14 alumnos empezaron el curso",
      "1.260 solicitudes llegaron al Ayuntamiento",
      "4,20 euros cuesta el comedor por niño",
    ],
  },
};
