import type { AppContext } from "./context.ts";
import { keyedHash } from "./keyed-hash.ts";

/** Stands for the network a request comes from, for limits by it: the address itself is not kept. Cloudflare names it, whatever the caller says. */
export function callerNetwork(c: AppContext): Promise<string> {
  return keyedHash(c.var.settings.IDENTITY_SECRET, "ip", networkOf(c.req.header("cf-connecting-ip") ?? ""));
}

/** An IPv4 address as it is; of an IPv6 address the first half, for whoever has one has the whole other half to choose from (RFC 6177). */
export function networkOf(address: string): string {
  const url = `http://[${address}]`;
  if (!address.includes(":") || !URL.canParse(url)) return address;
  const [head = "", tail] = new URL(url).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  // An IPv4 address in the clothes of IPv6.
  if (groups.slice(0, 6).join() === "0,0,0,0,0,ffff") return groups.join(":");
  return groups.slice(0, 4).join(":");
}
