import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages3En: FreshSet = {
  article: {
    title: "Allotment holders buy their own hillside",
    region: "Thornley Bridge",
    author: "Callum Reave",
    publishDate: "2026-09-17",
    language: "en",
    content: `The 86 gardeners of Quarry Bank allotments in Thornley Bridge signed the papers on Monday, 14 September, and now own the hillside on which they grow their leeks. They paid £142,000 for 3.4 acres that the Duxbury estate had meant to sell to a house builder.

The sale ends a dispute of almost three years. In November 2023 the estate gave the gardeners notice to leave within 12 months. Lonsdale Homes, of Preston, had offered £600,000 on condition that it could build 38 houses there. But the county's planners refused permission on 6 May 2025, because the only road in, Tanner's Brow, is 2.9 metres wide at the bend.

"We never won an argument," said Sheila Ormerod, 71, who chairs the association and has had plot 12 since 1984. "The road won it for us." The Duxbury family then agreed to sell to the gardeners, provided that the land is never built upon.

Of the price, £85,000 came from a community land fund, £20,000 from Thornley Bridge town council and the rest from the gardeners and their friends, who bought shares at £50 each. The smallest investor is Idris Khan, aged eight, who spent his birthday money on one share. "I own a bit with worms in," he said. The largest, who put in £5,000, has asked not to be named.

The allotments were laid out in 1917 for families of men who worked at Victoria Mill. Forty-seven of the plots have a shed, and one has a railway carriage, brought there in 1952 by a guard named Walter Pilling. His granddaughter, Jo Pilling, a nurse, still keeps hens beside it. There are 63 names on the waiting list; the wait is at present six years.

With the land their own, the members want to split ten large plots, so that 20 newcomers can start in March. They also plan two raised beds for wheelchair users and a tap at the upper gate, which together will cost about £7,300. Rent rises from £38 to £45 a year. "That is less than a pound a week for the best view in the valley," said the treasurer, Dennis Aldcroft, a retired bus inspector.

Not all were content. Nine gardeners voted against the purchase in June, when 71 voted in favour. One of them, Petra Lisowska, feared for the debts. "I came for potatoes, not for paperwork," she said. She has since bought four shares.

The association celebrates on Sunday, 27 September, from 11 am to 4 pm. The mayor, Councillor Faisal Rahman, will cut a ribbon at noon with garden shears. There will be soup for 200, made by the Fernhill Bakery, and a prize for the longest runner bean; the record, 81 centimetres, has stood since 2009. Visitors should come on foot or take the number 9 bus to the Weavers' Arms.`,
  },
  numbers: [
    "The [[94]] gardeners of Quarry Bank now own the hillside they dig.",
    "They paid [[£156,000]] for the 3.4 acres.",
    "Lonsdale Homes had wanted to put up [[46]] houses there.",
    "At the bend, Tanner's Brow is only [[3.6 metres]] wide.",
    "A community land fund contributed [[£92,500]] of the price.",
    "Idris Khan, [[thirteen]], spent his birthday money on a single share.",
    "Of the plots, [[thirty-one]] have a shed.",
    "The raised beds and the new tap are expected to cost around [[£8,900]].",
    "The yearly rent goes up from £38 to [[£55]].",
    "In June, [[sixteen]] gardeners voted against the purchase.",
  ],
  dates: [
    "The papers were signed on [[Wednesday]], 14 September.",
    "The estate gave the gardeners notice in [[January 2024]].",
    "Planners refused permission on [[19 May]] 2025.",
    "Sheila Ormerod has had plot 12 since [[1991]].",
    "The allotments were laid out in [[1922]] for the families of mill workers.",
    "Twenty newcomers will be able to start digging in [[April]].",
    "The association will celebrate on Sunday, 27 September, from [[10.30 am]] to 4 pm.",
    "The record for the longest runner bean, 81 centimetres, dates from [[2013]].",
  ],
  quotations: [
    "[[“We never lost heart,”]] said Sheila Ormerod, who chairs the association.",
    "[[“I own a whole worm farm,”]] said Idris Khan, who is eight.",
    "[[“You will not find a cheaper view in Lancashire,”]] said the treasurer, Dennis Aldcroft.",
    "[[“I came for potatoes, not for politics,”]] Petra Lisowska said.",
    "Jo Pilling still keeps hens beside the carriage. [[“My grandfather would have moved in,”]] she said.",
    "[[“This is the happiest ribbon I shall ever cut,”]] said the mayor, Councillor Faisal Rahman.",
  ],
  names: [
    "The land had belonged to the [[Hesketh]] estate, which meant to sell it to a house builder.",
    "[[Calder Homes]], of Preston, had offered £600,000.",
    "The only road in, [[Cooper's Brow]], is 2.9 metres wide at the bend.",
    "“The road won it for us,” said [[Maureen Ormerod]], 71.",
    "The allotments were made for families of men who worked at [[Albion Mill]].",
    "The railway carriage was brought there in 1952 by [[Stanley Birch]], a guard.",
    "The treasurer, [[Roy Tattersall]], is a retired bus inspector.",
    "One of those who voted against, [[Ewa Lisowska]], has since bought four shares.",
    "Soup for 200 will come from the [[Moorside Bakery]].",
    "The number 9 bus stops at the [[Shoulder of Mutton]].",
  ],
  truths: [
    "Gardeners dig deep and buy their hill",
    "After almost three years of uncertainty, 86 allotment holders in Thornley Bridge have become their own landlords.",
    "The leeks of Quarry Bank are safe.",
    "On Monday the gardeners signed the papers that make the hillside theirs.",
    "The price was £142,000 for 3.4 acres.",
    "The Duxbury estate had intended to sell the land to a house builder.",
    "The quarrel began in November 2023, when the gardeners were given a year to leave.",
    "Lonsdale Homes, a Preston firm, had offered £600,000 for the site.",
    "It wanted to build 38 houses.",
    "County planners said no in May 2025.",
    "Their reason was Tanner's Brow, the only road in, which narrows to 2.9 metres at the bend.",
    "“We never won an argument,” said Sheila Ormerod, the association's chair.",
    "“The road won it for us.”",
    "The Duxburys then agreed to sell to the gardeners, on condition that nothing is ever built there.",
    "Who paid for it",
    "A community land fund gave £85,000, and the town council added £20,000.",
    "The remaining £37,000 was raised in shares of £50.",
    "The smallest shareholder is eight-year-old Idris Khan, who spent his birthday money on one.",
    "“I own a bit with worms in,” he said.",
    "The biggest investor put in £5,000 and wishes to remain anonymous.",
    "More than a century of cabbages",
    "The plots were laid out in 1917 for the families of workers at Victoria Mill.",
    "Today 47 of them have a shed.",
    "One has a railway carriage.",
    "Walter Pilling, a railway guard, brought it up the hill in 1952.",
    "His granddaughter Jo, a nurse, keeps hens next to it to this day.",
    "Room for twenty more",
    "Sixty-three people are waiting for a plot, and at present they wait six years.",
    "Ten large plots are to be divided so that 20 newcomers can begin in March.",
    "Two raised beds for wheelchair users and a tap at the upper gate will cost about £7,300.",
    "Rent will go up by £7, to £45 a year.",
    "“That is less than a pound a week for the best view in the valley,” said Dennis Aldcroft, the treasurer and a former bus inspector.",
    "The doubters",
    "In June the vote was 71 to nine.",
    "Petra Lisowska, who voted against, was worried about debt.",
    "“I came for potatoes, not for paperwork,” she said, but she has bought four shares since.",
    "Shears, soup and a very long bean",
    "The party is on Sunday week, 27 September, from eleven until four.",
    "At midday the mayor, Faisal Rahman, will cut a ribbon with a pair of garden shears.",
    "Fernhill Bakery is making soup for 200 people.",
    "Sheila Ormerod, 71, has worked plot 12 for more than four decades",
    "Inside: the 81-centimetre runner bean that nobody has beaten since 2009",
  ],
};
