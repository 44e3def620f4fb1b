import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";

/** What the provider knows of a person; `sub` is the name they sign in with. */
export interface Person {
  email?: string;
  email_verified?: unknown;
  given_name?: string;
}

interface Client {
  client_id: string;
  client_secret?: string;
  redirect_uris: string[];
  token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "none";
}

/** The certified provider of the package, on this machine, with sign-in pages of its own. `serve` says whom it serves. */
export async function startHonestProvider() {
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) => response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();

  async function serve(clients: Client[]): Promise<void> {
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    const provider = new Provider(issuer, {
      clients,
      jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "honest", alg: "RS256", use: "sig" }] },
      cookies: { keys: ["a key of the test provider's cookies"] },
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name"] },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      interactions: { url: (_: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
      renderError: (context: { type: string; body: string }, out: { error: string; error_description?: string }) => {
        context.type = "text/plain";
        context.body = `${out.error}: ${out.error_description}`;
      },
    });
    const own = provider.callback();
    handle = (request, response) =>
      request.url?.startsWith("/interaction/") ? interact(provider, request, response) : own(request, response);
  }

  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { issuer, people, serve, close };
}

/** One page to sign in and consent, or to give up. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== "POST") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><html lang="en"><title>Honest</title><h1>Honest sign-in</h1>
<form method="post"><label>Name <input name="name"></label><button>Allow</button><button name="cancel" value="1">Cancel</button></form>`);
    return;
  }
  const form = new URLSearchParams(await textOf(request));
  const accountId = form.get("name") ?? "";
  if (form.has("cancel")) {
    const result = { error: "access_denied", error_description: "<script>alert('the user cancelled')</script>" };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
  const grant = new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  const result = { login: { accountId }, consent: { grantId: await grant.save() } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

export async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A person's browser at the provider: from the address it was sent to, to where the provider sends it back. */
export async function signInAtProvider(start: string, name: string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  const ask = async (url: string, form?: URLSearchParams) => {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    const answer = await fetch(url, { method: form ? "POST" : "GET", body: form, headers: { cookie }, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(key, value);
    }
    return answer;
  };
  let url = new URL(start);
  const { origin } = url;
  for (let step = 0; step < 6; step++) {
    const isForm = url.pathname.startsWith("/interaction/");
    const answer = await ask(url.href, isForm ? new URLSearchParams(name === null ? { cancel: "1" } : { name }) : undefined);
    const location = answer.headers.get("location");
    if (!location) throw new Error(`the provider answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    url = new URL(location, url);
    if (url.origin !== origin) return url;
  }
  throw new Error("the provider leads in circles");
}
