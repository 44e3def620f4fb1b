import { browserSupportsWebAuthn, sendSignal, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import { useQuery } from "@tanstack/react-query";
import type { Passkey } from "../../../functions/auth/contract.ts";
import { ApiError, request } from "../client.ts";
import { accountKey, unlessGone, useDeed } from "./account.ts";

export type { Passkey } from "../../../functions/auth/contract.ts";

const passkeysKey = [accountKey, "passkeys"];

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

export function usePasskeys() {
  return useQuery({ queryKey: passkeysKey, staleTime: 0, queryFn: ({ signal }) => request("GET /auth/passkeys", { signal }) });
}

/** The whole ceremony: what is asked, the browser's own dialog, and the answer kept by the server under a first name. */
export const useAddPasskey = () =>
  useDeed(
    async (name: string) => {
      const optionsJSON = await request("POST /auth/passkeys/begin");
      const response = await startRegistration({ optionsJSON });
      return request("POST /auth/passkeys", { body: { response, name } });
    },
    (client, added) => client.setQueryData<Passkey[]>(passkeysKey, (known) => [...(known ?? []), added]),
  );

export const useRenamePasskey = () =>
  useDeed(
    ({ id, name }: { id: string; name: string }) => request("PATCH /auth/passkeys/:id", { params: { id }, body: { name } }),
    (client, renamed) =>
      client.setQueryData<Passkey[]>(passkeysKey, (known) => known?.map((passkey) => (passkey.id === renamed.id ? renamed : passkey))),
  );

export const useRemovePasskey = () =>
  useDeed(
    async (id: string) => {
      await request("DELETE /auth/passkeys/:id", { params: { id } }).catch(unlessGone);
      return id;
    },
    (client, id) => {
      client.setQueryData<Passkey[]>(passkeysKey, (known) => known?.filter((passkey) => passkey.id !== id));
      void tellPasswordManager(id);
    },
  );

/** So that it no longer offers what was removed here. Few browsers can do it (WebAuthn Level 3 §5.1.10), and nothing hangs on it. */
async function tellPasswordManager(credentialID: string): Promise<void> {
  await sendSignal({ signalName: "unknownCredential", rpID: location.hostname, credentialID }).catch(() => {});
}

export type AddTrouble = "cancelled" | "known" | "tooMany" | "incapable" | "elsewhere" | "other";

/** Why no passkey was added, as far as browser and server say. */
export function addTroubleOf(error: unknown): AddTrouble {
  if (error instanceof ApiError) {
    const reason = (error.details as { reason?: string } | undefined)?.reason;
    if (reason === "known") return "known";
    if (reason === "too-many") return "tooMany";
    return error.code === "NOT_CONFIGURED" ? "elsewhere" : "other";
  }
  if (!(error instanceof WebAuthnError)) return "other";
  switch (error.code) {
    case "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED":
      return "known";
    case "ERROR_INVALID_DOMAIN":
    case "ERROR_INVALID_RP_ID":
      return "elsewhere";
    case "ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT":
    case "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT":
    case "ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG":
      return "incapable";
    case "ERROR_CEREMONY_ABORTED":
      return "cancelled";
    default:
      return error.cause instanceof Error && error.cause.name === "NotAllowedError" ? "cancelled" : "other";
  }
}
