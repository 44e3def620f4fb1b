/**
 * What a page may cost: every weight and limit by which one way to set it is chosen over another, by what it decides. Sizes of what is drawn stand
 * where it is drawn. `npm run sheets -- costs front.jumpCost=130` draws the pages that another value changes.
 */
export const costs = {
  /** Breaking a paragraph into lines. Demerits as in TeX: of a line (1 + badness)² + penalty²; a ratio is stretch over what a line can be stretched. */
  line: {
    /** Lines in a row that may end with an added hyphen. */
    mostHyphens: 2,
    /** Each further line in a row that ends with an added hyphen. */
    hyphenRunDemerits: 6_000,
    /** Two lines after each other of which one is much looser (TeX: adjdemerits). */
    fitnessDemerits: 3_000,
    /** A paragraph whose last line is the end of a broken word. */
    brokenLastWordDemerits: 1_000_000,
    /** A last line of hardly a word. */
    shortLastDemerits: 40_000,
    /** Stretch from which a line is loose: a word space is twice its natural width, what a reader sees as a hole. */
    looseRatio: 1.95,
    /** A loose line. */
    looseDemerits: 2_000_000,
    /** Stretch from which a line is left ragged (lines.ts): word spaces are five times as wide. */
    raggedRatio: 8,
    /** A ragged line: more than any fault of a column, so that none is spared by a paragraph that falls apart. */
    raggedDemerits: 1e11,
    /** Stretch from which Arabic words are drawn longer: word spaces would be 1.6 times the natural width. */
    kashidaRatio: 1.2,
    /** What a word drawn longer costs, against the stretch it saves. */
    kashidaCost: 0.5,
    /** Badness of a line that cannot be stretched as far (TeX: inf_bad). */
    worstBadness: 10_000,
    /** Penalty of a line that ends there (TeX: hyphenpenalty). Korean is set by word; between syllables where word spaces would be wide. */
    costOf: { hyphen: 30, dash: 40, syllable: 170, address: 100, allowed: 0, emergency: 12_000 },
    /** The same where two letters or one syllable would stand alone. */
    meagreCost: { hyphen: 60, syllable: 260 } as Partial<Record<string, number>>,
    /** Em a letter may be spaced wider. */
    letterStretch: 0.012,
    /** Em a letter may be spaced closer. */
    letterShrink: 0.0072,
    /** Em an ideograph may be spaced wider. */
    ideographStretch: 0.06,
    /** Em an ideograph may be spaced closer. */
    ideographShrink: 0.036,
    /** A word space this many times its natural width leaves its line ragged. */
    mostWordSpaces: 6,
  },
  /** Breaking a flow into columns. Demerits on a scale of their own: any of these outweighs all lines of a story. */
  column: {
    /** A paragraph's first line at a column's foot, or its last at a column's head (TeX: clubpenalty, widowpenalty). */
    loneLineDemerits: 3e9,
    /** A column that ends with an added hyphen (TeX: brokenpenalty). */
    hyphenEndDemerits: 1e9,
    /** A subhead at a column's foot. */
    strandedHeadDemerits: 6e9,
    /** A column that ends with the space before a subhead. */
    emptyFootDemerits: 6e9,
    /** One empty line at the end. */
    shortfallDemerits: 2e9,
    /** A paragraph of one line at a column's head or foot looks like a lone line. */
    loneParagraphDemerits: 2_000,
  },
  /** Sizes of the body in columns of a width. */
  measure: {
    /** The template book lets the body shrink by 6 % and grow as the story gets shorter; above 1.3 narrow columns have loose lines. */
    narrowScales: [0.94, 0.97, 1, 1.03, 1.06, 1.12, 1.2, 1.3],
    /** One measure holds about 66 letters at its least size, the most a reader follows with ease, so it never shrinks. */
    singleScales: [1, 1.03, 1.06, 1.09, 1.12, 1.16, 1.2, 1.25, 1.3, 1.36, 1.42, 1.49, 1.56, 1.63, 1.7, 1.78, 1.86],
    /** Ems from which a line counts as long. */
    wideFrom: 23,
    /** Ems from which it is one measure for all of a story. */
    singleFrom: 30,
    /** Template book: body is never smaller, in points. */
    leastBody: 6.2,
    /** Ems a justified measure has at least where words are long: below, its lines are full of holes. */
    leastEms: { de: 14.8, ru: 14.8, hi: 14.8, en: 14 } as Record<string, number>,
    /** The same in other languages. */
    usualLeastEms: 13,
    /** Below these text is not justified in its native columns either. */
    barelyEms: { hi: 13.6 } as Record<string, number>,
  },
  /** Choosing a front page. Costs in the planner's points: 100 is a page's worth of a good fit. */
  front: {
    /** Points by which the lead region gives way to a taller strip when the story is short. */
    footStep: 11,
    /** Steps at once, before the ones between are tried. */
    coarseSteps: 3,
    /** Steps by which it may after an edit, and the page is still the same. */
    stepsAfterEdit: [0, 1, -1, 2, -2],
    /** Points by which it gives way at most, where a skeleton does not say. */
    usualLift: 297,
    /** The same where the story goes on elsewhere. */
    jumpLifts: [0, 44, 88],
    /** A point by which it gives way. */
    liftCost: 0.24,
    /** A plan that costs less is taken without looking further. */
    excellent: 48,
    /** One that costs less keeps other skeletons from being tried. */
    acceptable: 150,
    /** What it costs that the lead goes on elsewhere, beside the place of the stories. */
    jumpCost: 260,
    /** A page that costs as much is better planned for little text. */
    hopeless: 420,
    /** Lines of a text so short that a lone one among them may be better cured by another page than by another size. */
    fewLines: 40,
    /** Sizes of side stories, as shares of the body: smaller where that saves an inside page. */
    smallerSides: [0.95, 0.9],
    /** Larger where they are too short for their places. */
    largerSides: [1.06, 1.12, 1.26],
    /** Shares of its range a picture is tried at that no text stands under. */
    freeShares: [0.5, 0.3, 0.7, 0.1, 0.9],
    /** A plan made again may cost so much more than before, and this share of it, before the page is planned anew. */
    dearer: { points: 30, share: 0.2 },
    /** How far a caption of other lines moves the range of a picture, in points. */
    captionLine: 11,
  },
  /** The lead region. Costs in the planner's points. */
  lead: {
    /** Lines a column of text has at least. */
    leastLeg: 5,
    /** The picture takes another line: less than a lone line or a hyphen at a column's end, more than a looser line. */
    movedLine: 40,
    /** The text takes another size: per share of it. */
    otherSize: 4_000,
    /** Points of air decks can take. */
    mostAir: 88,
    /** Plans that are filled to compare them: a cheap one may have loose lines or faults. */
    mostRealised: 5,
    /** Sizes of the text that are tried for one plan. */
    mostScales: 3,
    /** Lines more or fewer in the legs under decks: one of these lets the columns end well. */
    otherLines: [0, -1, 1, -2, 2],
    /** At this ratio a line is mostly holes. */
    holeRatio: 3,
    /** Share of loose lines from which they are seen. */
    mostLoose: 0.02,
    /** If every line beyond were loose. */
    tooLooseCost: 2_000,
    /** If every line were loose. */
    looseCost: 260,
    /** Lines that must go on elsewhere when anything does. */
    leastJump: 6,
    /** Lines every leg may lack: text that hardly fails to fit must leave enough for the other page. */
    linesGivenAway: [0, 1, 2, 3, 4, 6, 8, 10],
    /** What it costs to give a line away, so that the text stops better. */
    lessCost: 4,
    /** What the picture keeps of the height it is best with. */
    pictureShare: 0.72,
    /** Height over width from which a picture leaves the page to itself. */
    tallestPicture: 1.1,
    /** Height over width of the pictures whose least heights templates were drawn for. */
    usualPicture: 0.75,
    /** A picture flatter or taller than it is best: per share of its width. */
    pictureOff: { flatter: 90, taller: 130 },
  },
  /** Side stories beside and under the lead. Costs in the planner's points. */
  sides: {
    /** Stories beyond these go to an inside page: their combinations would be too many. */
    mostForms: 7,
    /** If every line of the side stories were loose. */
    looseCost: 150,
    /** Share of loose lines from which they are seen. */
    mostLoose: 0.03,
    /** If every line beyond were loose. */
    tooLooseCost: 600,
    /** One picture leads a page: the small one has at most this share of its area. */
    mostOfMain: 0.72,
    /** Without side stories there is nothing but the quotation to take its place. */
    mostAlone: 1,
    /** A strip lower than this holds nothing, in points. */
    leastStrip: 24,
    /** Cost of leaving out a picture that was generated for the story. */
    pictureLeftOut: 60,
    /** The same where another page has a place for it. */
    pictureInside: 24,
    /** Air a story can take without looking loose: in its head and above it. */
    airPerStory: 12,
    /** Share of its leading a line is leaded by at most, so that columns end together: more where there is no other place for air. */
    mostLeading: { some: 0.05, alone: 0.13 },
    /** The most air a head takes before its text, where there is another place for it, and in a story alone. Points. */
    mostInHead: { some: 14, alone: 8 },
    /** Air between two paragraphs before the head takes more than its own, as a share of their leading. */
    mostBetweenParagraphs: 0.6,
    /** Air a story can take in a rail whose foot is open. */
    openAir: 60,
    /** A story that breaks off and goes on elsewhere. */
    cutCost: 26,
    /** What a quotation is worth in a rail that has no stories: most where the rail would stand empty. */
    insteadOfStories: { open: -75, closed: -25 },
    /** The most a box grows for each of its rows. */
    growthPerRow: 6.5,
    /** The small picture in a rail: its heights over width, and what a share off its own costs. */
    railPicture: { least: 0.5, most: 1.12, perShare: 70 },
    /** Columns a quotation may take: many only where there is nothing else. */
    quoteWidths: [0, 1, 2, 3, 4],
    /** A strip may show the stories that fit best, or as many as it can: these are what a story shown is worth. */
    storyWorths: [0, 40, 150],
    /** A strip without a picture. */
    noPicture: 40,
    /** The same where one stands nowhere else. */
    pictureLeftOutOfStrip: 90,
    /** Below this height over width a picture is a mere strip. */
    flattestPicture: 0.42,
    /** Lines a story must keep on its page when it goes on elsewhere, and take along. */
    leastLines: 5,
    /** A head too long for its lines is set smaller before it is cut. */
    headScales: [1, 0.84, 0.7, 0.58],
    /** Lines of a side story's head. */
    mostHeadLines: 4,
  },
  /** A front page for little text. Costs in the planner's points. */
  short: {
    /** The head grows with the room there is. */
    headScales: [1, 1.35, 1.8, 2.4, 3.2, 4.2],
    /** Heights a strip is tried at. */
    stripHeights: [110, 150, 200, 260, 330, 420],
    /** Sizes of a text in one measure, as shares of the body: a few lines may stand as large as a head. */
    largeScales: [5, 4.2, 3.4, 2.9, 2.5, 2.2],
    /** The largest of them with the size the legs have by themselves. */
    largestText: 5.6,
    /** Lines a leg has at least where there are several. */
    leastLines: 3,
    /** What a point of paper left over at the foot costs. */
    holeCost: 1.5,
    /** What a point over the page's foot costs: as good as never. */
    overCost: 100,
    /** A head larger by its own size. */
    perHeadScale: 9,
    /** A head is never cut while a smaller one holds its words. */
    shortenedCost: 2_000,
    /** The height at which boxes without anything beside them begin to look hollow. */
    boxesAlone: 190,
    /** A cost at which nothing else is tried. */
    goodEnough: 90,
    /** What it costs to take the next smaller size. */
    perScale: 8,
    /** What it costs that the last leg ends a line before the others: as much as a lone line. */
    missingLineCost: 150,
  },
  /** Inside pages. Costs in loose lines. */
  inside: {
    /** Columns this many times as wide as their body is large have heads like those over several columns. */
    wideMeasure: 24,
    /** Heights tried, in lines from the mean of the columns; the nearest first. */
    heightsTried: [0, 1, -1, 2, -2, 3, 4, -3],
    /** What columns may cost without another height being looked for. */
    fineColumns: 1.2,
    /** Stretch from which a line is loose. */
    looseRatio: 2,
    /** From here on a line has holes, or is not set to its measure at all. */
    gappyRatio: 4,
    /** Share of lines that are loose, or end a word's first half before its last line, in any text. */
    usualLoose: 0.05,
    /** Points a head takes as air, with what stands over it. */
    airPerHead: 26,
    /** Share of its leading a column is leaded by without being seen. */
    leadingShare: 0.06,
    /** Share of a line between two paragraphs that is not seen as a gap. */
    betweenShare: 0.5,
    /** Lines worth turning a page for: their columns there may be wider. */
    wantedAway: 9,
    /** Maximum space between a head and its text. */
    mostInHead: 12,
    /** Share of its leading a column is leaded by where heads can take the air, and where none can. */
    mostLeaded: { some: 0.035, alone: 0.06 },
    /** Share of a line that stands between two paragraphs at most. */
    mostBetween: 0.6,
    /** The most air over a head at the top of its column, in points. */
    mostOverHead: 5,
    /** Lines a row of side stories has at least under a lead. */
    leastRow: 9,
    /** Share of a page that a row of side stories takes at most from a lead that goes on. */
    mostForSides: 0.45,
    /** Lines by which areas beside each other may differ at first: breaking otherwise and air make up for them. */
    nearRows: 3,
    /** Lines of an area's columns under which it is a head with hardly any text. */
    leastArea: 4,
    /** Lines of a column under which a row looks like a strip: fewer and wider columns of larger type are tried. */
    shallow: 8,
    /** What a row may cost without another way being looked for. */
    goodEnough: 2.5,
    /** Orders of the stories that are tried. */
    mostOrders: 5,
    /** Shares of the body text is set smaller by before a few lines go on another page. */
    squeezes: [1, 0.975, 0.95],
    /** What it costs that the others follow in the lead's own columns. */
    followed: 5,
    /** Side stories alone on a page are set larger as long as all of them fit and the page is not half full. */
    largerSides: [1.2, 1.1],
    /** Shares of the body text is set smaller or larger by, unseen, when its columns do not end together otherwise. */
    nearScales: [1.012, 0.988, 1.024, 0.976],
    /** Cost of stories set one under the other: a reader finds a story of its own sooner. */
    runningOn: 1.5,
    /** The stories of a page that goes on keep at least so many lines on it, and take as many along. */
    leastLines: 5,
  },
  /** Boxes of a saved section layout. Costs in the planner's points. */
  fixed: {
    /** Sizes side stories are tried at, as shares of the body. */
    sideScales: [1, 0.95, 1.06, 0.9, 1.14, 1.26],
    /** A cost at which other sizes are not tried. */
    goodSides: 60,
    /** A story on another page. */
    elsewhere: 90,
    /** A story set before one that comes first. */
    outOfOrder: 14,
    /** What an empty box costs: more than loose side stories in two boxes, since it is a hole in the page. */
    emptyBox: 400,
    /** Ways of a box that are tried with those of the next. */
    mostWays: 16,
    /** Ems from which a line is long for a short story. */
    longEms: 30,
    /** Each em more. */
    perEm: 8,
    /** Ems of the longest line a reader follows. */
    mostEms: 44,
    /** Ems of the narrowest column. */
    leastEms: 12.5,
    /** Lines are leaded by at most this share so that the last one stands at a box's foot. */
    mostLeaded: 1.07,
    /** Steps of type between the sizes of a kind of measure. */
    fineStep: 1.012,
    /** Sizes that are tried for one box. */
    mostTried: 4,
    /** Lines that go on elsewhere, when anything does. */
    leastJump: 4,
    /** Points of paper under a text from which wider columns are tried, in which type can be larger. */
    mostWhite: 20,
    /** Columns fewer by at most so many. */
    mostFewer: 3,
    /** Type of a head that is tried first, as a share of the template's: as large as its box lets it be. */
    largestHead: 3.4,
    /** The least a head may become for its box. */
    leastHead: 0.3,
    /** The same without what stands about it, in a box that has no room. */
    barestHeads: [0.3, 0.24, 0.19, 0.15, 0.12],
    /** Sizes decks are tried at, as shares of their own. */
    deckScales: [1.5, 1.36, 1.24, 1.12, 1, 0.9, 0.8, 0.7, 0.6, 0.52],
    /** Below this size of decks the next choice is taken, if there is one. */
    leastBeforeLess: 0.8,
  },
  /** Phones, tablets and cards. Costs in loose lines. */
  flow: {
    /** A text of fewer lines is not divided into columns. */
    leastToDivide: 6,
    /** A text of fewer lines is set in one column rather than in columns that end apart. */
    littleText: 20,
    /** Shares of the body a story may be set larger or smaller by when its columns would not end together otherwise. */
    nearSizes: [1, 0.985, 1.015, 0.97, 1.03],
    /** Word spaces stretched beyond this ratio are seen. */
    looseRatio: 2,
    /** What a line left over costs against a loose line: between paragraphs it hardly shows. */
    shortCost: { withParagraphs: 2, without: 6 },
    /** Ends looked at for one section: each is filled. */
    mostEnds: 4,
    /** Lines of text a card may have. */
    textLines: { least: 3, most: 9 },
    /** Word spaces stretched beyond this ratio are seen. */
    looseOpening: 2.2,
  },
} as const;
