/**
 * Names that lead into a network, not to the public web: RFC 6761, 6762 (with appendix G), 7686, 8375, 9476, 2606, the names
 * routers and clusters give, and ICANN's reservation of `internal`.
 */
const reservedTops = [
  "localhost",
  "local",
  "localdomain",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "domain",
  "workgroup",
  "arpa",
  "onion",
  "i2p",
  "alt",
  "test",
  "example",
  "invalid",
  "svc",
  "cluster",
  "consul",
];

/** Public names that resolve to a loopback or private address, or to the address written in the name. */
const pointingInwards = [
  "localtest.me",
  "lvh.me",
  "vcap.me",
  "lacolhost.com",
  "localho.st",
  "nip.io",
  "sslip.io",
  "xip.io",
  "traefik.me",
  "backname.io",
  "local.gd",
  "rbndr.us",
  "1u.ms",
  "localdev.me",
  "lcl.host",
  "localhost.direct",
  "lndo.site",
  "ddev.site",
  "plex.direct",
  "fuf.me",
  "local-ip.co",
  "local-ip.sh",
  "xip.name",
  "spoofed.burpcollaborator.net",
  "metadata.tencentyun.com",
  "localdomain.pw",
  "rebind.it",
];

const names = new Set([...reservedTops, ...pointingInwards]);

/** True for a reserved name and everything below it. `hostname` as the URL parser writes it: lower case, ASCII. */
export function isReservedName(hostname: string): boolean {
  const labels = hostname.split(".");
  return labels.some((_, index) => names.has(labels.slice(index).join(".")));
}
