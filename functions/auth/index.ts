import type { Endpoint } from "../http/endpoint.ts";
import { addPasskeyEndpoint } from "./add-passkey.ts";
import { beginPasskeyEndpoint } from "./begin-passkey.ts";
import { beginPasskeySignInEndpoint } from "./begin-passkey-sign-in.ts";
import { currentUserEndpoint } from "./current-user.ts";
import { endOtherSessionsEndpoint } from "./end-other-sessions.ts";
import { endSessionEndpoint } from "./end-session.ts";
import { finishOidcEndpoint } from "./finish-oidc.ts";
import { joinIdentityEndpoint } from "./join-identity.ts";
import { listIdentitiesEndpoint } from "./list-identities.ts";
import { listPasskeysEndpoint } from "./list-passkeys.ts";
import { listSessionsEndpoint } from "./list-sessions.ts";
import { logoutEndpoint } from "./logout.ts";
import { openSessionEndpoint } from "./open-session.ts";
import { removeIdentityEndpoint } from "./remove-identity.ts";
import { removePasskeyEndpoint } from "./remove-passkey.ts";
import { renamePasskeyEndpoint } from "./rename-passkey.ts";
import { requestCodeEndpoint } from "./request-code.ts";
import { showLoginEndpoint } from "./show-login.ts";
import { signInWithPasskeyEndpoint } from "./sign-in-with-passkey.ts";
import { startOidcEndpoint } from "./start-oidc.ts";
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
