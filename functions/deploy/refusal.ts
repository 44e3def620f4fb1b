/** Why a step went no further, in sentences for the person who deploys: what is the matter, and what to do. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}
