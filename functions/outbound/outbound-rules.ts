import type { Settings } from "../http/env.ts";
import { isLocal } from "../http/local-mode.ts";
import type { AddressRules } from "./judge-address.ts";

/** A model server of a user's own: https at any port (design §4.9). */
export const customModelAddresses = { schemes: ["https:"], ports: "any" } as const satisfies Partial<AddressRules>;
/** A page or picture on the web. */
export const webAddresses = { schemes: ["http:", "https:"], ports: [80, 443] } as const satisfies Partial<AddressRules>;

/**
 * The rules as they stand on this site. `requestUrl`: the request that asks for the call, '' in an alarm, where there is none;
 * local mode then goes by APP_ENV alone, since no run starts there but from a request that was local.
 */
export function addressRules(settings: Settings, wanted: Pick<AddressRules, "schemes" | "ports">, requestUrl: string): AddressRules {
  const own = [settings.PUBLIC_URL ?? "", requestUrl].filter(Boolean);
  const inLocalMode = requestUrl === "" ? settings.APP_ENV === "local" : isLocal(settings, requestUrl);
  return {
    ...wanted,
    ownHosts: own.map((address) => new URL(address).hostname),
    localHosts: inLocalMode ? settings.LOCAL_FETCH_HOSTS : [],
  };
}
