import { isFilled } from "../http/contract.ts";
import { Email } from "./contract.ts";

/** Who signed in, according to the provider. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** Normalized like our own addresses; empty when the provider gives none. */
  email: string;
  /** True when the provider has verified that the address belongs to this person. */
  isConfirmed: boolean;
  firstName: string;
}

type Claims = Record<string, unknown>;

const isMicrosoft = (issuer: string) => issuer.startsWith("https://login.microsoftonline.com/");

/** Some providers send booleans as text (OpenID Connect Core 5.1 says boolean). */
function saysConfirmed(claims: Claims, issuer: string): boolean {
  if (claims.email_verified === true || claims.email_verified === "true") return true;
  // Microsoft has no email_verified and lets tenants write any address into email; xms_edov says that the tenant owns its domain.
  return (
    isMicrosoft(issuer) && (claims.xms_edov === true || claims.xms_edov === 1 || claims.xms_edov === "1" || claims.xms_edov === "true")
  );
}

/** True when the ID token lacks what the userinfo endpoint may know. */
export function leavesAddressOpen(claims: Claims, issuer: string): boolean {
  return typeof claims.email !== "string" || (claims.email_verified === undefined && !isMicrosoft(issuer));
}

/** Reads verified claims. An address is judged only by the claims of its own source; ID token and userinfo are never mixed. */
export function identityOf(issuer: string, subject: string, idToken: Claims, userinfo: Claims): ProvenIdentity {
  const isInToken = typeof idToken.email === "string" && (saysConfirmed(idToken, issuer) || typeof userinfo.email !== "string");
  const source = isInToken ? idToken : userinfo;
  const email = Email.safeParse(source.email).data ?? "";
  return {
    issuer,
    subject,
    email,
    isConfirmed: email !== "" && isPlain(source.email) && saysConfirmed(source, issuer),
    firstName: firstNameOf(idToken.given_name ?? userinfo.given_name),
  };
}

/**
 * ASCII before normalization. With other letters that NFKC maps to ASCII (a full-width a, the Kelvin sign) the provider may have confirmed
 * another person's mailbox; such addresses are confirmed with a code instead.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant.
const isPlain = (email: unknown) => typeof email === "string" && /^[\u0000-\u007f]*$/.test(email);

function firstNameOf(name: unknown): string {
  if (typeof name !== "string" || !isFilled(name)) return "";
  const plain = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Surrogate}]/gu, "")
    .trim();
  return [...plain].slice(0, 60).join("");
}
