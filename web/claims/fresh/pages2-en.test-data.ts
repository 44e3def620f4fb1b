import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages2En: FreshSet = {
  article: {
    title: "Band plays on with borrowed cornets",
    region: "Ashcombe",
    author: "Imogen Tully",
    publishDate: "2026-10-08",
    language: "en",
    content: `Ashcombe Silver Band will play its first concert of the autumn on Saturday, 17 October, although a fire on 22 August destroyed its rehearsal room in Mill Lane and 29 of its 34 instruments. Players will use cornets, horns and two tubas lent by bands from as far away as Kettering.

The fire brigade was called at 2.40 am. Three engines and 18 firefighters needed four hours to put the fire out. Nobody was hurt. An investigation found that a dehumidifier had overheated. "It was the one machine we bought to protect the instruments," said the band's secretary, Priya Nair, 46. "You could not make it up."

The insurers, Harbour Mutual, have offered £61,000. New instruments would cost about £118,000, because the band's euphoniums and its bass drum dated from the 1930s and had been insured at the prices of 1998. An appeal on the internet has brought in £23,750 from 812 donors, among them a former player in New Zealand who sent £1,500.

The band was founded in 1887 by workers of the Fairley ropeworks. It has 41 members, the youngest of whom, Toby Sandle, is nine; the oldest, Len Buckley, 83, has played the baritone horn since 1956. His horn survived because he had taken it home. "My wife says I love it more than her," he said. "I only ever polish one of them."

For the time being the band rehearses on Tuesdays and Fridays from 7 to 9.15 pm in the canteen of Jessop's, a firm that makes garden gates. Its director, Marcus Jessop, charges no rent but has asked for one march at the firm's Christmas party. The town council has lent £10,000 for two years without interest, and Councillor Beth Amory wants to let the band have the former library in Church Street, which has stood empty since 2021. The council will vote on that on 3 November. Residents of the almshouses next door have collected 37 signatures against it.

Attendance has not suffered. "We have had more at rehearsal than before," said the conductor, Gareth Pugh, who has led the band for 12 years. Six beginners have joined since the fire.

The concert begins at 7.30 pm in St Mary's. Tickets cost £9, or £4 for under-18s; the church holds 320, and 190 had been sold by Wednesday. The programme ends with "Deep Harmony". In December the band hopes to compete at the county championships in Leicester, where it came fourth last year.`,
  },
  numbers: [
    "The blaze in Mill Lane destroyed [[31]] of the band's 34 instruments.",
    "Three engines and [[two dozen]] firefighters took four hours to put it out.",
    "The insurers, Harbour Mutual, have offered [[£48,500]].",
    "Replacing what was lost would cost around [[£135,000]].",
    "An internet appeal has raised £23,750 from [[more than a thousand]] donors.",
    "The youngest of its 41 members, Toby Sandle, is [[eleven]].",
    "Secretary Priya Nair, [[52]], saw the irony at once.",
    "The town council has lent [[£15,000]] for two years without interest.",
    "Neighbours in the almshouses have gathered [[64]] signatures against the plan.",
    "Gareth Pugh has conducted the band for [[17 years]].",
  ],
  dates: [
    "Ashcombe Silver Band opens its autumn season on [[Sunday]], 17 October.",
    "The fire broke out in the early hours of [[29 August]].",
    "The call reached the fire brigade at [[3.25 am]].",
    "Workers of the Fairley ropeworks founded the band in [[1894]].",
    "Len Buckley has played the baritone horn since [[1962]].",
    "For now the band meets on Tuesdays and [[Thursdays]] in the canteen of Jessop's.",
    "Councillors are to vote on the proposal on [[10 November]].",
    "The concert in St Mary's begins at [[8 pm]].",
  ],
  quotations: [
    "[[“It was the one machine we bought to keep the damp away,”]] said Priya Nair, the band's secretary.",
    "[[“I only ever polish the horn,”]] Buckley said.",
    "[[“We have had more at rehearsal than in any year I can remember,”]] said Gareth Pugh, the conductor.",
    "[[“All I want is one good march,”]] Marcus Jessop said.",
    "[[“The library has been silent for long enough,”]] said Councillor Beth Amory.",
    "Toby Sandle, nine, is the youngest of the players. [[“I cried when I saw the smoke,”]] he said.",
  ],
  names: [
    "Cornets, horns and two tubas have come on loan from bands as far away as [[Corby]].",
    "“You could not make it up,” said the band's secretary, [[Meera Nair]].",
    "The insurers, [[Beacon Mutual]], have offered £61,000.",
    "A former player in [[Canada]] sent £1,500.",
    "The founders in 1887 were workers of the [[Holloway]] ropeworks.",
    "The oldest of them, [[Ron Tickner]], is 83.",
    "The former library in [[Sheep Street]] has stood empty since 2021.",
    "The concert will be held in [[All Saints]], which seats 320.",
    "The evening closes with [[“Abide with Me”]].",
    "In December the band hopes to go to the county championships in [[Nottingham]].",
  ],
  truths: [
    "Fire took their instruments, not their concert",
    "Ashcombe Silver Band will open its autumn season next week on cornets and tubas lent by its rivals.",
    "Seven weeks after a fire destroyed its rehearsal room, Ashcombe Silver Band is ready to play again.",
    "Its first concert of the autumn takes place on Saturday, 17 October.",
    "The blaze in Mill Lane on 22 August destroyed 29 of the band's 34 instruments.",
    "Only five survived.",
    "Cornets, horns and two tubas have come on loan from bands as far away as Kettering.",
    "The call reached the fire brigade at 2.40 in the morning.",
    "Three engines and 18 firefighters took four hours to put the flames out.",
    "No one was injured.",
    "Investigators traced the cause to a dehumidifier that had overheated.",
    "“It was the one machine we bought to protect the instruments,” said Priya Nair, the band's secretary.",
    "“You could not make it up.”",
    "A gap in the insurance",
    "Harbour Mutual, the insurer, has offered £61,000, little more than half of the £118,000 or so that new instruments would cost.",
    "The euphoniums and the bass drum went back to the 1930s and were insured at 1998 prices.",
    "An internet appeal has raised £23,750 from 812 donors.",
    "One of them, a former player now in New Zealand, gave £1,500.",
    "The council has added a loan of £10,000, free of interest, for two years.",
    "Even so, the sums do not yet add up.",
    "The band owes its existence to the workers of the Fairley ropeworks, who founded it in 1887.",
    "Almost 140 years later it counts 41 members.",
    "Toby Sandle, the youngest, is nine, and Len Buckley, the oldest, is 83.",
    "Marches among the garden gates",
    "Until it has a home again, the band rehearses in the canteen of Jessop's, a maker of garden gates.",
    "Players meet there on Tuesdays and Fridays, from 7 pm to a quarter past nine.",
    "Marcus Jessop, the director, takes no rent; his price is one march at the firm's Christmas party.",
    "“We have had more at rehearsal than before,” said Gareth Pugh, the conductor of 12 years.",
    "Half a dozen beginners have joined since August.",
    "The library question",
    "Councillor Beth Amory would like the band to move into the former library in Church Street, empty for the past five years.",
    "The council votes on Tuesday, 3 November.",
    "Not everyone is in favour: residents of the almshouses next door have gathered 37 signatures against it.",
    "The horn that went home",
    "Len Buckley's baritone horn escaped because he had taken it home with him that night.",
    "He has played since 1956.",
    "“My wife says I love it more than her,” he said.",
    "“I only ever polish one of them.”",
    "The concert starts at half past seven in St Mary's; tickets are £9, and £4 for anyone under 18.",
    "By Wednesday, 190 of the 320 seats had gone.",
    "Len Buckley, 83, with the horn that survived",
    "Inside: what the band hopes for at the county championships in Leicester, where it finished fourth last year",
  ],
};
