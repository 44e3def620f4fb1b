import { http, passthrough } from "msw";

/** What a Worker on libSQL says to its own test server, for tests in which every other call must be expected. */
export const databaseTraffic = http.all(/^http:\/\/127\.0\.0\.1:\d+\/(health|v2\/pipeline|v3-protobuf\S*)$/, () => passthrough());
