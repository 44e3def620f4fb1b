/** Named exports, so that the bundler drops the SDK's other clients and helpers (12 KB of the Worker). */
export { OpenAI } from "openai";
export { VERSION } from "openai/version";
