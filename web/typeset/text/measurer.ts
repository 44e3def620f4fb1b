/** How a face measures text: the one thing the typesetter cannot know by itself. */
export interface Measurer {
  /**
   * Advance width of `text` in em (multiply by the size in points), shaped with kerning.
   * `font` is a scene font (see TextItem.font). With `spaced`, ligatures are off, as they are when letters are spaced.
   */
  width(text: string, font: string, language: string, spaced?: boolean): number;
  /**
   * Grows whenever further faces have been loaded: what was measured before may have been a substitute's width. Absent where all are there
   * from the start.
   */
  readonly generation?: number;
  /** True when some face of `font` has a glyph for every character of `text`, or may have one that is not loaded yet. */
  covers(text: string, font: string): boolean;
}
