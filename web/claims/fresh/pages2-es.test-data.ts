import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages2Es: FreshSet = {
  article: {
    title: "La almazara de Villarejo muele ya la primera aceituna",
    region: "Villarejo del Olmo",
    author: "Marina Escudero",
    publishDate: "2026-11-12",
    language: "es",
    content: `La cooperativa olivarera San Gregorio, de Villarejo del Olmo, puso en marcha el lunes 9 de noviembre su nueva almazara, capaz de moler 12.000 kilos de aceituna por hora, el triple que la antigua. El primer remolque, con 4.300 kilos de picual, lo descargó a las 7.20 de la mañana Eusebio Carrasco, de 68 años, socio desde 1981.

«Antes hacíamos cola hasta las dos de la madrugada con el termo de café», recordó Carrasco. «Hoy he tardado nueve minutos».

La instalación, levantada en el polígono Las Eras, ha costado 3,6 millones de euros. La Junta de Andalucía ha aportado el 45 % y la Caja Rural del Condado ha prestado 1,4 millones a doce años. El resto lo han puesto los 526 socios, a razón de 0,04 euros por kilo entregado durante las tres últimas campañas.

La gerente, la ingeniera agrónoma Nuria Belmonte, espera molturar nueve millones de kilos de aquí a febrero, un 30 % más que el año pasado, cuando la sequía dejó la cosecha en la mitad de lo normal. El rendimiento medio de los primeros análisis es del 18,5 %. «Con que llueva un poco antes de la Purísima, será el mejor año desde 2018», afirmó.

La fábrica da trabajo a 24 personas, seis más que hasta ahora; once son mujeres. Entre ellas está la maestra de almazara Lucía Pardo, de 29 años, que se formó en Jaén y en la Toscana. Para ella, lo decisivo es la temperatura: la pasta no pasa de 25 grados. Los huesos triturados se queman en una caldera que calienta también el colegio Virgen del Prado, a 400 metros, y le ahorra 17.000 euros de gasóleo al año.

No todo son parabienes. La asociación ecologista Ribera Viva teme por el arroyo Salado, al que fueron a parar alpechines en 2014. «Pedimos un análisis del agua cada mes y que lo publiquen», dijo su portavoz, Andrés Quirós. Belmonte respondió que la nueva planta no vierte nada: el orujo húmedo va en camiones a una extractora de Montellano.

El edificio viejo, de 1953, en la calle Pósito, se convertirá en museo si el Ayuntamiento consigue los 280.000 euros que hacen falta. La alcaldesa, Rosario Valle, presentará el proyecto al pleno el 26 de noviembre. Los empiedros de granito, que dejaron de girar en 1987, se quedarán donde están.

La cooperativa abrirá sus puertas el domingo 22, de 11.00 a 14.30, con visita y desayuno molinero: pan, aceite nuevo, bacalao y naranja. La entrada es gratuita, pero hay que apuntarse antes del día 19. La botella de medio litro se venderá a 6,80 euros.`,
  },
  numbers: [
    "La nueva fábrica puede moler [[15.000 kilos]] de aceituna por hora.",
    "El primer remolque llevaba [[5.100 kilos]] de aceituna picual.",
    "Eusebio Carrasco, de [[73 años]], fue el primero en descargar.",
    "La obra ha costado [[4,2 millones]] de euros.",
    "La Junta de Andalucía ha pagado el [[60 %]].",
    "La Caja Rural del Condado ha concedido un préstamo de 1,4 millones a [[veinte años]].",
    "La almazara emplea a [[31 personas]], de las que once son mujeres.",
    "La caldera de hueso ahorra al colegio [[23.000 euros]] de gasóleo al año.",
    "La botella de medio litro costará [[8,50 euros]].",
    "El rendimiento medio de las primeras muestras ronda el [[21 %]].",
  ],
  dates: [
    "La almazara empezó a trabajar el [[martes]] 9 de noviembre.",
    "A las [[6.45]] de la mañana entró el primer remolque.",
    "Carrasco es socio de la cooperativa desde [[1976]].",
    "La campaña durará hasta [[marzo]].",
    "En [[2011]] hubo un vertido de alpechín al arroyo Salado.",
    "La alcaldesa llevará el proyecto del museo al pleno el [[3 de diciembre]].",
    "El domingo 22 habrá puertas abiertas de 11.00 a [[13.30]].",
    "El edificio antiguo, en la calle Pósito, se levantó en [[1948]].",
  ],
  quotations: [
    "[[«Antes hacíamos cola toda la noche y sin cenar»]], recordó Carrasco.",
    "[[«Hoy he llegado a casa antes que el panadero»]], contó Eusebio Carrasco.",
    "[[«Con que llueva un poco antes de Navidad, será un año histórico»]], afirmó la gerente, Nuria Belmonte.",
    "[[«La temperatura lo es todo»]], explica la maestra de almazara, Lucía Pardo.",
    "[[«Pedimos que cierren la planta hasta tener garantías»]], dijo Andrés Quirós, portavoz de Ribera Viva.",
    "[[«El pueblo le debe este museo a sus abuelos»]], señaló la alcaldesa, Rosario Valle.",
  ],
  names: [
    "La gerente, [[Inés Montoro]], espera molturar nueve millones de kilos.",
    "La nueva almazara se alza en el polígono [[El Tomillar]].",
    "El préstamo de 1,4 millones lo ha concedido [[Cajamar]].",
    "Lucía Pardo aprendió el oficio en [[Córdoba]] y en la Toscana.",
    "El calor sobrante llega al colegio [[Cervantes]], a 400 metros.",
    "La asociación [[Tierra Limpia]] teme por el arroyo.",
    "El portavoz de los ecologistas es [[Joaquín Salas]].",
    "El orujo húmedo viaja en camión a una extractora de [[Osuna]].",
    "Los ecologistas recuerdan lo ocurrido en el arroyo [[Hondo]] en 2014.",
    "La primera carga era de aceituna [[arbequina]].",
  ],
  truths: [
    "Villarejo estrena almazara y se acaban las colas",
    "La cooperativa San Gregorio invierte 3,6 millones en una planta que muele tres veces más rápido que la vieja.",
    "La nueva almazara de Villarejo del Olmo muele desde el lunes.",
    "La cooperativa San Gregorio la puso en marcha el 9 de noviembre en el polígono Las Eras.",
    "Puede con 12.000 kilos de aceituna a la hora; la anterior se quedaba en 4.000.",
    "El primer remolque entró a las siete y veinte de la mañana con 4.300 kilos de picual.",
    "Lo descargó Eusebio Carrasco, de 68 años, que lleva 45 como socio.",
    "«Antes hacíamos cola hasta las dos de la madrugada con el termo de café», recordó.",
    "«Hoy he tardado nueve minutos».",
    "Quién paga la obra",
    "De los 3,6 millones de euros, la Junta de Andalucía ha puesto el 45 %, es decir, 1,62 millones.",
    "La Caja Rural del Condado ha prestado 1,4 millones, que se devolverán en doce años.",
    "Lo que falta ha salido del bolsillo de los 526 socios.",
    "Durante tres campañas han aportado cuatro céntimos por cada kilo entregado.",
    "La gerente, Nuria Belmonte, calcula que hasta febrero pasarán por los molinos nueve millones de kilos.",
    "Serían un 30 % más que en la campaña anterior, marcada por la sequía.",
    "La cosecha del año pasado se quedó en la mitad de una normal.",
    "Los primeros análisis dan un rendimiento medio del 18,5 %.",
    "«Con que llueva un poco antes de la Purísima, será el mejor año desde 2018», afirmó Belmonte, ingeniera agrónoma.",
    "La planta emplea a 24 personas, once de ellas mujeres.",
    "Hasta ahora eran 18.",
    "Una maestra de 29 años",
    "Lucía Pardo, la maestra de almazara, se formó en Jaén y en la Toscana.",
    "A sus 29 años vigila sobre todo el termómetro: la pasta no debe superar los 25 grados.",
    "El frío conserva los aromas; el calor da más aceite, pero peor.",
    "El hueso que calienta un colegio",
    "Nada se tira: el hueso triturado alimenta una caldera.",
    "De ella se beneficia también el colegio Virgen del Prado, que está a 400 metros y deja de gastar 17.000 euros anuales en gasóleo.",
    "Los ecologistas de Ribera Viva no bajan la guardia.",
    "En 2014 llegaron alpechines al arroyo Salado.",
    "«Pedimos un análisis del agua cada mes y que lo publiquen», dijo Andrés Quirós, su portavoz.",
    "La gerente asegura que la nueva planta no vierte nada, porque el orujo sale en camiones hacia Montellano.",
    "Un museo en la calle Pósito",
    "La fábrica vieja, construida en 1953, podría convertirse en museo.",
    "Hacen falta 280.000 euros, y la alcaldesa, Rosario Valle, llevará la propuesta al pleno del jueves 26 de noviembre.",
    "Los empiedros de granito, parados desde hace casi cuarenta años, no se moverán de su sitio.",
    "Pan, aceite y bacalao",
    "El 22 de noviembre, domingo, la cooperativa recibirá a los vecinos entre las once y las dos y media.",
    "Habrá visita y desayuno molinero, gratis para quien se apunte antes del 19.",
    "La botella de medio litro saldrá a 6,80 euros.",
    "Eusebio Carrasco descarga la primera aceituna de la campaña",
    "En páginas interiores: el nuevo oficio de Lucía Pardo, de Jaén a la Toscana",
  ],
};
