import type { Settings } from "../http/env.ts";

/** A key as it is stored. */
export interface SealedKey {
  /** Ciphertext and tag. */
  sealed: Uint8Array;
  /** 96 random bits, new at every sealing. */
  nonce: Uint8Array;
  /** Identifies the key-encryption key by its hash, independent of its position in the list. */
  keyVersion: number;
  /** The last four characters, by which its owner recognises it; '' for a short key. */
  last4: string;
}

/** Owner and provider, authenticated with the stored bytes (AAD): a sealed key cannot be opened in another row. */
export interface KeyOwner {
  userId: string;
  provider: string;
}

type Keys = Pick<Settings, "KEY_ENCRYPTION_KEYS">;

/** A stored key cannot be unsealed: its key-encryption key is no longer configured, or the row was tampered with. */
export class SealError extends Error {
  override name = "SealError";
}

const encoder = new TextEncoder();
const nonceBytes = 12;
/** Minimum key length for showing four characters: they would reveal too much of a shorter key. */
const leastShownLength = 12;

/** AES-256-GCM with the first key-encryption key, through one derived for the user (HKDF-SHA-256). */
export async function sealKey(settings: Keys, { userId, provider, key }: KeyOwner & { key: string }): Promise<SealedKey> {
  const [secret = ""] = settings.KEY_ENCRYPTION_KEYS;
  const keyVersion = await versionOf(secret);
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv: nonce, additionalData: boundTo({ userId, provider }, keyVersion) },
    await userKey(secret, userId),
    encoder.encode(key),
  );
  return { sealed: new Uint8Array(sealed), nonce, keyVersion, last4: key.length < leastShownLength ? "" : key.slice(-4) };
}

/** Unseals the key of a row. Throws SealError, which quotes nothing of the row. */
export async function openKey(settings: Keys, row: KeyOwner & Pick<SealedKey, "sealed" | "nonce" | "keyVersion">): Promise<string> {
  for (const secret of settings.KEY_ENCRYPTION_KEYS) {
    if ((await versionOf(secret)) !== row.keyVersion) continue;
    try {
      const opened = await crypto.subtle.decrypt(
        { name: "AES-GCM", iv: row.nonce, additionalData: boundTo(row, row.keyVersion) },
        await userKey(secret, row.userId),
        row.sealed,
      );
      return new TextDecoder().decode(opened);
    } catch {
      throw new SealError("A stored key is not as it was written.");
    }
  }
  throw new SealError("The key-encryption key of a stored key is not in KEY_ENCRYPTION_KEYS.");
}

/** The `keyVersion` of a key-encryption key: the first 32 bits of its SHA-256, unsigned. */
export async function versionOf(secret: string): Promise<number> {
  const hash = await crypto.subtle.digest("SHA-256", encoder.encode(secret));
  return new DataView(hash).getUint32(0);
}

/** Additional authenticated data. JSON, so that it is unambiguous. */
const boundTo = ({ userId, provider }: KeyOwner, keyVersion: number) => encoder.encode(JSON.stringify([userId, provider, keyVersion]));

async function userKey(secret: string, userId: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: encoder.encode("stop-press api-keys"), info: encoder.encode(userId) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}
