// biome-ignore-all lint/suspicious/noTemplateCurlyInString: quoted from the code.
import type { Mutation } from "./mutation.ts";

const codes = "functions/auth/login-codes.ts";
const protocol = "functions/auth/oidc-protocol.ts";
const middleware = "functions/http/middleware.ts";

/** Sessions, sign-in and incoming requests. */
export const entryMutations: readonly Mutation[] = [
  {
    name: "session-signature-unchecked",
    what: "what a cookie says is believed whoever signed it",
    edits: [
      {
        file: "functions/auth/session-cookie.ts",
        find: 'import { jwtVerify, SignJWT } from "jose";',
        replace:
          'import { decodeJwt, SignJWT } from "jose";\n\nconst jwtVerify = async (token: string, ..._: unknown[]) => ({ payload: decodeJwt(token) });',
      },
    ],
    tests: ["functions/proofs/forged-sessions.proof.ts > no forged token opens a session that is really there"],
  },
  {
    name: "session-any-algorithm",
    what: "a token signed by another algorithm is taken",
    edits: [
      { file: "functions/auth/session-cookie.ts", find: 'algorithms: ["HS256"],', replace: 'algorithms: ["HS256", "HS384", "HS512"],' },
      { file: "functions/auth/session-cookie.ts", find: "[\\w-]{42}[AEIMQUYcgkosw048]$/", replace: "[\\w-]+$/" },
    ],
    tests: ["functions/proofs/forged-sessions.proof.ts > no forged token opens a session that is really there"],
  },
  {
    name: "role-remembered",
    what: "a role counts as it was when first seen, not as the database has it",
    edits: [
      {
        file: "functions/auth/session-cookie.ts",
        find: "const session = found[0];",
        replace:
          "const session = found[0] && { ...found[0], user: { ...found[0].user, role: roles.get(claims.userId) ?? found[0].user.role } };\n  if (session) roles.set(claims.userId, session.user.role);",
      },
      {
        file: "functions/auth/session-cookie.ts",
        find: 'const cookie = "session";',
        replace: 'const cookie = "session";\nconst roles = new Map<string, SessionUser["role"]>();',
      },
    ],
    tests: ["functions/proofs/ended-sessions.proof.ts > after demoting the admin the next request is refused"],
  },
  {
    name: "ended-session-counts",
    what: "a session that has run out in the database goes on",
    edits: [
      {
        file: "functions/auth/session-cookie.ts",
        find: "if (!session || session.expiresAt <= now) {",
        replace: "if (!session) {",
      },
    ],
    tests: ["functions/proofs/ended-sessions.proof.ts > after running out the next request is refused"],
  },
  {
    name: "tries-not-counted",
    what: "a code may be guessed as often as one likes",
    edits: [{ file: codes, find: "attempts: sql`${loginCodes.attempts} + 1`,", replace: "attempts: sql`${loginCodes.attempts}`," }],
    tests: ["functions/proofs/codes.proof.ts > of every code there is, tried at one, five count"],
  },
  {
    name: "code-used-twice",
    what: "a code that has opened a session opens another",
    edits: [
      {
        file: codes,
        find: "isNull(loginCodes.usedAt),\n        gt(",
        replace: "gt(",
      },
    ],
    tests: ["functions/auth/login-codes.test.ts > takes a code only once, even when it is sent many times at once"],
  },
  {
    name: "other-sites-let-in",
    what: "the Origin of a request is not compared",
    edits: [{ file: middleware, find: "!own.includes(origin)", replace: "own.length === 0" }],
    tests: ["functions/http/csrf.test.ts > nothing is changed for a sibling, another port or a name that begins alike"],
  },
  {
    name: "body-unbounded",
    what: "a body of any size is read",
    edits: [
      { file: middleware, find: "bodyLimit({ maxSize: limits.bodyBytes,", replace: "bodyLimit({ maxSize: limits.bodyBytes * 1_000," },
    ],
    tests: ["functions/app.test.ts > refuses bodies over 256 KB, with their length told or not"],
  },
  {
    name: "rate-not-limited",
    what: "hits are counted and nobody is refused",
    edits: [
      {
        file: "functions/http/rate-counters.ts",
        find: "if ((hits[0]?.count ?? 0) > most)",
        replace: "if ((hits[0]?.count ?? 0) > most * 1_000)",
      },
    ],
    tests: ["functions/proofs/floods.proof.ts > a flood of imports of one person asks for as many pages as an hour allows"],
  },
  {
    name: "last-admin-goes",
    what: "the last admin may step down",
    edits: [{ file: "functions/admin/users.ts", find: "${others} > 0 END", replace: "${others} >= 0 END" }],
    tests: ["functions/admin/change-role.test.ts > keeps the last admin, who may go once there is another"],
  },
  {
    name: "headline-not-escaped",
    what: "a headline on the share page is markup",
    edits: [
      { file: "functions/share/article.ts", find: 'import { html } from "hono/html";', replace: 'import { html, raw } from "hono/html";' },
      {
        file: "functions/share/article.ts",
        find: '<h1 dir="auto">${edition.headline}</h1>',
        replace: '<h1 dir="auto">${raw(edition.headline)}</h1>',
      },
    ],
    tests: ['functions/pages/share-page.test.ts > lets nothing a newspaper says become markup: "]]><svg/onload=alert(1)>"'],
  },
  {
    name: "picture-not-sniffed",
    what: "any file is kept as a picture",
    edits: [
      {
        file: "functions/images/keep-picture.ts",
        find: "const sniffed = sniffPicture(bytes);",
        replace: 'const sniffed = sniffPicture(bytes) ?? { type: "image/png" as const, width: 1, height: 1 };',
      },
    ],
    tests: ["functions/images/images.test.ts > refuses what is no picture and keeps nothing of it"],
  },
  {
    name: "nonce-unchecked",
    what: "an ID token counts whatever sign-in it was made for",
    edits: [
      {
        file: protocol,
        find: "expectedNonce: round.nonce,",
        replace: "expectedNonce: await nonceIn(answer),",
      },
      {
        file: protocol,
        find: "const known = new Map<",
        replace:
          'async function nonceIn(answer: Response): Promise<string> {\n  const { id_token } = (await answer.clone().json()) as { id_token: string };\n  const [, part = ""] = id_token.split(".");\n  return (JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/"))) as { nonce: string }).nonce;\n}\n\nconst known = new Map<',
      },
    ],
    tests: ["functions/auth/oidc-lies.test.ts > signs nobody in who is told of with a lie: another-nonce"],
  },
  {
    name: "state-unchecked",
    what: "an answer counts whatever sign-in it is of",
    edits: [
      { file: protocol, find: "parameters, round.state);", replace: "parameters, oauth.skipStateCheck);" },
      { file: "functions/auth/oidc-library.ts", find: "  userInfoRequest,", replace: "  skipStateCheck,\n  userInfoRequest," },
      {
        file: "functions/auth/oidc.ts",
        find: 'await takeAttempt(c, "oidc", parameters.get("state") ?? "")',
        replace: 'await takeAttempt(c, "oidc")',
      },
    ],
    tests: ["functions/auth/oidc.test.ts > refuses an answer without state, with another one, and one that comes twice"],
  },
  {
    name: "unconfirmed-address-joined",
    what: "an address that a provider has not confirmed opens the account it names",
    edits: [{ file: "functions/auth/oidc-claims.ts", find: " && saysConfirmed(source, issuer),", replace: "," }],
    tests: ["functions/auth/oidc-claims.test.ts > believes only what says plainly that an address is confirmed"],
  },
  {
    name: "local-in-production",
    what: "a site that was told no mode is local, with everybody's mailbox",
    edits: [
      {
        file: "functions/http/env.ts",
        find: 'z.enum(["local", "production"]).default("production")',
        replace: 'z.enum(["local", "production"]).default("local")',
      },
    ],
    tests: ["functions/app.test.ts > takes local mode from nowhere but the configuration and a loopback host together"],
  },
  {
    name: "values-logged",
    what: "a statement that fails has what a person entered written to the log",
    edits: [{ file: "functions/http/log.ts", find: 'return "params" in error ?', replace: 'return "no-params" in error ?' }],
    tests: ["functions/http/log.test.ts > logs which statement failed and why, and nothing of what a person had put into it"],
  },
];
