import { createHmac, hkdfSync } from "node:crypto";
import { base64url, CompactEncrypt, exportJWK, GeneralSign, generateKeyPair, SignJWT } from "jose";
import { testVars } from "../testing/vars.ts";

/** The session a forger would like to have: everything in it is true, also whose it is. */
export interface Wanted {
  sub: string;
  sid: string;
}

const [secret = "", previousSecret = ""] = testVars.SESSION_SECRET.split(",");
export const secrets = { now: secret, before: previousSecret };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const part = (value: unknown) => base64url.encode(typeof value === "string" ? value : JSON.stringify(value));
const seconds = () => Math.floor(Date.now() / 1000);

export const headerOf = (more: object = {}) => ({ alg: "HS256", typ: "session+jwt", ...more });
export const claimsOf = (wanted: Wanted, more: object = {}) => ({
  sid: wanted.sid,
  sub: wanted.sub,
  iss: "stop-press",
  aud: "stop-press",
  iat: seconds(),
  exp: seconds() + 3600,
  ...more,
});

/** Signed byte for byte as given, with our own secret unless another is named: what is wrong with it is in what was signed. */
export function signedBytes(
  header: unknown,
  claims: unknown,
  { key = secret, hash = "sha256" }: { key?: string | Buffer; hash?: string } = {},
) {
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest("base64url")}`;
}

export const valid = (wanted: Wanted, more: object = {}, key = secret) => signedBytes(headerOf(), claimsOf(wanted, more), { key });

/** A signature that is right, made by every other algorithm of RFC 7518, 8037 and 9864: each says of itself what it is. */
async function otherAlgorithms(wanted: Wanted): Promise<[string, string][]> {
  const claims = claimsOf(wanted);
  const own = ["sha384", "sha512"].map((hash): [string, string] => {
    const alg = hash.replace("sha", "HS");
    return [`well signed by ${alg}`, signedBytes(headerOf({ alg }), claims, { hash })];
  });
  const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"];
  const others = algorithms.map(async (alg): Promise<[string, string]> => {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    const header = headerOf({ alg, jwk: await exportJWK(publicKey) });
    return [`well signed by ${alg}, the key in its header`, await new SignJWT(claims).setProtectedHeader(header).sign(privateKey)];
  });
  return [...own, ...(await Promise.all(others))];
}

/** No signature, or one that was made for another algorithm than is said. */
async function confusedAlgorithms(wanted: Wanted): Promise<[string, string][]> {
  const claims = claimsOf(wanted);
  const names = ["none", "NONE", "None", "nOnE", "none ", "", "hs256", "HS256 ", "HS0", "HS1", "RS256", "ES256", "dir", "A256GCMKW"];
  const unsigned = names.map((alg): [string, string] => [`"${alg}" and no signature`, `${part(headerOf({ alg }))}.${part(claims)}.`]);
  const signed = names.map((alg): [string, string] => [`"${alg}" over a signature by HS256`, signedBytes(headerOf({ alg }), claims)]);
  const odd = [null, 256, true, ["HS256"], { alg: "HS256" }].map((alg): [string, string] => [
    `${JSON.stringify(alg)} as algorithm`,
    signedBytes(headerOf({ alg }), claims),
  ]);
  const { publicKey } = await generateKeyPair("RS256", { extractable: true });
  const modulus = String((await exportJWK(publicKey)).n);
  const rs = part(headerOf({ alg: "RS256" }));
  return [
    ...unsigned,
    ...signed,
    ...odd,
    ["no algorithm named", signedBytes({ typ: "session+jwt" }, claims)],
    ["the public key of an RS256 pair as secret", signedBytes(headerOf(), claims, { key: modulus })],
    [
      "RS256 named, signed by HS256 with our secret",
      `${rs}.${part(claims)}.${createHmac("sha256", secret)
        .update(`${rs}.${part(claims)}`)
        .digest("base64url")}`,
    ],
  ];
}

/** A key, or where to find one, that the forger brings along. */
async function broughtKeys(wanted: Wanted): Promise<[string, string][]> {
  const key = "a key that the forger has chosen, 0123456789";
  const jwk = { kty: "oct", k: part(key), alg: "HS256" };
  const claims = claimsOf(wanted);
  const headers: [string, object][] = [
    ["jwk", { jwk }],
    ["jku", { jku: "http://127.0.0.1:9/keys.json", kid: "forged" }],
    ["x5u", { x5u: "http://127.0.0.1:9/cert.pem" }],
    ["x5c", { x5c: [Buffer.from(key).toString("base64")] }],
    ["x5t", { x5t: part("0".repeat(20)) }],
    ["kid of a file", { kid: "../../../../dev/null" }],
    ["kid of SQL", { kid: `x' UNION SELECT '${key}' --` }],
    ["kid of a command", { kid: "/keys|whoami" }],
    ["kid of an address", { kid: "http://127.0.0.1:9/key" }],
    ["kid of the prototype", { kid: "__proto__" }],
  ];
  return [
    ...headers.map(([name, header]): [string, string] => [
      `signed with a key brought along: ${name}`,
      signedBytes(headerOf(header), claims, { key }),
    ]),
    ["the empty key, the kid an empty file", signedBytes(headerOf({ kid: "/dev/null" }), claims, { key: "" })],
    ["a key of zeros", signedBytes(headerOf(), claims, { key: Buffer.alloc(32) })],
  ];
}

