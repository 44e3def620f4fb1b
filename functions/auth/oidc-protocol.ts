import { decodeBase64Url } from "hono/utils/encode";
import type * as Oauth from "oauth4webapi";
import type { AppContext } from "../http/context.ts";
import type { OidcProvider } from "../http/env.ts";
import { logLine, traceOf } from "../http/log.ts";
import { minute } from "../http/time.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { providerFetch } from "../outbound/provider-fetch.ts";
import type { OidcNotice } from "./contract.ts";
import { identityOf, leavesAddressOpen, type ProvenIdentity } from "./oidc-claims.ts";

type Library = typeof import("./oidc-library.ts");
type Metadata = Oauth.AuthorizationServer;

const bounds = { mostBytes: 256 * 1024, timeoutMs: 8_000 };
const metadataLife = 10 * minute;
const metadataKept = 50;
const skewSeconds = 30;

/** One sign-in attempt: what is sent to the provider and compared when the browser returns. */
export interface Round {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** How a provider is reached. */
export interface Reach {
  /** Allows http, for a provider on this machine. */
  insecure: boolean;
  /** Replaces the network in tests. */
  fetch?: typeof fetch;
}

const load = (): Promise<Library> => import("./oidc-library.ts");

/** New secrets for one attempt (RFC 7636, RFC 6749 10.12, OpenID Connect Core 3.1.2.1). */
export async function newRound(redirectUri: string): Promise<Round> {
  const oauth = await load();
  return {
    redirectUri,
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
  };
}

/** Address of the provider's sign-in page. Throws OidcProblem. */
export function addressOf(provider: OidcProvider, round: Round, reach: Reach): Promise<string> {
  return withProblems(async (oauth) => {
    const metadata = await metadataOf(oauth, provider, reach);
    const url = new URL(metadata.authorization_endpoint ?? "");
    oauth.checkProtocol(url, !reach.insecure);
    const asked = {
      client_id: provider.clientId,
      redirect_uri: round.redirectUri,
      response_type: "code",
      scope: [...new Set(["openid", ...provider.scopes])].join(" "),
      state: round.state,
      nonce: round.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(round.verifier),
      code_challenge_method: "S256",
    };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    return url.href;
  });
}

/**
 * Exchanges the code for the identity that signed in. On resolution, state, issuer (also of the answer, RFC 9207), audience, nonce, times
 * and signature have been verified. Throws OidcProblem.
 */
export function identityFrom(provider: OidcProvider, round: Round, parameters: URLSearchParams, reach: Reach): Promise<ProvenIdentity> {
  return withProblems(async (oauth) => {
    const metadata = tenantOfAnswer(await metadataOf(oauth, provider, reach), parameters);
    const client: Oauth.Client = { client_id: provider.clientId, [oauth.clockTolerance]: skewSeconds };
    const options = optionsOf(oauth, reach);
    const valid = oauth.validateAuthResponse(metadata, client, parameters, round.state);
    const authentication = authenticationOf(oauth, provider, metadata);
    const answer = await oauth.authorizationCodeGrantRequest(
      metadata,
      client,
      authentication,
      valid,
      round.redirectUri,
      round.verifier,
      options,
    );
    const server = await tenantOfToken(metadata, answer);
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
      expectedNonce: round.nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(server, answer, options);
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (!claims || claims.sub.length === 0 || claims.sub.length > 255) throw new OidcProblem("refused");
    let userinfo: Record<string, unknown> = {};
    if (server.userinfo_endpoint && leavesAddressOpen(claims, claims.iss)) {
      const said = await oauth.userInfoRequest(server, client, tokens.access_token, options);
      userinfo = await oauth.processUserInfoResponse(server, client, claims.sub, said);
    }
    return identityOf(claims.iss, claims.sub, claims, userinfo);
  });
}

const known = new Map<string, { metadata: Metadata; until: number }>();

async function metadataOf(oauth: Library, provider: OidcProvider, reach: Reach): Promise<Metadata> {
  const { issuer } = provider;
  const kept = known.get(issuer);
  if (kept && kept.until > Date.now()) return kept.metadata;
  known.delete(issuer);
  const answer = await oauth.discoveryRequest(new URL(issuer), optionsOf(oauth, reach));
  const expected = isAnyTenant(issuer) ? await issuerOfMetadata(answer) : issuer;
  const metadata = await oauth.processDiscoveryResponse(new URL(expected), answer);
  const [oldest] = known.keys();
  if (known.size >= metadataKept && oldest) known.delete(oldest);
  known.set(issuer, { metadata, until: Date.now() + metadataLife });
  return metadata;
}

/** One fetch per use: a Worker may not wait for I/O that another request started. */
function optionsOf(oauth: Library, reach: Reach) {
  const ask = providerFetch({ ...bounds, ...(reach.fetch && { fetch: reach.fetch }) });
  return { [oauth.customFetch]: ask as (url: string, init: object) => Promise<Response>, [oauth.allowInsecureRequests]: reach.insecure };
}

/** As configured, else by the metadata: in the body if listed (unambiguous encoding), else or without a list Basic (Discovery 3). */
function authenticationOf(oauth: Library, { clientSecret, clientAuthentication }: OidcProvider, metadata: Metadata): Oauth.ClientAuth {
  if (clientSecret === undefined) return oauth.None();
  const inBody = metadata.token_endpoint_auth_methods_supported?.includes("client_secret_post")
    ? "client_secret_post"
    : "client_secret_basic";
  const way = clientAuthentication ?? inBody;
  return way === "client_secret_post" ? oauth.ClientSecretPost(clientSecret) : oauth.ClientSecretBasic(clientSecret);
}

/** A multi-tenant server reveals its tenant only in the answer; if the answer names an issuer, the token must agree. */
function tenantOfAnswer(metadata: Metadata, parameters: URLSearchParams): Metadata {
  const issuer = parameters.get("iss");
  return isTemplate(metadata.issuer) && issuer && tenantIssuer.test(issuer) ? { ...metadata, issuer } : metadata;
}

async function tenantOfToken(metadata: Metadata, answer: Response): Promise<Metadata> {
  if (!isTemplate(metadata.issuer)) return metadata;
  return { ...metadata, issuer: await issuerOfToken(answer) };
}

const cancelled = new Set(["access_denied", "consent_required", "interaction_required", "login_required", "account_selection_required"]);
const busy = new Set(["server_error", "temporarily_unavailable"]);

async function withProblems<T>(work: (oauth: Library) => Promise<T>): Promise<T> {
  const oauth = await load();
  try {
    return await work(oauth);
  } catch (error) {
    if (error instanceof OidcProblem) throw error;
    throw new OidcProblem(noticeOf(oauth, error), withCode(oauth, error));
  }
}

/** Adds the provider's error code (`invalid_client`) for the operator's log; its error descriptions are not logged. */
function withCode(oauth: Library, error: unknown): unknown {
  const isRefusal = error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError;
  return isRefusal && /^\w{1,60}$/.test(error.error) ? new Error(`${error.message} (${error.error})`) : error;
}

function noticeOf(oauth: Library, error: unknown): OidcProblem["notice"] {
  if (error instanceof OutboundError) return "unreachable";
  if (error instanceof oauth.AuthorizationResponseError) {
    if (cancelled.has(error.error)) return "cancelled";
    return busy.has(error.error) ? "unreachable" : "refused";
  }
  if (error instanceof oauth.ResponseBodyError) return error.status >= 500 ? "unreachable" : "refused";
  const code = error instanceof oauth.OperationProcessingError ? error.code : undefined;
  const noAnswer: (string | undefined)[] = [oauth.RESPONSE_IS_NOT_CONFORM, oauth.RESPONSE_IS_NOT_JSON, oauth.PARSE_ERROR];
  return code !== undefined && noAnswer.includes(code) ? "unreachable" : "refused";
}

/** A failed sign-in through a provider. `notice` is for the user; the cause is for the log. */
export class OidcProblem extends Error {
  override name = "OidcProblem";
  readonly notice: OidcNotice;

