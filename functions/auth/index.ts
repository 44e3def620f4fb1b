import type { Endpoint } from "../http/endpoint.ts";
import { listIdentitiesEndpoint, removeIdentityEndpoint } from "./identities.ts";
import { showLoginEndpoint, submitLoginEndpoint } from "./login.ts";
import { requestCodeEndpoint } from "./login-codes.ts";
import { finishOidcEndpoint, joinIdentityEndpoint, startOidcEndpoint } from "./oidc.ts";
import {
  addPasskeyEndpoint,
  beginPasskeyEndpoint,
  beginPasskeySignInEndpoint,
  listPasskeysEndpoint,
  removePasskeyEndpoint,
  renamePasskeyEndpoint,
  signInWithPasskeyEndpoint,
} from "./passkeys.ts";
import {
  currentUserEndpoint,
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  logoutEndpoint,
  openSessionEndpoint,
} from "./sessions.ts";

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
  listPasskeysEndpoint,
  beginPasskeyEndpoint,
  addPasskeyEndpoint,
  renamePasskeyEndpoint,
  removePasskeyEndpoint,
  beginPasskeySignInEndpoint,
  signInWithPasskeyEndpoint,
  startOidcEndpoint,
  finishOidcEndpoint,
  joinIdentityEndpoint,
  listIdentitiesEndpoint,
  removeIdentityEndpoint,
];
