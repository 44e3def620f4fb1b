import sharp from "sharp";
import { ssim } from "./ssim.mjs";

/** Pixels of a box that its frame or the page's edge may reach into. */
const edge = 2;
/** Standard deviation of lightness, of 255, below which nothing is to be seen in a box. */
const leastSpread = 5;
/**
 * Pixels along a side that are taken together: halftone dots are placed for the pixels of their file, so that two files agree only in their
 * average.
 */
const together = 8;
/** SSIM of an averaged box below which its content counts as different. */
const leastAlike = 0.8;

/** A picture file as lightness, 0 to 255, on white (ITU-R BT.601 weights, as the authors of SSIM take them). */
export async function greyOf(file) {
  const { data, info } = await sharp(file)
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += channels) {
    grey[at] = channels < 3 ? data[from] : Math.round(0.299 * data[from] + 0.587 * data[from + 1] + 0.114 * data[from + 2]);
  }
  return { width, height, data: grey };
}

/** The part of a grey picture inside a box in points, at so many pixels to the point. */
export function partOf({ width, height, data }, box, scale) {
  const left = Math.max(0, Math.ceil(box.x * scale) + edge);
  const top = Math.max(0, Math.ceil(box.y * scale) + edge);
  const right = Math.min(width, Math.floor((box.x + box.width) * scale) - edge);
  const bottom = Math.min(height, Math.floor((box.y + box.height) * scale) - edge);
  const rows = Array.from({ length: bottom - top }, (_, row) => data.subarray((top + row) * width + left, (top + row) * width + right));
  return { width: right - left, height: bottom - top, data: Uint8Array.from(rows.flatMap((row) => [...row])) };
}

/** Standard deviation of lightness. */
export function spreadOf({ data }) {
  let [sum, squares] = [0, 0];
  for (const light of data) {
    sum += light;
    squares += light * light;
  }
  const mean = sum / data.length;
  return Math.sqrt(Math.max(0, squares / data.length - mean * mean));
}

/** Share of pixels that are dark in one picture and light in the other. */
export function differentShare(one, other) {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let different = 0;
  for (let at = 0; at < one.data.length; at++) if (one.data[at] < 128 !== other.data[at] < 128) different++;
  return different / one.data.length;
}

/** A grey picture at an eighth of its size, each pixel the mean of those it stands for. */
export function averaged({ width, height, data }) {
  const [across, down] = [Math.floor(width / together), Math.floor(height / together)];
  const means = new Float64Array(Math.max(0, across * down));
  for (let y = 0; y < down * together; y++) {
    const row = Math.floor(y / together) * across;
    for (let x = 0; x < across * together; x++) means[row + Math.floor(x / together)] += data[y * width + x] / together ** 2;
  }
  return { width: across, height: down, data: means };
}

/** How a picture's box in a file compares with the same box of the browser's screenshot: `alike` is the SSIM of both averaged. */
export function judgeBox(found, expected) {
  const spread = spreadOf(found);
  const alike = ssim(averaged(found), averaged(expected));
  return { spread, alike, isBlank: !(spread >= leastSpread && alike >= leastAlike) };
}

/** `found` with the expected pixels in its pictures' boxes and on their edges: what is left to tell is words and lines. */
function withoutPictures(found, expected, boxes, scale) {
  const data = Uint8Array.from(found.data);
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.x * scale) - edge);
    const right = Math.min(found.width, Math.ceil((box.x + box.width) * scale) + edge);
    const last = Math.min(found.height, Math.ceil((box.y + box.height) * scale) + edge);
    for (let y = Math.max(0, Math.floor(box.y * scale) - edge); y < last; y++) {
      data.set(expected.data.subarray(y * found.width + left, y * found.width + right), y * found.width + left);
    }
  }
  return { ...found, data };
}

/** Compares files of one page with its screenshot. Throws when a picture is missing from the screenshot itself. */
export async function comparer(screenshot, boxes, scale) {
  const expected = await greyOf(screenshot);
  const parts = boxes.map((box) => partOf(expected, box, scale));
  if (parts.length === 0 || parts.some((part) => spreadOf(part) < leastSpread)) throw new Error("The page itself shows a blank picture.");
  return {
    /** One judgment for each picture of the page. */
    async boxes(file) {
      const grey = await greyOf(file);
      return parts.map((part, index) => judgeBox(partOf(grey, boxes[index], scale), part));
    },
    async whole(file) {
      const grey = await greyOf(file);
      const isPage = grey.width === expected.width && grey.height === expected.height;
      return {
        ssim: ssim(grey, expected),
        /** The same of the page but its pictures. */
        words: isPage ? ssim(withoutPictures(grey, expected, boxes, scale), expected) : 0,
        different: differentShare(grey, expected),
      };
    },
  };
}
