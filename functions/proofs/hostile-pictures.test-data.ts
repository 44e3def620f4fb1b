import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";

/** Stands wherever a file says more than its picture; may not be in what is served. */
export const planted = "<script>alert('planted')</script>";
const page = `<!doctype html><html><body onload="alert(1)">${planted}</body></html>`;

/** Chance that repeats (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const noise = () => {
  const random = chance(7);
  return Buffer.from(Array.from({ length: 120 * 90 * 3 }, () => Math.floor(random() * 256)));
};
const drawn = () => sharp(noise(), { raw: { width: 120, height: 90, channels: 3 } });

/** Whole pictures of each kind that is kept. */
export async function soundPictures(): Promise<Record<string, Buffer>> {
  return {
    "image/png": await drawn().png().toBuffer(),
    "image/jpeg": await drawn().jpeg().toBuffer(),
    "a progressive image/jpeg": await drawn().jpeg({ progressive: true }).toBuffer(),
    "image/webp": await drawn().webp().toBuffer(),
    "a lossless image/webp": await drawn().webp({ lossless: true }).toBuffer(),
  };
}

const chunk = (kind: string, data: Uint8Array) => {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(kind, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), 8 + data.length);
  return bytes;
};
const words = (text: string) => Buffer.from(text, "latin1");
const segment = (marker: number, data: Uint8Array) =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);
const changed = (bytes: Buffer, at: number, value: Uint8Array) => {
  const copy = Buffer.from(bytes);
  copy.set(value, at);
  return copy;
};
const big = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => void bytes.writeUInt32BE(value >>> 0, at * 4));
  return bytes;
};

