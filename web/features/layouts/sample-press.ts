import type { BodyType, NewspaperToSet, PageScene, SetWarning } from "../../typeset/index.ts";

/** A front page as it is shown, its faces loaded. */
export interface SetSample {
  scene: PageScene;
  warnings: readonly SetWarning[];
}

/** The product's typesetter. */
export interface SamplePress {
  /** Rejects when the network fails. */
  set(newspaper: NewspaperToSet, body: BodyType): Promise<SetSample>;
}

/** Fetches the typesetter. The app gives it, because features know nothing of each other. */
export type OpenSamplePress = () => Promise<SamplePress>;
