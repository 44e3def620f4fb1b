/** A model chosen for a run, and who pays the provider for it: nobody for the house. */
export interface Choice {
  /** Of the catalogue. */
  id: string;
  by: "house" | "operator" | "own";
}
