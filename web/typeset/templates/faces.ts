/** How one kind of text is set. Sizes in points on a page 612 points wide. */
export interface Role {
  /** A scene font (see TextItem.font). */
  font: string;
  size: number;
  /** Baseline to baseline. */
  leading: number;
  /** Set in capitals, in scripts that have them. */
  caps?: boolean;
  /** Added after each letter, em; only where letters may be spaced. */
  track?: number;
}

/** Every kind of text on a page of the house. */
export interface Faces {
  nameplate: Role;
  motto: Role;
  earTitle: Role;
  earText: Role;
  folio: Role;
  banner: Role;
  deck: Role;
  deckSecond: Role;
  deckThird: Role;
  byline: Role;
  credit: Role;
  body: Role;
  dropCap: Role;
  subhead: Role;
  quote: Role;
  sideLead: Role;
  sideHead: Role;
  /** Text of side stories; that of the lead where it is not given. */
  sideText?: Role;
  caption: Role;
  boxTitle: Role;
  boxText: Role;
  jump: Role;
  colophon: Role;
  mapLabel: Role;
  /** Small label over a head. */
  kicker: Role;
  /** Head and text of a reference in a band. */
  teaserHead: Role;
  teaserText: Role;
  /** A numeral large enough to be a picture. */
  figure: Role;
}

/** Kinds of text every template has a face for. */
export type RoleName = Exclude<keyof Faces, "sideText">;

/** Scripts that need faces of their own. */
export type FaceGroup = "latin" | "cyrillic" | "arabic" | "devanagari" | "japanese" | "korean" | "chinese";

/** Faces of a template: Latin in full; of other scripts what differs from the table of script-faces.ts. */
export type FaceSets = { latin: Faces } & Partial<Record<Exclude<FaceGroup, "latin">, Partial<Faces>>>;
