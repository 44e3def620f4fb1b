/** The client alone: named outright, the SDK's other exports fall away in the bundle. */
export { default as StripeSdk } from "stripe";