/** Our own secret and algorithm: only what the token says of itself is another's, or past. */
function otherClaims(wanted: Wanted): [string, string][] {
  const now = seconds();
  const day = 86_400;
  const claims: [string, object][] = [
    ["ended a second ago", { exp: now - 1 }],
    ["ended long ago", { exp: 1 }],
    ["end at 0", { exp: 0 }],
    ["end below 0", { exp: -1 }],
    ["end as text", { exp: String(now + day) }],
    ["end as null", { exp: null }],
    ["no end", { exp: undefined }],
    ["not yet", { nbf: now + day }],
    ["not before as text", { nbf: "0" }],
    ["no beginning", { iat: undefined }],
    ["beginning as text", { iat: "0" }],
    ["another issuer", { iss: "https://accounts.google.com" }],
    ["an issuer that begins like ours", { iss: "stop-press.evil.test" }],
    ["issuers as a list", { iss: ["stop-press"] }],
    ["no issuer", { iss: undefined }],
    ["another audience", { aud: "another" }],
    ["other audiences", { aud: ["another", "others"] }],
    ["no audience", { aud: undefined }],
    ["no person", { sub: undefined }],
    ["a number as person", { sub: 7 }],
    ["no session", { sid: undefined }],
    ["a list as session", { sid: [wanted.sid] }],
    ["no person known", { sub: "A".repeat(22) }],
    ["no session known", { sid: "A".repeat(22) }],
  ];
  const headers: [string, object][] = [
    ["typ JWT", { typ: "JWT" }],
    ["typ of an access token", { typ: "at+jwt" }],
    ["no typ", { typ: undefined }],
    ["typ as a list", { typ: ["session+jwt"] }],
    ["crit of what nobody knows", { crit: ["exp"], exp: now + day }],
    ["crit, empty", { crit: [] }],
    ["crit as text", { crit: "exp" }],
    ["crit b64, payload not encoded", { crit: ["b64"], b64: false }],
  ];
  // What a provider's ID token says, were it signed with our own secret.
  const idToken = {
    iss: "stop-press",
    aud: "stop-press",
    sub: wanted.sub,
    sid: wanted.sid,
    nonce: "n",
    email: "a@example.test",
    iat: now,
    exp: now + day,
  };
  return [
    ...claims.map(([name, more]): [string, string] => [name, signedBytes(headerOf(), claimsOf(wanted, more))]),
    ...headers.map(([name, more]): [string, string] => [name, signedBytes(headerOf(more), claimsOf(wanted))]),
    ["an ID token as session", signedBytes({ alg: "HS256", typ: "JWT" }, idToken)],
  ];
}

/** Secrets that dictionaries have, or that are near ours. */
function weakSecrets(wanted: Wanted): [string, string][] {
  const near = [
    secret.slice(0, -1),
    `${secret} `,
    secret.toUpperCase(),
    testVars.SESSION_SECRET,
    testVars.IDENTITY_SECRET,
    testVars.KEY_ENCRYPTION_KEYS,
  ];
  const common = [
    "secret",
    "your-256-bit-secret",
    "password",
    "changeme",
    "stop-press",
    "jwt",
    "1",
    "test",
    "SESSION_SECRET",
    "undefined",
    "null",
  ];
  const derived = Buffer.from(hkdfSync("sha256", secret, "", "", 32));
  return [...near, ...common, derived].map((key, at): [string, string] => [
    `weak or near secret ${at}`,
    signedBytes(headerOf(), claimsOf(wanted), { key }),
  ]);
}

