import { sign } from "./events.test-data.ts";

const encoder = new TextEncoder();

/** Another text of bytes: one turned, left out, put in or doubled, or the JSON written in another way. */
export function changedBody(body: string, random: () => number): Uint8Array {
  const bytes = [...encoder.encode(body)];
  const at = Math.floor(random() * bytes.length);
  const any = Math.floor(random() * 256);
  const ways = [
    () => bytes.splice(at, 1, (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))),
    () => bytes.splice(at, 1),
    () => bytes.splice(at, 0, any),
    () => bytes.splice(at, 0, bytes[at] ?? 0),
    () => bytes.push(any),
    () => bytes.unshift(0xef, 0xbb, 0xbf),
    () => bytes.splice(0, bytes.length, ...encoder.encode(JSON.stringify(JSON.parse(body), null, 1 + Math.floor(random() * 4)))),
    () => bytes.splice(0, bytes.length, ...encoder.encode(body.replace('"amount_total":500', `"amount_total":${any}`))),
    () => bytes.splice(at, bytes.length),
  ];
  ways[Math.floor(random() * ways.length)]?.();
  return new Uint8Array(bytes);
}

/** Another signature: of another time, secret or scheme, with a digit changed, or cut. */
export function changedSignature(body: string, random: () => number): string {
  const good = sign(body);
  const [time = "", v1 = ""] = good.split(",");
  const at = 3 + Math.floor(random() * 64);
  const digit = ((Number.parseInt(v1[at] ?? "0", 16) + 1 + Math.floor(random() * 15)) % 16).toString(16);
  const ways = [
    () => `${time},${v1.slice(0, at)}${digit}${v1.slice(at + 1)}`,
    () => `${time},${v1.slice(0, at)}`,
    () => `t=${Number(time.slice(2)) + (random() < 0.5 ? -1 : 1) * Math.ceil(random() * 200)},${v1}`,
    () => sign(body, { at: Date.now() - 305_000 - random() * 1e9 }),
    () => sign(body, { secret: `whsec_${random()}` }),
    () => sign(body, { scheme: "v0" }),
    () => sign(`${body} `),
    () => v1,
    () => time,
    () => good.replace("v1=", "v1=0"),
    () => good.toUpperCase(),
    () => `${good},`,
    () => good.replace(",", " , "),
    () => "",
  ];
  return ways[Math.floor(random() * ways.length)]?.() ?? "";
}

/** A true event, changed on its way: other bytes under the true signature, or another signature over the true bytes. */
export function forge(body: string, random: () => number): { sent: Uint8Array; header: string } {
  const whole = encoder.encode(body);
  if (random() < 0.4) return { sent: whole, header: changedSignature(body, random) };
  const sent = changedBody(body, random);
  const isTheSame = sent.length === whole.length && sent.every((byte, at) => byte === whole[at]);
  return isTheSame ? forge(body, random) : { sent, header: sign(body) };
}
