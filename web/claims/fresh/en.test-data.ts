import type { FreshSet } from "./fresh-statements.ts";

export const en: FreshSet = {
  article: {
    title: "Night ferry returns to Copper Sound after nine winters",
    region: "Copper Sound, Washington",
    author: "Ruth Abernathy",
    publishDate: "2026-03-14",
    language: "en",
    content: `The night ferry across Copper Sound sails again. On Friday, March 13, at 9:40 p.m., the Eleanor Pratt left Tolliver Landing with 212 passengers and 38 cars, the first evening crossing since October 2016.

The line was closed nine years ago when the state withdrew a yearly subsidy of $1.2 million. Since then nurses, bakers and students on Marrow Island have had to be home by six o'clock or drive 74 miles around the sound.

“I have missed every one of my daughter’s school concerts,” said Yolanda Reyes, a nurse at Saint Brendan Hospital. “Tonight I will sit in the second row.”

The money for the new service comes from three sources: the county pays $480,000, the Port of Tolliver a quarter of the cost, and 1,350 islanders bought shares at fifty dollars each. Captain Gus Lindqvist, 61, who steered the last boat in 2016, came out of retirement for the first crossing. “She handles like an old dog: slow, stubborn and happy to see you,” he said.

The Eleanor Pratt was built in 1974 at the Hadley yard in Bremerton. Her two diesel engines were replaced last summer by electric motors that save about 90,000 gallons of fuel a year. A crossing takes 35 minutes. Tickets cost $6.50 for adults; children under twelve ride free.

Not everybody is pleased. Warren Chu, who runs the Gull Inn at the landing, fears for his overnight guests. “Half of my rooms were filled by people who missed the last boat,” he said. County commissioner Maeve Donnelly answered that bookings in neighboring Oster Cove rose by 18 percent when its late boat came back.

The ferry will run five nights a week, Wednesday to Sunday, until Labor Day. After that the county will count heads: if fewer than 70 people a night are aboard, the boat goes back to the dock at six.`,
  },
  numbers: [
    "The Eleanor Pratt left Tolliver Landing on Friday night with [[221]] passengers aboard.",
    "Below deck stood [[forty-four]] cars, most of them from Marrow Island.",
    "The state once paid [[$2.1 million]] a year to keep the evening boat running, and then it stopped.",
    "Whoever missed the last boat faced a drive of [[84 miles]] around the sound.",
    "Islanders bought shares in the line: [[1,530]] of them, at fifty dollars apiece.",
    "The county itself pays [[$840,000]], the port a quarter of the whole.",
    "Electric motors now save about [[nineteen thousand]] gallons of fuel a year.",
    "An adult pays [[$8.25]] for the crossing; children under twelve ride free.",
    "In Oster Cove, bookings rose by [[28 percent]] when the late boat came back, the commissioner said.",
    "The bar on the upper deck sold [[six hundred]] cups of cocoa before the boat reached the island.",
  ],
  dates: [
    "The boat sailed on [[Thursday]] evening, and half the island stood on the pier.",
    "It was the first evening crossing since [[October 2014]].",
    "The Eleanor Pratt was launched in [[1968]] at the Hadley yard in Bremerton.",
    "Lines were cast off at [[10:15 p.m.]] to the sound of a brass band.",
    "The service will run until [[Thanksgiving]], when the county will count heads.",
    "The commissioners are to meet about the line on [[April 27, 2027]].",
    "Shares went on sale in [[November]], and the last was gone within weeks.",
    "The old line was closed on [[the 3rd of May]], to the anger of the island.",
  ],
  names: [
    "Yolanda Reyes had her daughter [[Carmen]] beside her on the pier.",
    "The first ticket was bought by [[Theodore Blackwell]], a retired teacher.",
    "A brass band from [[Port Ludlow]] played as the lines were cast off.",
    "The motors were fitted by [[Siemens Energy]] last summer.",
    "Captain [[Nils Lindqvist]], 61, came out of retirement for the crossing.",
    "The deckhands belong to the [[Inland Boatmen’s Union]], which had asked for the night shift.",
    "Warren Chu runs the [[Heron Lodge]] at the landing.",
    "Freight for the island will go by way of [[Anacortes]], as before.",
  ],
  quotations: [
    "[[“I have missed all of my daughter’s swimming meets,”]] said Yolanda Reyes, the nurse.",
    "Captain Lindqvist was pleased with the boat. [[“She handles like a young horse: quick, stubborn and happy to see you,”]] he said.",
    "[[“This is the day the island grew up,”]] said commissioner Maeve Donnelly.",
    "Warren Chu shrugged. [[“Most of my rooms were filled by people who missed the last boat,”]] he said.",
    "On the pier people spoke of [[“a small miracle”]] as the lights came round the point.",
    "“Tonight I will sit in the second row,” she said. [[“And tomorrow I will sleep until noon.”]]",
    "The county had promised [[“a fair trial and nothing more”]] when it agreed to pay.",
    "One islander put it in five words: [[“We can go home late.”]]",
  ],
  truths: [
    "Two hundred and twelve passengers were aboard when the night ferry left.",
    "Thirty-eight cars stood on the deck of the Eleanor Pratt.",
    "The subsidy that the state withdrew came to $1,200,000 a year.",
    "Islanders had to be home by 6 o’clock, or drive 74 miles.",
    "It is seventy-four miles by road around the sound.",
    "The county’s part is 480,000 dollars.",
    "One thousand three hundred and fifty islanders bought shares at $50 each.",
    "About 1350 people on the island hold shares now.",
    "Lindqvist is sixty-one and had steered the last boat, in 2016.",
    "The new motors save some ninety thousand gallons of fuel each year.",
    "The crossing takes thirty-five minutes.",
    "An adult ticket is six dollars and fifty cents.",
    "Children under 12 ride free.",
    "Bookings in Oster Cove went up 18% after its late boat returned.",
    "Bookings in Oster Cove rose by eighteen per cent, Donnelly answered.",
    "The boat will run 5 nights a week, from Wednesday to Sunday.",
    "If fewer than seventy people a night are aboard, the boat goes back to the dock.",
    "On March 13 the Eleanor Pratt sailed at 9:40 in the evening.",
    "She left on 13 March at 21:40.",
    "The date was Friday, the 13th of March, which bothered nobody.",
    "The Eleanor Pratt was built in ’74 at the Hadley yard.",
    "It had been nine winters since the last night boat.",
    "It had been 9 winters since the last night boat.",
    "The money comes from 3 sources.",
    "The Port of Tolliver pays 25 percent of the cost.",
    "Two diesel engines were taken out last summer.",
    "Tolliver’s port pays a quarter of the cost.",
    "Reyes works at Saint Brendan Hospital.",
    "Gus Lindqvist’s first crossing in nine years went smoothly.",
    "Commissioner Donnelly pointed to Oster Cove.",
    "The Gull Inn’s owner, Warren Chu, fears for his guests.",
    "A nurse at St. Brendan Hospital, Yolanda Reyes, was among the passengers.",
    "‘Tonight I will sit in the second row,’ said Ms. Reyes.",
    '"I have missed every one of my daughter\'s school concerts," said Yolanda Reyes.',
    "The boat was “slow, stubborn and happy to see you,” the captain said.",
    "“Half of my rooms were filled by people who missed the last boat,” Chu complained.",
    "She handles “like an old dog,” said Captain Lindqvist.",
    "Nurses, bakers and students had been waiting for this night. Nobody asked what it cost.",
    "Marrow Island’s students may now stay for the evening.",
    "After Labor Day the county will count heads.",
    "The Hadley yard in Bremerton built the boat in 1974. Last summer her engines went.",
    "By Ruth Abernathy, Copper Sound. The boat is back, and the pier was full on Friday.",
  ],
};
