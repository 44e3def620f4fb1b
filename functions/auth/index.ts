import type { Endpoint } from "../endpoint.ts";
import { currentUserEndpoint } from "./current-user.ts";
import { endOtherSessionsEndpoint } from "./end-other-sessions.ts";
import { endSessionEndpoint } from "./end-session.ts";
import { listSessionsEndpoint } from "./list-sessions.ts";
import { logoutEndpoint } from "./logout.ts";
import { openSessionEndpoint } from "./open-session.ts";
import { requestCodeEndpoint } from "./request-code.ts";
import { showLoginEndpoint } from "./show-login.ts";
import { submitLoginEndpoint } from "./submit-login.ts";

export const endpoints: readonly Endpoint[] = [
  showLoginEndpoint,
  submitLoginEndpoint,
  logoutEndpoint,
  requestCodeEndpoint,
  openSessionEndpoint,
  currentUserEndpoint,
  listSessionsEndpoint,
  endSessionEndpoint,
  endOtherSessionsEndpoint,
];
