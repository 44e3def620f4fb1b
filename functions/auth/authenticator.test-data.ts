import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** What a test may bend of one ceremony; left out, everything is as a browser and an authenticator do it. */
export interface Bent {
  origin?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Whose hash the authenticator signs. */
  rpId?: string;
  userVerified?: boolean;
  userPresent?: boolean;
  counter?: number;
  userHandle?: string | null;
  /** The id the answer says, where it is not the credential's. */
  id?: string;
  /** Another attestation than none. */
  attestation?: { fmt: string; attStmt: Map<string, Cbor> };
  transports?: unknown;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { alg: number }[];
  excludeCredentials: { id: string; transports?: string[] }[];
  authenticatorSelection: { residentKey: string; userVerification: string };
  attestation: string;
}
interface RequestOptions {
  challenge: string;
  rpId: string;
  allowCredentials?: unknown[];
  userVerification: string;
}
export type Options = CreationOptions & RequestOptions;

export type Cbor = number | string | Uint8Array | Cbor[] | Map<string | number, Cbor>;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** An authenticator without a device: one ES256 key that is discoverable, in one browser at `origin`. */
export function makeAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;
  let userHandle: string | undefined;

  function clientData(type: string, challenge: string, bent: Bent): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: bent.type ?? type,
        challenge: bent.challenge ?? challenge,
        origin: bent.origin ?? origin,
        crossOrigin: bent.crossOrigin ?? false,
      }),
    );
  }

  function authData(rpId: string, bent: Bent, credential?: Uint8Array): Buffer {
    const flags = (bent.userPresent === false ? 0 : 1) | (bent.userVerified === false ? 0 : 4) | (credential ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(bent.counter ?? counter);
    return Buffer.concat([sha256(bent.rpId ?? rpId), Buffer.of(flags), count, credential ?? Buffer.alloc(0)]);
  }

  return {
    id,
    /** COSE, as the server keeps it. */
    publicKey: cose,
    /** For a credential that was put into the database by hand. */
    keepFor(userId: string) {
      userHandle = base64url(userId);
    },
    /** Like navigator.credentials.create: the answer in JSON form. */
    create(options: Options, bent: Bent = {}) {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, cose]);
      const { fmt, attStmt } = bent.attestation ?? { fmt: "none", attStmt: new Map<string, Cbor>() };
      const attestationObject = encode(
        new Map<string, Cbor>([
          ["fmt", fmt],
          ["attStmt", attStmt],
          ["authData", authData(options.rp.id, bent, credential)],
        ]),
      );
      return {
        id: bent.id ?? id,
        rawId: bent.id ?? id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", options.challenge, bent)),
          attestationObject: base64url(attestationObject),
          transports: bent.transports ?? ["internal"],
        },
      };
    },
    /** Like navigator.credentials.get: counts on and signs. */
    get(options: RequestOptions, bent: Bent = {}) {
      counter++;
      const data = authData(options.rpId, bent);
      const client = clientData("webauthn.get", options.challenge, bent);
      return {
        id: bent.id ?? id,
        rawId: bent.id ?? id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: bent.userHandle === null ? undefined : (bent.userHandle ?? userHandle),
        },
      };
    },
  };
}

/** CBOR of what authenticators send (RFC 8949): whole numbers, text, bytes, lists and maps. */
function encode(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encode)]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [encode(key), encode(item)])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.of((major << 5) | size);
  if (size < 256) return Buffer.of((major << 5) | 24, size);
  return Buffer.of((major << 5) | 25, size >> 8, size & 255);
}
