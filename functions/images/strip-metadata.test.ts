import { crc32 } from "node:zlib";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { sniffPicture } from "./sniff.ts";
import { stripMetadata as strip } from "./strip-metadata.ts";

/** Of a file that has few enough parts. */
function stripMetadata(bytes: Uint8Array, type: Parameters<typeof strip>[1]): Uint8Array<ArrayBuffer> {
  const stripped = strip(bytes, type);
  if (!stripped) throw new Error("too many parts");
  return stripped;
}
const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const secret = bytesOf("GPS 46.78 N");

const segment = (marker: number, content: number[]) => [0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255, ...content];
const frame = segment(0xc0, [8, 0, 20, 0, 30, 1, 1, 0x11, 0]);
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 3, 0xff, 0xd9];

function exif(orientation: number, isLittle: boolean): number[] {
  const short = (value: number) => (isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const long = (value: number) => (isLittle ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
  const entry = [...short(0x0112), ...short(3), ...long(1), ...short(orientation), 0, 0];
  return [
    ...bytesOf("Exif\0\0"),
    ...bytesOf(isLittle ? "II" : "MM"),
    ...short(42),
    ...long(8),
    ...short(1),
    ...entry,
    ...long(0),
    ...secret,
  ];
}

const jpeg = (...segments: number[][]) => Uint8Array.from([0xff, 0xd8, ...segments.flat(), ...frame, ...scan]);

it("takes place and comments out of a photograph and leaves the picture", () => {
  const stripped = stripMetadata(
    jpeg(segment(0xe1, exif(1, false)), segment(0xed, secret), segment(0xfe, secret), segment(0xe0, bytesOf("JFIF\0 a"))),
    "image/jpeg",
  );
  expect(stripped).toEqual(jpeg(segment(0xe0, bytesOf("JFIF\0 a"))));
  expect(sniffPicture(stripped)).toEqual({ type: "image/jpeg", width: 30, height: 20 });
});

it("keeps which way up a photograph is, of either byte order, and nothing else of its Exif", () => {
  for (const isLittle of [true, false]) {
    const stripped = stripMetadata(jpeg(segment(0xe1, exif(6, isLittle))), "image/jpeg");
    expect(textOf(stripped)).not.toContain("GPS");
    // Stripped once more, it is found and written again.
    expect(stripMetadata(stripped, "image/jpeg")).toEqual(stripped);
    expect([...stripped.subarray(2, 6)]).toEqual([0xff, 0xe1, 0, 34]);
    expect(sniffPicture(stripped)).toEqual({ type: "image/jpeg", width: 30, height: 20 });
  }
});

it("takes out what telephones and cameras write elsewhere: a second picture behind the end, makers' segments, thumbnails, notes between scans", () => {
  const second = jpeg(segment(0xe1, exif(1, false)));
  const makers = [0xe2, 0xe3, 0xea, 0xec, 0xef].map((marker) => segment(marker, secret));
  const told = Uint8Array.from([
    ...[0xff, 0xd8, ...makers.flat(), ...segment(0xe0, [...bytesOf("JFXX\0"), ...secret])],
    ...[...frame, 0, 0, ...segment(0xe1, exif(1, true)), ...scan.slice(0, -2), 0xff, 0, 0xff, 0xd0, 7],
    ...[...segment(0xfe, secret), ...scan, ...second, ...secret],
  ]);
  const stripped = stripMetadata(told, "image/jpeg");
  expect(textOf(stripped)).not.toContain("GPS");
  expect(stripped).toEqual(Uint8Array.from([0xff, 0xd8, ...frame, ...scan.slice(0, -2), 0xff, 0, 0xff, 0xd0, 7, ...scan]));
});

it("keeps the colors of a photograph", () => {
  const profile = segment(0xe2, bytesOf("ICC_PROFILE\0 wide gamut"));
  const adobe = segment(0xee, bytesOf("Adobe CMYK"));
  expect(stripMetadata(jpeg(profile, adobe), "image/jpeg")).toEqual(jpeg(profile, adobe));
});

it("takes out what stands behind the end of a PNG, and chunks it does not know", () => {
  const plain = new Uint8Array(PNG.sync.write(new PNG({ width: 8, height: 8 })));
  const chunk = [0, 0, 0, secret.length, ...bytesOf("caBX"), ...secret, 1, 2, 3, 4];
  const told = Uint8Array.from([...plain.subarray(0, 33), ...chunk, ...plain.subarray(33), ...chunk, ...secret]);
  expect(stripMetadata(told, "image/png")).toEqual(plain);
});

it("gives back something of a file cut off anywhere, and never throws", () => {
  const whole = jpeg(segment(0xe1, exif(6, true)), segment(0xe0, bytesOf("JFIF\0 a")));
  for (let end = 4; end < whole.length; end += 1) expect(textOf(stripMetadata(whole.subarray(0, end), "image/jpeg"))).not.toContain("GPS");
});

it("takes text and time out of a PNG", () => {
  const plain = new Uint8Array(PNG.sync.write(new PNG({ width: 8, height: 8 })));
  const chunk = [0, 0, 0, secret.length, ...bytesOf("tEXt"), ...secret, 1, 2, 3, 4];
  const told = Uint8Array.from([...plain.subarray(0, 33), ...chunk, ...plain.subarray(33)]);
  expect(stripMetadata(told, "image/png")).toEqual(plain);
});

it("takes Exif and XMP out of a WebP and corrects what its head says of them", () => {
  const chunk = (kind: string, content: number[]) => [
    ...bytesOf(kind),
    content.length,
    0,
    0,
    0,
    ...content,
    ...(content.length % 2 ? [0] : []),
  ];
  const webp = (flags: number, ...chunks: number[][]) => {
    const body = [...bytesOf("WEBP"), ...chunk("VP8X", [flags, 0, 0, 0, 29, 0, 0, 19, 0, 0]), ...chunks.flat()];
    return Uint8Array.from([...bytesOf("RIFF"), body.length, 0, 0, 0, ...body]);
  };
  const picture = chunk("VP8 ", [1, 2, 3]);
  const told = webp(0x1c, picture, chunk("EXIF", secret), chunk("XMP ", secret));
  expect(stripMetadata(told, "image/webp")).toEqual(webp(0x10, picture));
});

it("keeps which way up a PNG is, of either byte order, and nothing else of its Exif", () => {
  const whole = new Uint8Array(PNG.sync.write(new PNG({ width: 3, height: 2 })));
  const [head, rest] = [whole.subarray(0, 33), whole.subarray(33)];
  const chunk = (content: number[]) => [0, 0, content.length >> 8, content.length & 255, ...bytesOf("eXIf"), ...content, 0, 0, 0, 0];
  const turned = (orientation: number, isLittle: boolean) =>
    Uint8Array.from([...head, ...chunk(exif(orientation, isLittle).slice("Exif\0\0".length)), ...rest]);
  for (const isLittle of [true, false])
    for (const orientation of [2, 3, 6, 8]) {
      const stripped = stripMetadata(turned(orientation, isLittle), "image/png");
      expect(textOf(stripped)).not.toContain("GPS");
      const at = textOf(stripped).indexOf("eXIf");
      expect([orientation, at]).toEqual([orientation, 37]);
      const length = new DataView(stripped.buffer).getUint32(at - 4);
      const content = stripped.subarray(at, at + 4 + length);
      expect(new DataView(stripped.buffer).getUint32(at + 4 + length)).toBe(crc32(content));
      expect(content.subarray(4)).toEqual(
        Uint8Array.from([...bytesOf("MM"), 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
      );
      expect(stripMetadata(stripped, "image/png")).toEqual(stripped);
    }
  expect(stripMetadata(turned(1, true), "image/png")).toEqual(whole);
  // A head of a million bytes is kept as it is.
  const long = Uint8Array.from([0, 15, 66, 64, ...bytesOf("IHDR")]);
  const heavy = Buffer.concat([whole.subarray(0, 8), long, Buffer.alloc(1_000_004), turned(6, true).subarray(33)]);
  expect(stripMetadata(heavy, "image/png").length).toBeGreaterThan(1_000_000);
});

it("keeps a file of 4,096 segments or chunks and none of more, of whatever kind", () => {
  const times = (count: number, part: number[]) => Array<number[]>(count).fill(part).flat();
  const magic = [0x89, ...bytesOf("PNG\r\n\x1a\n")];
  const [head, data, end] = ["IHDR", "IDAT", "IEND"].map((kind) => [0, 0, 0, 0, ...bytesOf(kind), 0, 0, 0, 0]) as [
    number[],
    number[],
    number[],
  ];
  const long = (value: number) => [value & 255, (value >> 8) & 255, value >> 16, 0];
  const frames = [...bytesOf("ANMF"), 0, 0, 0, 0];
  const kinds = [
    // The frame, the scan and the end of a JPEG are segments, and the head and the end of a PNG are chunks.
    ["image/jpeg", (parts: number) => jpeg(times(parts - 3, [0xff, 0xd0]))],
    ["image/png", (parts: number) => Uint8Array.from([...magic, ...head, ...times(parts - 2, data), ...end])],
    [
      "image/webp",
      (parts: number) => Uint8Array.from([...bytesOf("RIFF"), ...long(4 + 8 * parts), ...bytesOf("WEBP"), ...times(parts, frames)]),
    ],
  ] as const;
  for (const [type, made] of kinds) {
    expect([type, strip(made(4_096), type)]).toEqual([type, made(4_096)]);
    expect([type, strip(made(4_097), type)]).toEqual([type, null]);
  }
});
