/** One question to a language model, and the form its answer must have. */
export interface Question {
  /** The rules of the desk: ours alone, nothing of a user's. */
  system: string;
  /** The order, with the article as data. */
  user: string;
  /** JSON Schema (draft 2020-12, every object closed, every property required, as structured output wants it) and its name. */
  schema: { name: string; json: Record<string, unknown> };
  /** Tokens the answer may have at most. */
  mostTokens: number;
}

/**
 * A provider's language model behind its own protocol: the one thing each provider writes. What is asked and how the answer is read and
 * checked is the same for all (writer.ts).
 */
export interface ChatModel {
  /** The answer, JSON text in pieces as they come. Rejects with a ProviderError; heeds the signal. */
  ask(question: Question, signal: AbortSignal): AsyncIterable<string>;
}
