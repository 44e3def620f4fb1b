import { http, passthrough } from "msw";

/** Traffic between a Worker on libSQL and its test server, for tests that must declare every other request. */
export const databaseTraffic = http.all(/^http:\/\/127\.0\.0\.1:\d+\/(health|v2\/pipeline|v3-protobuf\S*)$/, () => passthrough());
