import type { FreshSet } from "./fresh-statements.ts";

/** Blind: see blind-sets.test-data.ts. */
export const blindEs: readonly FreshSet[] = [
  {
    article: {
      title: "El puente de Valdecuna cierra por grietas",
      region: "Valdecuna",
      author: "Inés Robledo",
      publishDate: "2026-09-17",
      language: "es",
      content: `El puente de San Telmo, que une los dos barrios de Valdecuna, quedará cerrado al tráfico desde el lunes 21 de septiembre hasta finales de marzo. Los técnicos hallaron el martes 14 grietas en los pilares, tres de ellas de más de dos metros.

Por el puente, construido en 1927, pasan cada día unos 9.600 vehículos. Los conductores tendrán que dar un rodeo de 11 kilómetros por la carretera de Orbejo. Los peatones podrán cruzar entre las 7.00 y las 21.30.

«No podemos jugar con la vida de nadie», dijo la alcaldesa, Rosario Quintanal. «Prefiero un pueblo enfadado que un pueblo de luto.» La reparación costará 3,2 millones de euros, de los que el Gobierno regional pagará el 60 %.

Los comerciantes temen por sus ventas. La Asociación de Tenderos del Río, que reúne a 85 negocios, pide ayudas antes de Navidad. «En la riada de 2011 perdimos a la mitad de los clientes», recordó su presidente, Faustino Arce, dueño de una ferretería. «No todos volvieron.»

La ingeniera Leire Otaño, de la empresa Construcciones Beltza, dirigirá a un equipo de 24 obreros. El autobús escolar saldrá media hora antes para los 130 alumnos de la orilla izquierda.`,
    },
    numbers: [
      "Los técnicos encontraron [[diecinueve]] grietas en los pilares.",
      "La obra costará [[4,5 millones de euros]], según el Ayuntamiento.",
      "El Gobierno regional asumirá el [[75 %]] del coste.",
    ],
    dates: [
      "El puente, inaugurado en [[1932]], nunca se había cerrado tanto tiempo.",
      "Los peatones podrán cruzar hasta las [[diez y media]] de la noche.",
    ],
    names: ["El concejal de Obras, [[Marcelo Iriondo]], visitó la zona.", "El desvío pasará por [[Villasarga]], un pueblo vecino."],
    quotations: [
      "«[[Prefiero un pueblo de luto que un pueblo enfadado]]», dijo la alcaldesa.",
      "«[[Sin ayudas, muchas tiendas no llegarán a la primavera]]», advirtió Faustino Arce.",
    ],
    truths: [
      "Desde el 21 de septiembre ningún coche podrá pasar por el puente de San Telmo.",
      "Tres de las catorce grietas superan los dos metros.",
      "Cada jornada lo cruzan casi diez mil vehículos.",
      "El rodeo por Orbejo es de once kilómetros.",
      "A pie se podrá cruzar de siete de la mañana a nueve y media de la noche.",
      "«No podemos jugar con la vida de nadie», afirmó Rosario Quintanal.",
      "El Ejecutivo de la región pagará tres quintas partes de los 3,2 millones.",
      "Ochenta y cinco comercios forman parte de la Asociación de Tenderos del Río.",
      "El ferretero Faustino Arce se acuerda de la riada de 2011: «No todos volvieron».",
      "Leire Otaño, ingeniera de Construcciones Beltza, tendrá a su cargo a dos docenas de obreros.",
      "Los 130 escolares de la margen izquierda saldrán treinta minutos antes.",
    ],
  },
  {
    article: {
      title: "Tornalba celebra su feria del queso",
      region: "Tornalba",
      author: "Gonzalo Reverte",
      publishDate: "2026-05-04",
      language: "es",
      content: `Más de 6.000 personas visitaron el fin de semana la feria del queso de Tornalba, un pueblo de 740 habitantes. Fue la edición número 25, y la primera con sol desde 2019.

El sábado a mediodía, un jurado de nueve personas eligió el mejor queso entre 48 piezas. Ganó por segunda vez Amparo Lizana, de 34 años, con un queso de oveja madurado 14 meses en una cueva. «Mi abuela me enseñó a esperar», dijo al recoger el premio de 2.500 euros. «El queso no entiende de prisas.»

El segundo puesto fue para la cooperativa La Majada, de Peñarrubia, y el tercero para el italiano Dario Colonna, llegado de Cerdeña. En dos días se vendieron 3,8 toneladas de queso, un 15 % más que el año pasado.

El domingo, unos 200 niños aprendieron a ordeñar en la plaza Mayor. El alcalde, Eusebio Trillo, prometió un museo del queso en las antiguas escuelas. «Abriremos en otoño de 2027, si el dinero llega», dijo.

No todo fue fiesta: la Guardia Civil multó a 63 conductores por aparcar en los prados. La próxima feria será el 1 y 2 de mayo de 2027.`,
    },
    numbers: [
      "El jurado probó [[56 quesos]] antes de decidir.",
      "La ganadora se llevó [[3.500 euros]].",
      "Se vendió un [[20 %]] más que en la edición anterior.",
    ],
    dates: ["El museo abrirá sus puertas en [[la primavera de 2028]].", "La próxima edición se celebrará el [[8 y 9 de mayo]] de 2027."],
    names: ["La cooperativa La Majada, de [[Fuentelarga]], quedó segunda.", "El tercer premio fue para [[Fabrizio]] Colonna."],
    quotations: [
      "«[[Abriremos en otoño de 2027, pase lo que pase]]», dijo el alcalde.",
      "«[[Mi madre me enseñó a esperar]]», dijo Amparo Lizana.",
    ],
    truths: [
      "El queso ganador pasó un año y dos meses en una cueva.",
      "La feria cumplió un cuarto de siglo: era la vigesimoquinta edición.",
      "Tornalba no llega a 750 vecinos, y vinieron más de seis mil visitantes.",
      "Lizana, que tiene 34 años, ya había ganado una vez.",
      "Su premio: dos mil quinientos euros.",
      "Se vendieron casi cuatro toneladas de queso.",
      "«El queso no entiende de prisas», dijo la ganadora.",
      "El italiano Dario Colonna, de Cerdeña, fue tercero.",
      "Unos doscientos niños ordeñaron en la plaza Mayor el domingo 3 de mayo.",
      "Eusebio Trillo quiere abrir un museo en las viejas escuelas, «si el dinero llega».",
      "La Guardia Civil puso sesenta y tres multas.",
    ],
  },
];
