import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";
import { minute } from "../http/time.ts";
import type { RelyingParty } from "./passkey-site.ts";

/** The part of a credential that is stored to recognize it. */
export interface Credential {
  id: string;
  publicKey: Uint8Array;
  counter: number;
}

/** EdDSA, ES256, RS256: supported by authenticators and verifiable in Workers. */
const algorithms = [-8, -7, -257];
/** Limits in the options, enforced on the answers. */
const longestId = 1_023;
const longestKey = 4_096;
const timeout = 5 * minute;

interface NewPasskeyFor {
  site: RelyingParty;
  user: { id: string; email: string; firstName: string };
  known: readonly { id: string; transports: string }[];
}

/** Options for navigator.credentials.create (JSON form), including the challenge. */
export async function registrationOptions({ site, user, known }: NewPasskeyFor) {
  return generateRegistrationOptions({
    rpName: "Stop Press",
    rpID: site.id,
    userID: handleOf(user.id),
    userName: user.email,
    userDisplayName: user.firstName || user.email,
    attestationType: "none",
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports ? transports.split(",") : undefined })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
    timeout,
  });
}

/** Options for navigator.credentials.get (JSON form) without credential ids: the user chooses among those stored for this site. */
export async function signInOptions(site: RelyingParty) {
  return generateAuthenticationOptions({ rpID: site.id, allowCredentials: [], userVerification: "required", timeout });
}

/** The credential created for this challenge at this site; throws when any check fails. */
export async function verifyRegistration(answer: Record<string, unknown>, challenge: string, site: RelyingParty): Promise<Credential> {
  const response = answer as unknown as RegistrationResponseJSON;
  refuseFrames(decodeClientDataJSON(response.response.clientDataJSON));
  // Attestation was not requested and is not trusted. Left in, its certificates' addresses could be fetched.
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject)).get("authData");
  const bare = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, never>>([
      ["fmt", "none"],
      ["attStmt", new Map<string, never>()],
      ["authData", authData],
    ]),
  );
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, response: { ...response.response, attestationObject: isoBase64URL.fromBuffer(bare) } },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  });
  if (!verified) throw new Error("the registration was not verified");
  const { id, publicKey, counter } = registrationInfo.credential;
  if (id !== response.id) throw new Error("the credential has another id than its authenticator says");
  if (isoBase64URL.toBuffer(id).length > longestId || publicKey.length > longestKey) throw new Error("the credential is too long");
  return { id, publicKey, counter };
}

/** The counter after this use of a known credential of this user; throws when any check fails. */
export async function verifySignIn(
  answer: Record<string, unknown>,
  challenge: string,
  site: RelyingParty,
  known: Credential,
  userId: string,
): Promise<number> {
  const response = answer as unknown as AuthenticationResponseJSON;
  refuseFrames(decodeClientDataJSON(response.response.clientDataJSON));
  if (response.response.userHandle !== isoBase64URL.fromBuffer(handleOf(userId))) throw new Error("the user handle is another's");
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { ...known, publicKey: new Uint8Array(known.publicKey) },
    requireUserVerification: true,
  });
  if (!verified) throw new Error("the signature is wrong");
  return authenticationInfo.newCounter;
}

/** User handle stored by the authenticator: the account's id, no personal data (WebAuthn §14.6.1). */
const handleOf = (userId: string) => new TextEncoder().encode(userId) as Uint8Array<ArrayBuffer>;

/** Rejects ceremonies in frames of other sites; the library accepts them when the browser does not name the site. */
function refuseFrames({ crossOrigin }: { crossOrigin?: boolean }): void {
  if (crossOrigin) throw new Error("the ceremony ran in a frame of another site");
}
