import type { Browser } from "playwright-core";

export interface WebpSize {
  /** Pixels. */
  width: number;
  height: number;
  /** The file has at most so many. */
  bytes: number;
}

/** A PNG at that size as WebP of the best quality that has room in so many bytes; the browser scales and encodes it. */
export async function toWebp(browser: Browser, png: Uint8Array, size: WebpSize): Promise<{ file: Buffer; quality: number }> {
  const page = await browser.newPage();
  try {
    const { base64, quality } = await page.evaluate(
      async (want) => {
        const source = await (await fetch(`data:image/png;base64,${want.png}`)).blob();
        const bitmap = await createImageBitmap(source, { resizeWidth: want.width, resizeHeight: want.height, resizeQuality: "high" });
        const canvas = new OffscreenCanvas(want.width, want.height);
        canvas.getContext("2d", { alpha: false })?.drawImage(bitmap, 0, 0);
        for (let percent = 90; ; percent -= 2) {
          const file = await canvas.convertToBlob({ type: "image/webp", quality: percent / 100 });
          if (file.type !== "image/webp") throw new Error("This browser writes no WebP.");
          if (file.size > want.bytes && percent > 20) continue;
          const binary = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join("");
          return { base64: btoa(binary), quality: percent };
        }
      },
      { png: Buffer.from(png).toString("base64"), ...size },
    );
    return { file: Buffer.from(base64, "base64"), quality };
  } finally {
    await page.close();
  }
}
