/** The client alone: named outright, the SDK's other clients and helpers (12 KB of the Worker) fall away in the bundle. */
export { OpenAI } from "openai";
export { VERSION } from "openai/version";
