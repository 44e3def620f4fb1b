/** Why the deploy stopped: the problem and what to do about it, in sentences for the operator. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}
