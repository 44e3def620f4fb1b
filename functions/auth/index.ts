import type { Endpoint } from "../http/endpoint.ts";
import { listIdentities, removeIdentity } from "./identities.ts";
import { showLogin, submitLogin } from "./login.ts";
import { requestCode } from "./login-codes.ts";
import { finishOidc, joinIdentity, startOidc } from "./oidc.ts";
import { addPasskey, beginPasskey, beginPasskeySignIn, listPasskeys, removePasskey, renamePasskey, signInWithPasskey } from "./passkeys.ts";
import { currentUser, endOtherSessions, endSession, endThisSession, listSessions, openSession } from "./sessions.ts";

export const endpoints: readonly Endpoint[] = [
  showLogin,
  submitLogin,
  endThisSession,
  requestCode,
  openSession,
  currentUser,
  listSessions,
  endSession,
  endOtherSessions,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeySignIn,
  signInWithPasskey,
  startOidc,
  finishOidc,
  joinIdentity,
  listIdentities,
  removeIdentity,
];
