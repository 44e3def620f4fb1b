// npm test: types, lint, unit tests, the Worker in process, a third of every matrix and the main journeys. `npm run prove` does the rest.
import { runSuite } from "./suite.mjs";

const passed = await runSuite({ unit: ["pure", "web", "web-isolated"], worker: ["functions"], browser: ["e2e"] });
process.exit(passed ? 0 : 1);
