export type AnswerFault = "none" | "truncated" | "syntax" | "depth" | "size";

const words: Record<AnswerFault, string> = {
  none: "holds no JSON",
  truncated: "ends before its JSON does",
  syntax: "holds broken JSON",
  depth: "is nested too deeply",
  size: "is too long",
};

/** Why a model's answer cannot be read. Its message holds nothing of the answer, so that it may be logged. */
export class AnswerError extends Error {
  readonly reason: AnswerFault;
  constructor(reason: AnswerFault, at: number) {
    super(`the model's answer ${words[reason]} (at character ${at})`);
    this.name = "AnswerError";
    this.reason = reason;
  }
}