/** Files written to break or to mislead what reads them, by what they are. `sound` as `soundPictures` gives them. */
export async function hostileFiles(sound: Record<string, Buffer>): Promise<Record<string, Uint8Array>> {
  const { "image/png": png = Buffer.alloc(0), "image/jpeg": jpeg = Buffer.alloc(0), "image/webp": webp = Buffer.alloc(0) } = sound;
  const [head, rest] = [png.subarray(0, 33), png.subarray(33)];
  const sof = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
  const avif = await drawn().avif().toBuffer();
  const tiff = await drawn().tiff().toBuffer();
  const gif = await drawn().gif().toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" onload="alert(1)">${planted}<foreignObject>${page}</foreignObject></svg>`;
  const bomb = (width: number, height: number) =>
    Buffer.concat([
      png.subarray(0, 8),
      chunk("IHDR", Buffer.concat([big(width, height), Buffer.from([8, 0, 0, 0, 0])])),
      chunk("IDAT", deflateSync(Buffer.alloc(width * Math.min(height, 8_000)))),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  return {
    nothing: Buffer.alloc(0),
    "a byte": Buffer.from([0x89]),
    zeros: Buffer.alloc(5_000),
    "a page": words(page),
    "a page of 5 KB": words(page + " ".repeat(5_000)),
    "a page called a picture by a comment": words(`<!--\x89PNG-->${page}`),
    "SVG with a script": words(svg),
    "SVG behind a declaration": words(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`),
    "SVG packed": gzipSync(svg),
    "SVG behind blanks": words(" \n".repeat(600) + svg),
    GIF: gif,
    "GIF that is a script": words(`GIF89a/*${" ".repeat(2_000)}*/=1;alert(1)//${planted}`),
    BMP: Buffer.concat([words("BM"), Buffer.alloc(2_000)]),
    "BMP that is a script": words(`BM=1/*${" ".repeat(2_000)}*/;alert(1)`),
    TIFF: tiff,
    AVIF: avif,
    "HEIC by its name": Buffer.concat([Buffer.from([0, 0, 0, 24]), words("ftypheic"), Buffer.alloc(2_000)]),
    ICO: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(2_000)]),
    "JPEG XL": Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(2_000)]),
    "JPEG 2000": Buffer.concat([Buffer.from([0, 0, 0, 12]), words("jP  \r\n\x87\n"), Buffer.alloc(2_000)]),
    PDF: words(`%PDF-1.7\n${page}`),
    ZIP: Buffer.concat([words("PK\x03\x04"), Buffer.alloc(2_000)]),
    "a program": Buffer.concat([words("\x7fELF"), Buffer.alloc(2_000)]),
    "a film": Buffer.concat([Buffer.from([0, 0, 0, 24]), words("ftypmp42"), Buffer.alloc(2_000)]),
    "a face": Buffer.concat([words("wOFF"), Buffer.alloc(2_000)]),
    WebAssembly: Buffer.concat([words("\0asm"), Buffer.alloc(2_000)]),
    "JSON of a drawing": words(JSON.stringify({ width: 10, height: 10, items: [] })),
    "a picture in base64": words(png.toString("base64")),
    "a picture as text": words(`data:image/png;base64,${png.toString("base64")}`),
    "PNG with line ends turned": words(png.toString("latin1").replaceAll("\r\n", "\n")),
    "PNG without its magic": png.subarray(8),
    "PNG magic alone": png.subarray(0, 8),
    "PNG magic before a page": Buffer.concat([png.subarray(0, 8), words(page + " ".repeat(2_000))]),
    "PNG head before a page": Buffer.concat([head, words(page + " ".repeat(2_000))]),
    "PNG with a page behind it": Buffer.concat([png, words(page)]),
    "PNG with an archive behind it": Buffer.concat([png, words("PK\x03\x04"), words(planted)]),
    "PNG with a script in its text": Buffer.concat([head, chunk("tEXt", words(`Comment\0${planted}`)), rest]),
    "PNG with a packed script in its text": Buffer.concat([
      head,
      chunk("zTXt", Buffer.concat([words("Comment\0\0"), deflateSync(planted)])),
      rest,
    ]),
    "PNG with a script in a chunk nobody knows": Buffer.concat([head, chunk("scRp", words(planted)), rest]),
    "PNG with a color profile that is none": Buffer.concat([head, chunk("iCCP", words(`profile\0\0${"x".repeat(500)}`)), rest]),
    "PNG with XMP that has a script": Buffer.concat([head, chunk("iTXt", words(`XML:com.adobe.xmp\0\0\0\0\0${planted}`)), rest]),
    "PNG of two heads": Buffer.concat([head, chunk("IHDR", Buffer.concat([big(50_000, 50_000), Buffer.from([8, 0, 0, 0, 0])])), rest]),
    "PNG with a length of 4 GB": changed(png, 33, big(0xffffffff)),
    "PNG with a length of 2 GB": changed(png, 33, big(0x7fffffff)),
    "PNG without an end": png.subarray(0, -12),
    "PNG whose end comes first": Buffer.concat([head, chunk("IEND", Buffer.alloc(0)), rest]),
    "PNG of wrong sums": changed(png, 29, big(0)),
    "PNG of 50,000 x 50,000": changed(png, 16, big(50_000, 50_000)),
    "PNG of 2^31 x 2^31": changed(png, 16, big(0x7fffffff, 0x7fffffff)),
    "PNG of 2^32 x 1": changed(png, 16, big(0xffffffff, 1)),
    "PNG of 0 x 0": changed(png, 16, big(0, 0)),
    "PNG of 50,000,001 x 1": changed(png, 16, big(50_000_001, 1)),
    "PNG of a depth there is not": changed(png, 24, Buffer.from([99])),
    "PNG of a color there is not": changed(png, 25, Buffer.from([99])),
    "PNG bomb of 7,000 x 7,000": bomb(7_000, 7_000),
    "PNG bomb of 30,000 x 30,000": bomb(30_000, 30_000),
    "PNG with a moving picture of 10,000 frames": Buffer.concat([head, chunk("acTL", big(10_000, 0)), rest]),
    "PNG of 100,000 empty chunks": Buffer.concat([head, ...Array<Buffer>(100_000).fill(chunk("teSt", Buffer.alloc(0))), rest]),
    "JPEG magic alone": jpeg.subarray(0, 3),
    "JPEG without an end": jpeg.subarray(0, -2),
    "JPEG without a scan": Buffer.concat([jpeg.subarray(0, sof + 20), Buffer.alloc(2_000), Buffer.from([0xff, 0xd9])]),
    "JPEG magic before a page": Buffer.concat([jpeg.subarray(0, 4), words(page + " ".repeat(2_000))]),
    "JPEG that is a script": Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x2f, 0x2a]),
      words("JFIF"),
      Buffer.alloc(0x2f2a - 6),
      words(`*/=alert(1)/*`),
      Buffer.alloc(500),
      words("*///"),
      Buffer.from([0xff, 0xd9]),
    ]),
    "JPEG with a script in a comment": Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, words(planted)), jpeg.subarray(2)]),
    "JPEG with a script in its Exif": Buffer.concat([
      jpeg.subarray(0, 2),
      segment(0xe1, words(`Exif\0\0MM\0*${planted}`)),
      jpeg.subarray(2),
    ]),
    "JPEG with a script in its XMP": Buffer.concat([
      jpeg.subarray(0, 2),
      segment(0xe1, words(`http://ns.adobe.com/xap/1.0/\0${planted}`)),
      jpeg.subarray(2),
    ]),
    "JPEG with a script in a maker's part": Buffer.concat([jpeg.subarray(0, 2), segment(0xed, words(planted)), jpeg.subarray(2)]),
    "JPEG with a page behind it": Buffer.concat([jpeg, words(page)]),
    "JPEG with another behind it": Buffer.concat([jpeg, jpeg, words(planted)]),
    "JPEG with a segment of no length": Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe2, 0, 0]), jpeg.subarray(2)]),
    "JPEG with a segment of 64 KB that is not there": Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xe2, 0xff, 0xff]),
      jpeg.subarray(2),
    ]),
    "JPEG of 65,535 x 65,535": changed(jpeg, sof + 5, Buffer.from([0xff, 0xff, 0xff, 0xff])),
    "JPEG of 0 x 0": changed(jpeg, sof + 5, Buffer.from([0, 0, 0, 0])),
    "JPEG of a hundred thousand fill bytes": Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(100_000, 0xff), jpeg.subarray(2)]),
    "JPEG of nothing but markers": Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(100_000, Uint8Array.from([0xd0, 0xff]))]),
    "WebP head alone": webp.subarray(0, 16),
    "WebP that says it has 4 GB": changed(webp, 4, Buffer.from([0xff, 0xff, 0xff, 0xff])),
    "WebP that says it has nothing": changed(webp, 4, Buffer.from([0, 0, 0, 0])),
    "WebP of a kind there is not": changed(webp, 12, words("VP9 ")),
    "WebP of 100,000 empty chunks": Buffer.concat([
      words("RIFF"),
      Buffer.from([0x16, 0x35, 0x0c, 0]),
      words("WEBPVP8X"),
      Buffer.from([10, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 0, 0]),
      Buffer.alloc(800_000, words("ANMF\0\0\0\0")),
    ]),
    "JPEG of 100,000 empty comments": Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.alloc(400_000, Buffer.from([0xff, 0xfe, 0, 2])),
      jpeg.subarray(2),
    ]),
    "WebP with a page behind it": Buffer.concat([webp, words(page)]),
    "WebP that is a script": Buffer.concat([words("RIFF/**/WEBP"), words(`=1;alert(1)/*${" ".repeat(2_000)}*/`)]),
    "WebP of 16,384 x 16,384": Buffer.concat([
      words("RIFF"),
      Buffer.from([22, 0, 0, 0]),
      words("WEBPVP8X"),
      Buffer.from([10, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
      Buffer.alloc(2_000),
    ]),
    "WAVE in place of WebP": Buffer.concat([words("RIFF"), big(36), words("WAVEfmt "), Buffer.alloc(2_000)]),
    "11 MB of a picture": Buffer.concat([head, chunk("teSt", Buffer.alloc(11 * 1024 * 1024)), rest]),
    "a picture with NUL bytes before it": Buffer.concat([Buffer.alloc(8), png]),
    "a picture with a mark of byte order before it": Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), png]),
    "two kinds in one": Buffer.concat([jpeg.subarray(0, -2), png]),
  };
}

/** The same picture broken by chance: bytes changed, taken out, doubled, or the end cut off. The seed says how. */
export function broken(picture: Buffer, seed: number): Buffer {
  const random = chance(seed);
  const at = () => Math.floor(random() * (random() < 0.5 ? Math.min(picture.length, 64) : picture.length));
  let bytes = Buffer.from(picture);
  for (let times = 1 + Math.floor(random() * 8); times > 0; times--) {
    const [from, kind] = [at(), random()];
    if (kind < 0.5) bytes[from % Math.max(1, bytes.length)] = Math.floor(random() * 256);
    else if (kind < 0.65) bytes = bytes.subarray(0, from);
    else if (kind < 0.8) bytes = Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + Math.ceil(random() * 40))]);
    else if (kind < 0.9) bytes = Buffer.concat([bytes.subarray(0, from), bytes.subarray(Math.floor(from / 2))]);
    else bytes = Buffer.concat([bytes.subarray(0, from), Buffer.alloc(4, random() < 0.5 ? 255 : 0), bytes.subarray(from)]);
  }
  return bytes;
}
