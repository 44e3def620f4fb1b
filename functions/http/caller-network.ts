import ipaddr from "ipaddr.js";
import type { AppContext } from "./context.ts";
import { keyedHash } from "./keyed-hash.ts";

/** A hash of the caller's network, for rate limits: the address itself is not stored. Cloudflare sets the header, whatever the caller sent. */
export function callerNetwork(c: AppContext): Promise<string> {
  return keyedHash(c.var.settings.IDENTITY_SECRET, "ip", networkOf(c.req.header("cf-connecting-ip") ?? ""));
}

/** An IPv4 address as it is; of an IPv6 address the /64 prefix, since one customer usually has all addresses below it (RFC 6177). */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address) || address.includes("%")) return address;
  const parsed = ipaddr.IPv6.parse(address);
  const groups = parsed.toNormalizedString().split(":");
  return (parsed.isIPv4MappedAddress() ? groups : groups.slice(0, 4)).join(":");
}
