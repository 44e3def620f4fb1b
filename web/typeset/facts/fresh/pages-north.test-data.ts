import type { FreshSet } from "./fresh-statements.ts";

/** Pages as an honest model writes them for the product's prompt, sentence by sentence in the order of the page, and the same with one fact invented. */
export const pagesNorth: Readonly<Record<string, FreshSet>> = {
  en: {
    article: {
      title: "Hallbeck has its footbridge back",
      region: "Hallbeck",
      author: "Joanna Kerrigan",
      publishDate: "2026-09-17",
      language: "en",
      content: `The footbridge over the River Arkle at Hallbeck reopened on Saturday, 12 September, nineteen months after a flood carried away its middle span. About 600 people crossed it in the first hour, many of them with dogs and pushchairs.

The new bridge is 64 metres long and 2.8 metres wide, twice the width of the old one, and stands 90 centimetres higher above the water. It cost £1.9 million. The county paid £1.2 million, the Environment Agency £450,000, and residents collected the remaining £250,000 in a campaign that began with a cake stall outside the post office.

"We sold 3,400 scones before anybody at the county answered a letter," said Margaret Oddie, 71, who leads the campaign. "I never want to see another scone."

Without the bridge, the 140 pupils of Hallbeck Primary who live on the east bank had to travel by bus over the road bridge at Scarside, a detour of 11 kilometres. The journey took 35 minutes instead of six. The head teacher, Daniel Achebe, said that lateness had doubled. "On Monday the bell rang at 8.50 and every chair was taken," he said.

The engineer in charge, Ruth Callender of Pennine Structures, built the deck from larch and the arches from weathering steel, which needs no paint. Work started in October 2025 and should have ended in June, but two floods in the spring stopped it for nine weeks.

Not everybody is pleased. Colin Yates, who keeps the Anchor Inn on the west bank, said his takings had fallen by a fifth since work began, because boats may no longer moor below the arches. The 26 lamps on the bridge go off at 11 pm.

The county will inspect the bridge every two years. The campaign still has £8,300 left; a meeting in the village hall on 1 October at 7.30 pm will decide what to do with it. Oddie would like a bench. Cyclists must dismount until a sign has been agreed.`,
    },
    numbers: [
      "About [[950]] people crossed the new footbridge at Hallbeck in the first hour after it reopened on Saturday, 12 September.",
      "The new bridge is [[78 metres]] long and 2.8 metres wide.",
      "It is twice as wide as its predecessor and stands [[130 centimetres]] higher above the water.",
      "Of this, the county paid [[£980,000]] and the Environment Agency £450,000.",
      "Residents raised the remaining £250,000 themselves, in [[1,150]] separate donations.",
      "The [[185]] pupils who live on the east bank had to go by bus over the road bridge at Scarside, a detour of 11 kilometres.",
      "That took [[50 minutes]], against six over the bridge.",
      "Two floods in the spring held it up for [[thirteen weeks]].",
      "Colin Yates, who keeps the Anchor Inn on the west bank, said his takings had fallen by [[a third]] since work began.",
      "The campaign has money left: [[£12,600]].",
      "[[Forty]] lamps light the bridge and go off at 11 pm.",
      "[[17 kilometres]]: the detour over Scarside while the bridge was gone",
    ],
    dates: [
      "About 600 people crossed the new footbridge at Hallbeck in the first hour after it reopened on [[Sunday]], 12 September.",
      "A flood carried away the middle span of the old bridge, which had stood since [[1931]].",
      "Work began in [[July 2025]] and was due to end in June.",
      "Work began in October 2025 and was due to end in [[April]].",
      "What becomes of it will be decided in the village hall on 1 October at [[6.15 pm]].",
      "Twenty-six lamps light the bridge and go off at [[midnight]].",
    ],
    quotations: [
      "[[“We sold 3,400 scones before anybody at the county picked up the telephone,”]] Oddie said.",
      "Oddie added: [[“I never want to bake another scone in my life.”]]",
      "[[“On Monday the bell rang at 8.50 and nobody was missing,”]] Achebe said.",
      "[[“The children missed their walk to school,”]] the head teacher, Daniel Achebe, said.",
      "[[“My takings have fallen by a fifth,”]] Yates said.",
      "[[“Weathering steel looks after itself,”]] Callender said.",
      "Oddie has a wish of her own. [[“What we need now is a bench,”]] she said.",
      "[[“It is safer than it ever was,”]] a spokesman for the county said.",
    ],
    names: [
      "[[Helen Marsden]], the county councillor for transport, cut the ribbon.",
      "Ruth Callender of [[Ribblesdale Engineering]], the engineer in charge, built the deck from larch and the arches from weathering steel.",
      "The pupils who live on the east bank had to go by bus over the road bridge at [[Otterby]].",
      "Colin Yates, who keeps the [[Fox and Hounds]] on the west bank, said his takings had fallen by a fifth since work began.",
      "Lateness doubled, the head teacher, [[Martin Achebe]], said.",
      "The steel for the arches came from [[Sheffield]].",
      "The campaign had the help of the [[Arkle Valley Trust]].",
      "The new footbridge links the two banks of the [[River Dunmore]] at Hallbeck.",
    ],
    truths: [
      "Hallbeck crosses the river on foot again as its bridge reopens",
      "The £1.9 million bridge replaces one that a flood broke nineteen months ago, and the village paid for part of it with scones.",
      "About 600 people crossed the new footbridge at Hallbeck in the first hour after it reopened on Saturday, 12 September.",
      "Many brought dogs and pushchairs.",
      "The village had been without the crossing for nineteen months, since a flood carried away the middle span of the old bridge over the River Arkle.",
      "The new bridge is 64 metres long and 2.8 metres wide.",
      "It is twice as wide as its predecessor and stands 90 centimetres higher above the water.",
      "A higher deck leaves floodwater and driftwood more room to pass underneath.",
      "The bridge cost £1.9 million.",
      "Of this, the county paid £1.2 million and the Environment Agency £450,000.",
      "Residents raised the remaining £250,000 themselves.",
      "Their campaign began with a cake stall outside the post office and is led by Margaret Oddie, 71.",
      "“We sold 3,400 scones before anybody at the county answered a letter,” Oddie said.",
      "“I never want to see another scone.”",
      "The loss of the bridge was felt at Hallbeck Primary.",
      "The 140 pupils who live on the east bank had to go by bus over the road bridge at Scarside, a detour of 11 kilometres.",
      "That took 35 minutes, against six over the bridge.",
      "Lateness doubled, the head teacher, Daniel Achebe, said.",
      "“On Monday the bell rang at 8.50 and every chair was taken,” he said.",
      "Ruth Callender of Pennine Structures, the engineer in charge, built the deck from larch and the arches from weathering steel.",
      "Weathering steel forms a dense layer of rust that protects the metal beneath, so it needs no paint.",
      "Work began in October 2025 and was due to end in June.",
      "Two floods in the spring held it up for nine weeks.",
      "Not everyone in the village welcomes the result.",
      "Colin Yates, who keeps the Anchor Inn on the west bank, said his takings had fallen by a fifth since work began.",
      "He put it down to the boats, which may no longer moor below the arches.",
      "The county will inspect the bridge every two years, and cyclists must dismount until a sign has been agreed.",
      "What to do with £8,300",
      "The campaign has money left: £8,300.",
      "What becomes of it will be decided in the village hall on Thursday, 1 October, at 7.30 pm.",
      "Oddie has a wish of her own: a bench.",
      "Twenty-six lamps light the bridge and go off at 11 pm.",
      "Nights along a river are dark, and a lit path is easier to find.",
      "From a cake stall to a quarter of a million",
      "What began with a table of cakes outside the post office ended with £250,000, roughly an eighth of what the bridge cost.",
      "The campaigners are left with a crossing, a surplus and, in the case of one of them, enough of scones.",
      "The new footbridge links the two banks of the River Arkle at Hallbeck.",
      "Larch and weathering steel make up the new bridge.",
      "64 metres: the length of the new bridge",
      "600: people who crossed it in the first hour",
      "9 weeks: the delay caused by two spring floods",
      "11 kilometres: the detour over Scarside while the bridge was gone",
    ],
  },
};
