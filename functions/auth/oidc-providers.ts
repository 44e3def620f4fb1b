import type { AppContext } from "../http/context.ts";
import type { OidcProvider } from "../http/env.ts";
import { isLoopback } from "../http/env.ts";
import { siteOf } from "../http/site.ts";

/** An http issuer: allowed only in local mode, on this machine. */
export function isInsecure(provider: OidcProvider): boolean {
  return new URL(provider.issuer).protocol !== "https:";
}

/** The configured providers that can be used here: with a safe connection and a callback that leads back to this site. */
export function usableProviders(c: AppContext): OidcProvider[] {
  const { settings, local } = c.var;
  if (!settings.PUBLIC_URL && !local) return [];
  return settings.OIDC_PROVIDERS.filter((provider) => !isInsecure(provider) || (local && isLoopback(provider.issuer)));
}

export function findProvider(c: AppContext, id: string | undefined): OidcProvider | undefined {
  return usableProviders(c).find((provider) => provider.id === id);
}

/** The callback URL the operator has registered at the provider. */
export function callbackOf(c: AppContext, provider: OidcProvider): string {
  return `${siteOf(c)}/api/auth/oidc/${provider.id}/callback`;
}
