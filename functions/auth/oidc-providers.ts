import type { AppContext } from "../http/context.ts";
import type { OidcProvider } from "../http/env.ts";
import { isLoopback } from "../http/env.ts";
import { siteOf } from "../http/site.ts";

/** An http issuer: in local mode, on this very machine, and nowhere else. */
export function isInsecure(provider: OidcProvider): boolean {
  return new URL(provider.issuer).protocol !== "https:";
}

/** The configured providers that people can use here: those we can speak to safely and that can lead back to us. */
export function usableProviders(c: AppContext): OidcProvider[] {
  const { settings, local } = c.var;
  if (!settings.PUBLIC_URL && !local) return [];
  return settings.OIDC_PROVIDERS.filter((provider) => !isInsecure(provider) || (local && isLoopback(provider.issuer)));
}

export function findProvider(c: AppContext, id: string | undefined): OidcProvider | undefined {
  return usableProviders(c).find((provider) => provider.id === id);
}

/** What the operator has registered at the provider. */
export function callbackOf(c: AppContext, provider: OidcProvider): string {
  return `${siteOf(c)}/api/auth/oidc/${provider.id}/callback`;
}
