interface SampleStory {
  headline: string;
  content: string;
}

/** locales/<language>/sample.json: the newspaper on which layouts are seen. */
export interface SampleWords {
  paperName: string;
  title: string;
  deck: string;
  kicker: string;
  byline: string;
  caption: string;
  /** Shown in place of the picture. */
  placeholder: string;
  content: string;
  sideStories: SampleStory[];
  bottomStories: SampleStory[];
  inside: { section: string; description: string }[];
  market: { title: string; updated: string; entries: { name: string; value: string; change: string }[] };
  continued: string;
  price: string;
  volume: string;
}
