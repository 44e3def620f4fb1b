/** Every way to write one IPv6 address that a URL parser undoes, and some that it refuses. `groups`: all eight, as hexadecimal numbers. */
export function v6SpellingsOf(groups: readonly string[]): string[] {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  const short = numbers.map((number) => number.toString(16));
  const full = numbers.map((number) => number.toString(16).padStart(4, "0"));
  const [a = 0, b = 0] = numbers.slice(6);
  const dotted = `${a >> 8}.${a & 255}.${b >> 8}.${b & 255}`;
  const compressed = short.flatMap((_, start) =>
    short.flatMap((_, end) =>
      end > start && numbers.slice(start, end).every((number) => number === 0)
        ? [`${short.slice(0, start).join(":")}::${short.slice(end).join(":")}`]
        : [],
    ),
  );
  const plain = [...new Set([...compressed, short.join(":"), full.join(":"), [...short.slice(0, 6), dotted].join(":")])];
  const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  return [
    ...plain.map((text) => `[${text}]`),
    ...plain.map((text) => `[${text.toUpperCase()}]`),
    `[${plain[0]}%25eth0]`,
    `[${plain[0]}%eth0]`,
    `[${plain[0]}].`,
    `%5B${plain[0]}%5D`,
    `[${wide(plain[0] ?? "")}]`,
    `reader:secret@[${plain[0]}]`,
    `example.com@[${plain[0]}]`,
    `[${plain[0]}]#@example.com`,
    `[${plain[0]}]\\@example.com`,
    `\t[${plain[0]}]`,
  ];
}

const zeros = (text: string) => Array.from({ length: 8 - text.split(" ").length }, () => "0");
/** Eight groups: the first ones, zeros, and the last ones. */
const from = (head: string, tail = "") => [...head.split(" "), ...zeros(`${head}${tail && ` ${tail}`}`), ...(tail ? tail.split(" ") : [])];

/** Private addresses by the kind the reliability table names; of a range both ends and one between. */
export const privateKinds: Record<string, { v4?: readonly string[]; v6?: readonly string[][] }> = {
  "127.0.0.0/8": { v4: ["127.0.0.0", "127.0.0.1", "127.1.2.3", "127.255.255.255"] },
  "10.0.0.0/8": { v4: ["10.0.0.0", "10.0.0.1", "10.255.255.255"] },
  "169.254.0.0/16": { v4: ["169.254.0.0", "169.254.169.254", "169.254.170.2", "169.254.255.255"] },
  "172.16.0.0/12 and 192.168.0.0/16": { v4: ["172.16.0.0", "172.31.255.255", "192.168.0.0", "192.168.178.1", "192.168.255.255"] },
  "0.0.0.0/8, 100.64.0.0/10, 198.18.0.0/15, multicast": {
    v4: [
      "0.0.0.0",
      "0.255.255.255",
      "100.64.0.0",
      "100.100.100.200",
      "198.18.0.0",
      "192.0.0.192",
      "224.0.0.1",
      "240.0.0.1",
      "255.255.255.255",
    ],
  },
  "::1 and ::": { v6: [from("0", "1"), from("0")] },
  "v4-mapped and v4-compatible": {
    v6: [from("0", "ffff 7f00 1"), from("0", "ffff a9fe a9fe"), from("0", "ffff a00 1"), from("0", "7f00 1")],
  },
  NAT64: { v6: [from("64 ff9b", "7f00 1"), from("64 ff9b", "a9fe a9fe"), from("64 ff9b 1", "a00 1")] },
  "6to4 and Teredo": { v6: [from("2002 7f00 1"), from("2002 a9fe a9fe"), from("2002 a00 1", "1"), from("2001 0 7f00 1")] },
  "unique-local, link-local, site-local, multicast": {
    v6: [from("fc00", "1"), from("fd00 ec2", "254"), from("fe80", "1"), from("fec0", "1"), from("ff02", "1"), from("2001 db8", "1")],
  },
};

/** Where clouds and clusters tell a machine its secrets. */
export const metadataAddresses = [
  "http://169.254.169.254/latest/meta-data/iam/security-credentials/",
  "http://169.254.169.254/computeMetadata/v1/",
  "http://169.254.169.254/metadata/instance?api-version=2021-02-01",
  "http://169.254.169.254/opc/v2/instance/",
  "http://169.254.169.254/openstack/latest/meta_data.json",
  "http://169.254.170.2/v2/credentials/",
  "http://169.254.170.23/v1/credentials",
  "http://169.254.0.23/latest/meta-data/",
  "http://169.254.42.42/conf",
  "http://100.100.100.200/latest/meta-data/",
  "http://192.0.0.192/latest/",
  "http://[fd00:ec2::254]/latest/meta-data/",
  "http://[fd20:ce::254]/computeMetadata/v1/",
  "http://[fe80::a9fe:a9fe]/",
  "http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token",
  "http://metadata/computeMetadata/v1/",
  "http://metadata.google.internal./",
  "http://METADATA.GOOGLE.INTERNAL/",
  "http://metadata。google。internal/",
  "http://instance-data/latest/",
  "http://instance-data.ec2.internal/",
  "http://metadata.tencentyun.com/latest/meta-data/",
  "http://metadata.azure.internal/",
  "http://kubernetes.default.svc/api",
  "http://kubernetes.default.svc.cluster.local/api",
  "http://vault.service.consul/v1/",
  "http://host.docker.internal:2375/containers/json",
  "http://gateway.docker.internal/",
  "http://0x7f000001/",
  "http://localhost:2375/",
  "http://127.0.0.1:9200/_cat",
  "http://a9fea9fe.nip.io/",
  "http://169.254.169.254.nip.io/",
  "http://169-254-169-254.sslip.io/",
  "http://169.254.169.254.xip.io/",
  "http://localtest.me/",
];

/** Odd schemes beside those of the outbound tests, as somebody may type them. */
export const moreSchemes = [
  "tftp://127.0.0.1/x",
  "sftp://127.0.0.1/x",
  "ssh://127.0.0.1/",
  "telnet://127.0.0.1/",
  "imap://127.0.0.1/",
  "smb://127.0.0.1/share",
  "git://127.0.0.1/x",
  "svn+ssh://127.0.0.1/",
  "netdoc:///etc/passwd",
  "php://filter/resource=/etc/passwd",
  "expect://id",
  "phar://x",
  "zip://x#y",
  "ogg://x",
  "glob:///etc/*",
  "res://x",
  "vbscript:msgbox(1)",
  "livescript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0000javascript:alert(1)",
  "data:,x",
  "DATA:text/html,x",
  "filesystem:https://example.com/x",
  "feed:https://example.com/",
  "feed://127.0.0.1/",
  "intent://127.0.0.1/#Intent;end",
  "ws:127.0.0.1",
  "http+unix://%2fvar%2frun%2fdocker.sock/info",
  "\\\\127.0.0.1\\share",
  "file:\\\\127.0.0.1\\share",
  "FILE:///etc/passwd",
  "cid:1@x",
  "mid:1@x",
  "magnet:?xt=1",
  "stun:127.0.0.1",
];
