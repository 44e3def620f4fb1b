import { decodeBase64url } from "../http/base64url.ts";
import { OidcProblem } from "./oidc-problem.ts";

// Microsoft's addresses for any tenant (`common` and its kin) name no issuer of their own: their metadata hold a placeholder, and which
// tenant it was stands in the token (Microsoft identity platform, "OpenID Connect: validate the issuer").
const anyTenant = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\/v2\.0$/;
const template = "https://login.microsoftonline.com/{tenantid}/v2.0";
export const tenantIssuer = /^https:\/\/login\.microsoftonline\.com\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/v2\.0$/;

export const isAnyTenant = (issuer: string) => anyTenant.test(issuer);
export const isTemplate = (issuer: string) => issuer === template;

/** The issuer that metadata of an any-tenant address name: the placeholder, or the one tenant of personal accounts. */
export async function issuerOfMetadata(answer: Response): Promise<string> {
  const { issuer } = await readCopy(answer);
  return typeof issuer === "string" && tenantIssuer.test(issuer) ? issuer : template;
}

/** The issuer an ID token of the tenant it names must have. Nothing is believed yet: issuer and signature are compared afterwards. */
export async function issuerOfToken(answer: Response): Promise<string> {
  const { id_token: token } = await readCopy(answer);
  const payload = typeof token === "string" ? token.split(".")[1] : undefined;
  const issuer = template.replace("{tenantid}", String(readJson(() => new TextDecoder().decode(decodeBase64url(payload ?? ""))).tid));
  if (!tenantIssuer.test(issuer)) throw new OidcProblem("refused");
  return issuer;
}

/** What cannot be read is judged by whoever reads the answer itself. */
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
