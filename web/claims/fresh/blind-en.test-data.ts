import type { FreshSet } from "./fresh-statements.ts";

/** Blind: see blind-sets.test-data.ts. */
export const blindEn: readonly FreshSet[] = [
  {
    article: {
      title: "New wing for St. Brendan's",
      region: "Carrow Falls",
      author: "Hattie Longmuir",
      publishDate: "2026-03-12",
      language: "en",
      content: `St. Brendan's Hospital in Carrow Falls will open its new east wing on Monday, March 23, two years after builders broke ground. The four-storey building cost £46.8 million and has 96 beds, 12 of them in intensive care.

Chief executive Dr. Miriam Oyelaran said on Wednesday that the wing would shorten waits in the emergency department, which averaged five hours and 40 minutes last winter. "We were treating people in corridors, and nobody here was proud of that," she said. "This wing gives our patients a door that closes."

About a quarter of the money, £11.7 million, came from the Harcastle Trust; the county paid the rest. The hospital has hired 140 nurses since January, 35 of them from the Philippines. Union representative Colm Dredge welcomed the wing but warned about staffing. "A bed without a nurse is furniture," he said.

Patients from Ward 7 will move first, between 6 a.m. and noon. Visiting hours will run from 2 p.m. to 8 p.m. every day. The old Victoria wing, built in 1938, will be torn down next year to make way for a car park with 210 spaces.`,
    },
    numbers: [
      "The new wing adds 96 beds, [[eighteen]] of them in intensive care.",
      "The Harcastle Trust gave [[£17.1 million]] towards the building.",
      "Waiting times are expected to fall by [[30 percent]] once the wing is in use.",
    ],
    dates: [
      "Doors open on [[Monday, March 30]], when the first patients are wheeled across.",
      "Visitors may come from 2 p.m. until [[9:30 p.m.]] every day.",
    ],
    names: [
      "Health Secretary [[Lionel Prewett]] is to cut the ribbon.",
      "The wing was drawn by [[Tolland & Reyes Architects]], a firm known for schools.",
    ],
    quotations: [
      `Dr. Oyelaran did not hide the shame of last winter. “[[We were treating people in corridors, and everybody here was ashamed of that]],” she said.`,
      `For Colm Dredge the sums do not add up. “[[We will be watching the rotas very closely]],” he said.`,
    ],
    truths: [
      "Two years of building end on March 23, when the east wing of St. Brendan's admits its first patients.",
      "One bed in eight is meant for intensive care.",
      "The county paid three quarters of the bill.",
      "The building, four floors high, cost nearly £47 million.",
      "A quarter of the nurses hired since January are Filipinos.",
      "Last winter people waited on average 5 hours 40 minutes in the emergency department.",
      "Ward 7 moves first, from six in the morning until midday.",
      `“This wing gives our patients a door that closes,” said Miriam Oyelaran, the hospital's chief executive.`,
      "The Victoria wing of 1938 will come down in 2027, and a car park for 210 cars will take its place.",
      `A bed without a nurse, warned Dredge, “is furniture.”`,
      "Visiting is possible daily between 14:00 and 20:00.",
    ],
  },
  {
    article: {
      title: "Beekeeper cleared of poisoning charge",
      region: "Wexcombe",
      author: "Ronan Adair",
      publishDate: "2026-10-09",
      language: "en",
      content: `A jury in Wexcombe took just 50 minutes on Thursday to clear beekeeper Alistair Penhallow, 63, of poisoning his neighbor's hives. He had faced up to three years in prison.

The case began in June 2025, when Judith Marsh found 22 of her 30 colonies dead. She told police that she had seen Mr. Penhallow near her orchard on Tarrow Lane at about 10:15 p.m. on June 4. Damage was put at $18,400.

But a laboratory at Pell University found no trace of poison in the dead bees. Professor Inga Solheim told the court that a mite had killed them. "I have seen this in hundreds of hives," she said. "It is not a crime, it is a parasite."

Judge Thomas Effingham thanked the seven women and five men of the jury after a trial that lasted eight days. Outside the courthouse Mr. Penhallow, who has kept bees since he was 11, hugged his daughter Clare. "I lost sixteen months of my life to a mite," he said. "I don't want revenge. I want my bees and my garden."

His lawyer, Deborah Lunt, said he would ask for costs of about $57,000. Ms. Marsh left by a side door and did not speak to reporters. The district attorney has until October 30 to decide on an appeal.`,
    },
    numbers: [
      "After only [[ninety minutes]] the jury came back.",
      "Of Ms. Marsh's 30 colonies, [[27]] lay dead.",
      "Legal bills have swallowed [[$75,000]] of his savings.",
    ],
    dates: [
      "He was seen near the orchard on the evening of [[June 14]], she said.",
      "Prosecutors must decide by [[November 15]] whether they will appeal.",
    ],
    names: [
      "Mr. Penhallow embraced his daughter [[Caroline]] on the courthouse steps.",
      "The dead bees were examined at the [[University of Marlow]].",
    ],
    quotations: [
      `“[[It is a crime]],” Professor Solheim told the court.`,
      `“[[I want revenge]]. I want my bees and my garden,” the beekeeper said outside.`,
    ],
    truths: [
      "The jury needed less than an hour: 50 minutes.",
      "Twenty-two of thirty hives had died; eight were left.",
      "Alistair Penhallow, who is 63, could have gone to prison for three years.",
      "A witness placed him on Tarrow Lane at a quarter past ten on the night of June 4, 2025.",
      "Twelve jurors, seven of them women, had listened for eight days.",
      "The beekeeper was acquitted on October 8.",
      "“I don't want revenge,” he said. “I want my bees and my garden.”",
      "Deborah Lunt, who defended him, put the costs at roughly $57,000.",
      "Solheim, a professor, blamed a mite: “I have seen this in hundreds of hives.”",
      "Penhallow had his first hive at the age of eleven.",
      "The loss was estimated at just over $18,000.",
    ],
  },
];
