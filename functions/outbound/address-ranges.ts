type Range = readonly [start: string, bits: number];

/** IANA's special-purpose registry and multicast: what is no ordinary host of the public internet. */
const closedV4: readonly Range[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Global unicast is 2000::/3 alone: mapped, NAT64, unique-local, link-local and multicast addresses lie outside. */
const openV6: Range = ["2000::", 3];
/** Within it: protocol assignments with Teredo, documentation, 6to4. */
const closedV6: readonly Range[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

/** True when an IPv4 or IPv6 address, as a resolver writes it, is one of the public internet. Anything unreadable is not. */
export function isPublicAddress(text: string): boolean {
  const v4 = readV4(text);
  if (v4 !== null) return !closedV4.some((range) => isIn(v4, 32, readV4(range[0]), range[1]));
  const v6 = readV6(text);
  if (v6 === null) return false;
  const lies = ([start, bits]: Range) => isIn(v6, 128, readV6(start), bits);
  return lies(openV6) && !closedV6.some(lies);
}

function isIn(address: bigint, width: number, start: bigint | null, bits: number): boolean {
  const rest = BigInt(width - bits);
  return start !== null && address >> rest === start >> rest;
}

function readV4(text: string): bigint | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return null;
  const bytes = text.split(".").map(Number);
  return bytes.every((byte) => byte <= 255) ? BigInt(bytes.reduce((sum, byte) => sum * 256 + byte, 0)) : null;
}

function readV6(text: string): bigint | null {
  if (!/^[0-9a-f:.]+$/i.test(text) || !text.includes(":") || !URL.canParse(`http://[${text}]`)) return null;
  // The parser has written a dotted end as two groups and the longest run of zeros as "::".
  const [left = "", right] = new URL(`http://[${text}]`).hostname.slice(1, -1).split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const [head, tail] = [groups(left), groups(right ?? "")];
  const all = [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
  return BigInt(`0x${all.map((group) => group.padStart(4, "0")).join("")}`);
}
