import sharp from "sharp";
import { expect, it } from "vitest";
import { comparer, greyOf, judgeBox, partOf, spreadOf } from "./png-compare.mjs";

const size = { width: 280, height: 200 };
const box = { x: 10, y: 10, width: 120, height: 80 };

/** A page with a picture of waves in its box, at two pixels to the point of `box`. */
async function pageFile(picture: (x: number, y: number) => number): Promise<Buffer> {
  const data = Buffer.alloc(size.width * size.height * 3, 250);
  for (let y = 20; y < 180; y++)
    for (let x = 20; x < 260; x++) data.fill(picture(x, y), (y * size.width + x) * 3, (y * size.width + x) * 3 + 3);
  return sharp(data, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
}

const waves = (x: number, y: number) => Math.round(128 + 60 * Math.sin(x / 30) + 50 * Math.cos(y / 25));

it("what is clear in a file counts as the white it is seen on", async () => {
  const clear = await sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  expect(new Set((await greyOf(clear)).data)).toEqual(new Set([255]));
});

it("a box is taken within its frame", async () => {
  const grey = await greyOf(await pageFile(() => 40));
  const part = partOf(grey, box, 2);
  expect([part.width, part.height]).toEqual([236, 156]);
  expect(new Set(part.data)).toEqual(new Set([40]));
});

it("a picture as it should be is not blank; paper, a grey plate and another picture in its place are", async () => {
  const screenshot = await pageFile(waves);
  const { boxes } = await comparer(screenshot, [box], 2);
  const isBlank = async (picture: (x: number, y: number) => number) =>
    (await boxes(await pageFile(picture))).map((each: { isBlank: boolean }) => each.isBlank);
  expect(await isBlank(waves)).toEqual([false]);
  expect(await isBlank((x, y) => waves(x, y) + 6)).toEqual([false]);
  expect(await isBlank(() => 250)).toEqual([true]);
  expect(await isBlank((x, y) => 230 + ((x + y) % 3))).toEqual([true]);
  expect(await isBlank((x, y) => 255 - waves(x, y))).toEqual([true]);
});

it("a screen of dots is the picture it shows, though no pixel of it is the same", async () => {
  const { boxes } = await comparer(await pageFile(waves), [box], 2);
  const thresholds = [32, 160, 224, 96];
  const dots = (x: number, y: number) => (waves(x, y) > (thresholds[(x % 2) + 2 * (y % 2)] ?? 0) ? 255 : 0);
  expect((await boxes(await pageFile(dots))).map((each: { isBlank: boolean }) => each.isBlank)).toEqual([false]);
});

it("a file of another size is not the page", async () => {
  const { whole, boxes } = await comparer(await pageFile(waves), [box], 2);
  const smaller = await sharp(await pageFile(waves))
    .resize(140, 100)
    .toBuffer();
  expect(await whole(smaller)).toEqual({ ssim: 0, words: 0, different: 1 });
  expect((await boxes(smaller)).map((each: { isBlank: boolean }) => each.isBlank)).toEqual([true]);
});

it("another picture in the box is no fault of the words around it", async () => {
  const { whole } = await comparer(await pageFile(waves), [box], 2);
  const { ssim, words } = await whole(await pageFile((x, y) => 255 - waves(x, y)));
  expect(ssim).toBeLessThan(0.6);
  expect(words).toBeCloseTo(1, 12);
});

it("the same file is wholly alike", async () => {
  const file = await pageFile(waves);
  const { ssim, different } = await (await comparer(file, [box], 2)).whole(file);
  expect(ssim).toBeCloseTo(1, 12);
  expect(different).toBe(0);
});

it("a screenshot without its picture is no measure for others", async () => {
  const blank = await pageFile(() => 250);
  await expect(comparer(blank, [box], 2)).rejects.toThrow("blank picture");
  await expect(comparer(await pageFile(waves), [], 2)).rejects.toThrow("blank picture");
});

it("spread is the standard deviation, and judged with likeness", () => {
  const even = { width: 100, height: 100, data: Uint8Array.from({ length: 10_000 }, (_, at) => (at % 2 === 0 ? 90 : 110)) };
  expect(spreadOf(even)).toBeCloseTo(10, 9);
  expect(judgeBox(even, even)).toMatchObject({ isBlank: false });
});
