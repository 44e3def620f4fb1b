import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages3Es: FreshSet = {
  article: {
    title: "Una librería se muda de mano en mano",
    region: "Villalba del Duero",
    author: "Nuria Cebrián",
    publishDate: "2026-06-09",
    language: "es",
    content: `La librería La Encina, la única de Villalba del Duero, se mudó el sábado 6 de junio sin camión: 430 vecinos formaron una cadena humana de 520 metros y pasaron de mano en mano 9.200 libros desde la calle Cantarranas hasta el nuevo local de la plaza del Trigo. Empezaron a las 10.15 y el último ejemplar llegó a las 13.40.

La dueña, Amparo Zúñiga, de 58 años, tuvo que dejar el local que alquilaba desde 1997 porque el propietario, la inmobiliaria Solvier, le subió la renta de 480 a 1.150 euros al mes. «Hice cuentas tres noches seguidas y las tres noches lloré», contó. Cuando anunció en marzo que cerraba, un cliente, el veterinario Joaquín Peral, colgó un cartel en la panadería: «¿Y si la movemos entre todos?». En una semana se habían apuntado 170 personas.

El nuevo local, una antigua mercería de 95 metros cuadrados, pertenece al Ayuntamiento, que lo alquila por 300 euros al mes durante diez años. La reforma costó 26.400 euros. De ellos, 11.000 los pagó la Diputación y el resto salió de una colecta en la que participaron 614 personas. El carpintero Fermín Olalla hizo las estanterías con la madera de un nogal caído y cobró solo los tornillos. «Un nogal que acaba en estantería no ha muerto del todo», dijo.

En la cadena había alumnos del colegio San Roque, los jugadores del equipo de balonmano y la mujer de más edad del pueblo, Dionisia Matesanz, de 97 años, que participó sentada en una silla junto a la fuente. Por sus manos pasaron, según contó, dos Quijotes y un libro de cocina. Solo cayó al suelo un libro, una guía de setas. La primera obra en salir fue «Platero y yo»; la última, un diccionario de 1964 que no está en venta.

La alcaldesa, Elena Burgueño, recordó que el municipio, de 3.860 habitantes, perdió el cine en 2011 y la última oficina bancaria en 2022. «Ya nos habían quitado bastante», afirmó. El concejal Raúl Tordable, de la oposición, criticó que el Ayuntamiento alquile por debajo del precio de mercado, aunque reconoció que él también estuvo en la cadena.

La librería abrirá al público el viernes 19 de junio a las seis de la tarde, con una lectura de la poeta Irene Valbuena. El horario será de martes a sábado, de 10 a 14 y de 17 a 20.30. Al fondo habrá un rincón infantil con 24 asientos y un club de lectura los jueves. Zúñiga calcula que necesita vender 35 libros al día; en la calle Cantarranas vendía 28. Su hijo Mateo, que estudia en Salamanca, llevará la tienda de internet.`,
  },
  numbers: [
    "Una cadena de [[390]] vecinos llevó los libros hasta la plaza del Trigo.",
    "En total cambiaron de casa [[12.700]] libros.",
    "La fila medía [[740 metros]].",
    "El propietario le subió la renta de 480 a [[1.300 euros]] al mes.",
    "En una semana se apuntaron [[doscientas cincuenta]] personas.",
    "El nuevo local, una antigua mercería, tiene [[120 metros cuadrados]].",
    "La reforma costó [[31.800 euros]].",
    "Dionisia Matesanz, de [[93 años]], participó sentada en una silla.",
    "El rincón infantil tendrá [[dieciocho]] asientos.",
    "Para salir adelante, la librera necesita vender [[45]] libros al día.",
  ],
  dates: [
    "La mudanza se hizo el [[domingo]] 6 de junio, sin camión.",
    "La cadena se puso en marcha a las [[9.30]].",
    "El último ejemplar llegó a la plaza a las [[14.20]].",
    "Zúñiga alquilaba el local de la calle Cantarranas desde [[1989]].",
    "En [[febrero]], la librera anunció que cerraba.",
    "El pueblo perdió su cine en [[2008]].",
    "La Encina abrirá sus puertas el viernes [[26 de junio]].",
    "El club de lectura se reunirá los [[miércoles]].",
  ],
  quotations: [
    "[[«Hice cuentas una noche entera y decidí cerrar»]], contó Amparo Zúñiga.",
    "[[«Un árbol que acaba en libro no muere nunca»]], dijo el carpintero Fermín Olalla.",
    "[[«Ya era hora de ganar algo»]], afirmó la alcaldesa, Elena Burgueño.",
    "[[«A mi edad, nunca había tenido tantos libros en las manos»]], comentó Dionisia Matesanz.",
    "[[«Estuve en la cadena como un vecino más»]], admitió el concejal Raúl Tordable.",
    "El veterinario Joaquín Peral colgó un cartel en la panadería: [[«Si cabe en una mano, cabe en la cadena»]].",
  ],
  names: [
    "[[La Alondra]] es la única librería de Villalba del Duero.",
    "Los libros salieron de la calle [[Carretas]] rumbo a la plaza del Trigo.",
    "La inmobiliaria [[Domora]] más que dobló el alquiler.",
    "La idea fue de un cliente, el veterinario [[Jacinto Rueda]].",
    "Las estanterías de nogal son obra de [[Eusebio Llorente]], que cobró solo los tornillos.",
    "También estaban los alumnos del colegio [[Santa Clara]].",
    "El primer libro en salir fue [[«Marianela»]].",
    "La alcaldesa, [[Pilar Sacristán]], recordó que el pueblo se quedó sin cine en 2011.",
    "La poeta [[Olvido Montes]] leerá en la inauguración.",
    "Mateo, el hijo de la librera, estudia en [[Valladolid]] y llevará la tienda de internet.",
  ],
  truths: [
    "Nueve mil libros y ningún camión",
    "Más de cuatrocientos vecinos de Villalba del Duero trasladan su única librería con una cadena humana.",
    "La Encina ya tiene casa nueva, y la mudanza la hizo el pueblo entero.",
    "El sábado 6 de junio, 430 personas se colocaron en fila a lo largo de 520 metros.",
    "De mano en mano pasaron 9.200 libros, desde la calle Cantarranas hasta la plaza del Trigo.",
    "El primero salió a las diez y cuarto de la mañana.",
    "El último llegó a las 13.40, casi tres horas y media después.",
    "Por el camino solo se cayó uno: una guía de setas.",
    "Un alquiler imposible",
    "Amparo Zúñiga llevaba desde 1997 en el local de siempre.",
    "La inmobiliaria Solvier, propietaria, le subió la renta de 480 a 1.150 euros mensuales.",
    "«Hice cuentas tres noches seguidas y las tres noches lloré», recuerda la librera, de 58 años.",
    "En marzo anunció el cierre.",
    "Fue un cliente, el veterinario Joaquín Peral, quien colgó un cartel en la panadería.",
    "«¿Y si la movemos entre todos?», preguntaba.",
    "A los siete días ya eran 170 los voluntarios.",
    "Una mercería llena de novelas",
    "El nuevo local, de 95 metros cuadrados, fue antes una mercería.",
    "Es propiedad del Ayuntamiento, que cobrará 300 euros al mes durante una década.",
    "Acondicionarlo costó 26.400 euros.",
    "La Diputación puso 11.000; los otros 15.400 salieron de una colecta con 614 donantes.",
    "El carpintero Fermín Olalla levantó las estanterías con un nogal caído.",
    "Solo cobró los tornillos.",
    "«Un nogal que acaba en estantería no ha muerto del todo», dice.",
    "Dos Quijotes y un libro de cocina",
    "En la fila había escolares del San Roque y jugadores de balonmano.",
    "Dionisia Matesanz, a sus 97 años, ocupó una silla al lado de la fuente.",
    "Por sus manos pasaron dos Quijotes y un libro de cocina.",
    "La mudanza se abrió con «Platero y yo» y se cerró con un diccionario de 1964 que no se vende.",
    "Un pueblo que ya había perdido bastante",
    "Villalba, con 3.860 habitantes, se quedó sin cine en 2011 y sin banco en 2022.",
    "«Ya nos habían quitado bastante», resume la alcaldesa, Elena Burgueño.",
    "El concejal de la oposición Raúl Tordable ve demasiado barato el alquiler, aunque también él estuvo en la cadena.",
    "Las puertas se abren el 19 de junio",
    "La inauguración será un viernes, a las 18 horas, con una lectura de la poeta Irene Valbuena.",
    "La tienda abrirá de martes a sábado, por la mañana y por la tarde.",
    "Los jueves habrá club de lectura, y los niños tendrán un rincón con 24 asientos.",
    "Zúñiga debe vender 35 libros diarios, siete más que en el local antiguo.",
    "De la tienda en internet se ocupará su hijo Mateo, estudiante en Salamanca.",
    "Amparo Zúñiga, ante las estanterías de nogal de la plaza del Trigo",
    "Dionisia Matesanz, de 97 años, la más veterana de la cadena",
    "En páginas interiores: el diccionario de 1964 que nadie podrá comprar",
  ],
};
