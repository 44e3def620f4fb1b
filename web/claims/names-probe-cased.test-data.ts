import type { Swaps } from "./names-probe-east.test-data.ts";

const own = {};
const full = (family: string, given: string) => `${given} ${family}`;

/** People and places to put where a page in Latin or Cyrillic letters has a name of its article. */
export const swapsCased: Readonly<Record<string, Swaps>> = {
  en: {
    own,
    full,
    other: {
      family:
        "Hargreaves Pemberton Oakes Whitlock Sandoval Marsh Pike Bellamy Grant Lowry Stone Kowalski Frost Abernathy Brooks Day Rivers Winslow Nash Upton Price Carver",
      given: "Alice Dominic Prudence Victor Rose Malcolm Grace Hector Joy Simon Faith Neville Ivy Rupert Dawn Mark Olive Earl Hope Wade",
      place:
        "Bristol Reading Millbrook Deal Sandwich Winchester Bath Ashford Stow Hull Lincoln Redcar Oakham Settle Ware Diss Rye Battle Nome Salem",
    },
  },
  fr: {
    own,
    full,
    other: {
      family:
        "Lefèvre Marchand Petit Berger Roche Dumas Fontaine Blanc Mercier Guérin Boulanger Leroy Delacroix Vidal Noël Charpentier Masson Perrin Legrand Hardy",
      given: "Amélie Gaston Solène Baptiste Rose Olivier Margot Fernand Prune Clément Violette Armel Aurore Loïc Blanche Pierre Inès Régis",
      place: "Angers Dole Sète Vienne Lens Tours Bourges Cognac Moulins Nice Laval Redon Auch Gap Foix Autun Beaune Rodez Vannes Dax",
    },
  },
  es: {
    own,
    full,
    other: {
      family:
        "Robledo Herrero Iglesias Campos Molina Luna Prieto Rey Calvo Bravo Delgado Serrano Rubio Cano Pastor Zapatero Leal Nieto Cortés Vega",
      given: "Rosa Ángel Consuelo Domingo Pilar León Esperanza Santos Alba Modesto Dolores Justo Paz Benito Luz Fermín Blanca Severo",
      place:
        "Zamora Soria Toro Lugo Ronda Jaca Baza Huesca Cuenca Mérida Utrera Lorca Elda Motril Gijón Tudela Béjar Olmedo Cangas Andújar",
    },
  },
  de: {
    own,
    full,
    other: {
      family:
        "Krüger Lindemann Schuster Vogt Seidel Brandt Kaiser Winter Berger Stein Roth Jäger Busch Kramer Hartwig Böhm Lorenz Franke Sommer Kessler",
      given: "Gudrun Ansgar Friederike Detlef Rosa Volker Waltraud Jens Hilde Torben Marlies Rainer Antje Egon Silke Uwe Greta Hannes",
      place: "Husum Detmold Passau Bautzen Celle Lindau Gotha Pirna Emden Wismar Soest Zwickau Ansbach Kamenz Meldorf",
    },
  },
  it: {
    own,
    full,
    other: {
      family:
        "Ferrari Barbieri Conti Fabbri Villa Monti Serra Costa Martini Leone Gallo Sarti Fontana Marchesi Rocca Guerra Basile Longo Neri Bianchi",
      given: "Ornella Furio Mirella Bruno Rosa Gaspare Alba Tullio Viola Sabatino Gemma Fausto Serena Dino Perla Amerigo Chiara Vasco",
      place: "Cuneo Asti Lodi Rieti Terni Crotone Faenza Prato Massa Fermo Gela Ostia Alba Imola Nuoro Chieti Bra Sora Schio Thiene",
    },
  },
  pt: {
    own,
    full,
    other: {
      family:
        "Carvalho Pereira Ribeiro Nogueira Campos Rocha Leite Ramos Pinto Coelho Guerra Barros Teixeira Moreira Lobo Salgado Vidal Amado",
      given: "Rosa Anselmo Conceição Dalva Jacinto Esperança Elói Vitória Benedito Iracema Justino Aurora Sebastião Graça Zélia Clemente",
      place: "Braga Évora Tomar Chaves Aveiro Lagos Santos Natal Olinda Bagé Ilhéus Itu Crato Lavras Salto Viseu Faro Goiás Sobral Tatuí",
    },
  },
  ru: {
    own,
    full,
    other: {
      family:
        "Ковалёва Ситникова Полева Маркова Лесная Горина Сомова Носова Белкина Дорохова Соколова Мороз Зимина Рябова Кузнец Ветрова Крылова Медведева",
      given: "Полина Вера Марина Любовь Роза Светлана Надежда Лада Майя Злата Галина Рита Инна Снежана Тамара Дарья",
      place:
        "Самаре Орле Саратове Перми Рязани Туле Мурманске Томске Кирове Курске Сочи Ейске Печоре Белозерске Зарайске Острове Советске Луге",
    },
  },
};