/** Not the three parts of base64url that RFC 7515 wants, or not what they say. */
async function malformed(wanted: Wanted): Promise<[string, string][]> {
  const token = valid(wanted);
  const [header = "", claims = "", signature = ""] = token.split(".");
  const twice = `{"alg":"none","alg":"HS256","typ":"session+jwt"}`;
  const twiceOther = `{"alg":"HS256","typ":"session+jwt","alg":"none"}`;
  const general = await new GeneralSign(bytesOf(JSON.stringify(claimsOf(wanted))))
    .addSignature(bytesOf(secret))
    .setProtectedHeader(headerOf())
    .sign();
  const encrypted = await new CompactEncrypt(bytesOf(JSON.stringify(claimsOf(wanted))))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", typ: "session+jwt" })
    .encrypt(bytesOf(secret).slice(0, 32));
  const shapes: [string, string][] = [
    ["one part", header],
    ["two parts", `${header}.${claims}`],
    ["two parts and a dot", `${header}.${claims}.`],
    ["four parts", `${token}.${signature}`],
    ["four parts, the last empty", `${token}.`],
    ["five parts", `${header}.${claims}..${signature}.`],
    ["a dot before", `.${token}`],
    ["empty header", `.${claims}.${signature}`],
    ["empty claims", `${header}..${signature}`],
    ["an encrypted token", encrypted],
    ["the JSON form", JSON.stringify(general)],
    ["the flattened JSON form", JSON.stringify({ protected: header, payload: claims, signature })],
    ["a header key twice, none first", signedBytes(twiceOther, claimsOf(wanted), {})],
    ["a header that is no JSON", signedBytes("{", claimsOf(wanted))],
    ["a header that is a list", signedBytes([headerOf()], claimsOf(wanted))],
    ["a header that is null", signedBytes(null, claimsOf(wanted))],
    ["claims that are no JSON", signedBytes(headerOf(), "{")],
    ["claims that are a list", signedBytes(headerOf(), [claimsOf(wanted)])],
    ["claims that are text", signedBytes(headerOf(), '"stop-press"')],
    ["claims that are not UTF-8", signedBytes(headerOf(), "").replace("..", `.${Buffer.from([0xff, 0xfe]).toString("base64url")}.`)],
    ["signature in hex", `${header}.${claims}.${Buffer.from(signature, "base64url").toString("hex")}`],
    ["signature cut in half", token.slice(0, -21)],
    ["signature without its last letter", token.slice(0, -1)],
    ["signature with a letter more", `${token}A`],
    ["header and claims changed over", `${claims}.${header}.${signature}`],
    ["signature of another token", `${header}.${claims}.${valid({ sub: wanted.sub, sid: "another" }).split(".")[2]}`],
    ["claims of another token", `${header}.${part(claimsOf({ sub: wanted.sub, sid: "another" }))}.${signature}`],
    ["an exclamation mark in the signature", `${header}.${claims}.!${signature.slice(1)}`],
    ["padded", `${token}=`],
    ["the last letter's unused bits set", token.slice(0, -1) + nextLetter(token.at(-1) ?? "")],
    ["a space in the signature", `${header}.${claims}.${signature.slice(0, 9)} ${signature.slice(9)}`],
    ["100,000 letters", `${header}.${"A".repeat(100_000)}.${signature}`],
    ["10,000 dots", ".".repeat(10_000)],
    ["nothing", ""],
  ];
  return [...shapes, ["a header key twice, HS256 last, unsigned", `${part(twice)}.${claims}.`]];
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Decodes to the same 32 bytes for a reader that does not look at the two bits left over. */
const nextLetter = (letter: string) => alphabet[alphabet.indexOf(letter) + 1] ?? "";

/** Other letters at every place of a token, so many of the 64 there are, and what else could stand there. */
export function* changedLetters(token: string, count: number): Generator<string> {
  const step = alphabet.length / count;
  for (let at = 0; at < token.length; at++)
    for (let place = 0; place < alphabet.length + 2; place += place < alphabet.length ? step : 1) {
      const letter = `${alphabet}.=`[place];
      if (letter !== token[at]) yield token.slice(0, at) + letter + token.slice(at + 1);
    }
}

export async function forgeries(wanted: Wanted): Promise<[string, string][]> {
  return [
    ...(await otherAlgorithms(wanted)),
    ...(await confusedAlgorithms(wanted)),
    ...(await broughtKeys(wanted)),
    ...otherClaims(wanted),
    ...weakSecrets(wanted),
    ...(await malformed(wanted)),
  ];
}
