import { jwtVerify, SignJWT } from "jose";
import type { Settings } from "../http/env.ts";

/** What the cookie says: whose session, and which. Everything else is read from the database. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
}

const issuer = "stop-press";
const audience = "stop-press";
const typ = "session+jwt";
const encoder = new TextEncoder();
/** Each part as RFC 7515 writes it, the last letter with nothing in its unused bits: no other letters are the same token. */
const written = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

export async function signSession(claims: SessionClaims, now: number, expiresAt: number, settings: Settings): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: "HS256", typ })
    .setSubject(claims.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(encoder.encode(settings.SESSION_SECRET[0]));
}

/** Null unless one of our secrets signed exactly such a token and it has not expired (RFC 8725: algorithm, type, issuer and audience pinned). */
export async function readSession(token: string, now: number, settings: Settings): Promise<SessionClaims | null> {
  if (!written.test(token)) return null;
  for (const secret of settings.SESSION_SECRET) {
    try {
      const { payload } = await jwtVerify(token, encoder.encode(secret), {
        algorithms: ["HS256"],
        issuer,
        audience,
        typ,
        currentDate: new Date(now),
        requiredClaims: ["sub", "sid", "exp", "iat"],
      });
      if (typeof payload.sub === "string" && typeof payload.sid === "string") return { userId: payload.sub, sessionId: payload.sid };
    } catch {
      // Not signed by this secret, or not a token of ours: the next one decides.
    }
  }
  return null;
}