  constructor(notice: OidcNotice, cause?: unknown) {
    super(`signing in through a provider: ${notice}`, { cause });
    this.notice = notice;
  }
}

/** Logs failures between this site and a provider, for the operator; user actions such as cancelling are not logged. */
export function logProblem(c: AppContext, provider: string, problem: OidcProblem): void {
  if (problem.notice !== "refused" && problem.notice !== "unreachable") return;
  const trace = traceOf(problem);
  logLine("error", { message: "oidc sign-in failed", requestId: c.var.requestId, provider, notice: problem.notice, trace });
}

// Microsoft's multi-tenant addresses (`common`, `organizations`, `consumers`) have no issuer of their own: their metadata hold a
// placeholder, and the token names the tenant (Microsoft identity platform, "OpenID Connect: validate the issuer").
const anyTenant = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\/v2\.0$/;
const template = "https://login.microsoftonline.com/{tenantid}/v2.0";
export const tenantIssuer = /^https:\/\/login\.microsoftonline\.com\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/v2\.0$/;

export const isAnyTenant = (issuer: string) => anyTenant.test(issuer);
export const isTemplate = (issuer: string) => issuer === template;

/** The issuer in the metadata of a multi-tenant address: the placeholder, or the one tenant of personal accounts. */
export async function issuerOfMetadata(answer: Response): Promise<string> {
  const { issuer } = await readCopy(answer);
  return typeof issuer === "string" && tenantIssuer.test(issuer) ? issuer : template;
}

/** The issuer expected for the tenant the ID token names. Not yet trusted: issuer and signature are verified afterwards. */
export async function issuerOfToken(answer: Response): Promise<string> {
  const { id_token: token } = await readCopy(answer);
  const payload = typeof token === "string" ? token.split(".")[1] : undefined;
  const issuer = template.replace("{tenantid}", String(readJson(() => new TextDecoder().decode(decodeBase64Url(payload ?? ""))).tid));
  if (!tenantIssuer.test(issuer)) throw new OidcProblem("refused");
  return issuer;
}

/** Malformed JSON gives {}; the library, which reads the answer itself, reports the error. */
async function readCopy(answer: Response): Promise<Record<string, unknown>> {
  const text = await answer.clone().text();
  return readJson(() => text);
}

function readJson(text: () => string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text());
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
