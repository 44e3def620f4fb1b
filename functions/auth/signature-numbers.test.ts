import { createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { expect, it } from "vitest";
import { AsnParser, ECDSASigValue } from "./signature-numbers.ts";

const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const signed = (text: string) => Uint8Array.from(sign("sha256", Buffer.from(text), privateKey));
const read = (der: Uint8Array) => AsnParser.parse(der, ECDSASigValue);
/** As WebCrypto wants a number: 32 bytes. */
const padded = (number: Uint8Array) => Buffer.from(Buffer.from(number).toString("hex").padStart(66, "0").slice(2), "hex");

it("the two numbers of a signature are those that were signed, with and without a leading zero", () => {
  const lengths = new Set<number>();
  for (let i = 0; i < 300; i++) {
    const { r, s } = read(signed(String(i)));
    lengths.add(r.length).add(s.length);
    const signature = Buffer.concat([padded(r), padded(s)]);
    expect(verify("sha256", Buffer.from(String(i)), { key: createPublicKey(privateKey), dsaEncoding: "ieee-p1363" }, signature)).toBe(true);
  }
  expect([...lengths]).toEqual(expect.arrayContaining([32, 33]));
});

it("what is cut short, goes on or is no signature is refused, and never read past its end", () => {
  const whole = signed("whole");
  for (let end = 0; end < whole.length; end++) expect(() => read(whole.subarray(0, end))).toThrow();
  expect(() => read(Uint8Array.from([...whole, 0]))).toThrow();
  for (const bytes of [
    [0x30, 0x00],
    [0x30, 0x80, 0, 0],
    [0x31, 6, 2, 1, 1, 2, 1, 1],
    [0x30, 6, 2, 1, 1, 3, 1, 1],
    [0x30, 6, 2, 2, 1, 2, 1, 1],
  ])
    expect(() => read(Uint8Array.from(bytes))).toThrow();
  expect(() => read(Uint8Array.from([0x30, 9, 2, 1, 1, 2, 1, 1, 2, 1, 1]))).toThrow();
  expect(() => AsnParser.parse(whole, class Certificate {})).toThrow();
});

it("a number is positive and written in one way: no first bit that is set, no zero that is not needed", () => {
  const of = (...numbers: number[][]) => {
    const content = numbers.flatMap((number) => [2, number.length, ...number]);
    return () => read(Uint8Array.from([0x30, content.length, ...content]));
  };
  for (const number of [[1], [0x7f], [0, 0x80], [0x7f, 0xff]]) expect(of(number, [1])).not.toThrow();
  for (const number of [[0x80], [0xff, 1], [0, 1], [0, 0x7f], [0, 0, 0x80]]) {
    expect(of(number, [1])).toThrow("The signature is not DER.");
    expect(of([1], number)).toThrow("The signature is not DER.");
  }
});
