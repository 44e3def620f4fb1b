/** Where in the article something stands. Offsets in UTF-16 units of the field. */
export interface SourceRange {
  field: "title" | "content";
  from: number;
  to: number;
}
