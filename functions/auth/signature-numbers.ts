import { BasicConstraints as NoCertificate, id_ce_basicConstraints as noIdentifier } from "./no-certificates.ts";

/** The two numbers of an ECDSA signature, big-endian, with a zero before a first bit that is set. */
export class ECDSASigValue {
  r = new Uint8Array();
  s = new Uint8Array();
}

/**
 * Stands in the bundle for @peculiar/asn1-schema and asn1-ecc (`alias` in wrangler.toml), of which @simplewebauthn needs one thing
 * here: r and s of an ES256 signature (RFC 3279, 2.2.3). 32 KB of the Worker otherwise. WebCrypto says
 * whether they are right.
 */
export const AsnParser = {
  /** Throws when the bytes are not exactly two positive integers in DER, or anything else is asked for. */
  parse(der: Uint8Array, form: unknown): ECDSASigValue {
    if (form !== ECDSASigValue) throw new Error("Nothing but signatures is read here.");
    const [sequence, after] = elementOf(der, 0x30);
    const [r, rest] = numberOf(sequence);
    const [s, end] = numberOf(rest);
    if (after.length > 0 || end.length > 0) throw new Error("The signature goes on after its end.");
    return { r, s };
  },
};

/** A positive integer in its one form: no first bit that is set, and no leading zero but before such a bit. */
function numberOf(der: Uint8Array): [number: Uint8Array<ArrayBuffer>, rest: Uint8Array] {
  const [number, rest] = elementOf(der, 0x02);
  const [first = 0, second] = number;
  if (first >= 0x80 || (first === 0 && second !== undefined && second < 0x80)) throw new Error("The signature is not DER.");
  return [number, rest];
}

/** An element of at most 127 bytes, which two numbers of 33 with their heads never reach, and what follows it. */
function elementOf(der: Uint8Array, tag: number): [content: Uint8Array<ArrayBuffer>, rest: Uint8Array] {
  const [found, length = 0] = der;
  if (found !== tag || length === 0 || length > 0x7f || der.length < 2 + length) throw new Error("The signature is not DER.");
  return [der.slice(2, 2 + length), der.subarray(2 + length)];
}

export {
  NoCertificate as ECParameters,
  NoCertificate as OctetString,
  noIdentifier as id_ecdsaWithSHA256,
  noIdentifier as id_ecdsaWithSHA384,
  noIdentifier as id_ecdsaWithSHA512,
  noIdentifier as id_ecPublicKey,
  noIdentifier as id_secp256r1,
  noIdentifier as id_secp384r1,
};
