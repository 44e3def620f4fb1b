import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limits } from "../../../functions/http/limits.ts";
import * as images from "../../api/press/images.ts";
import * as drawing from "../../render/image/export-image.ts";
import type { PageScene } from "../../typeset/index.ts";
import { makeSharePictures } from "./share-pictures.ts";

const sceneOf = (page: number) => ({ page, width: 600, height: 800, items: [] }) as unknown as PageScene;
const work = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

/** The browser's pictures as their sizes: a canvas gives a blob that names its own. */
beforeEach(() => {
  vi.stubGlobal(
    "createImageBitmap",
    vi.fn(async (_file: Blob, resize?: { resizeWidth: number; resizeHeight: number }) => ({
      width: resize?.resizeWidth ?? 1500,
      height: resize?.resizeHeight ?? 2000,
      close: () => {},
    })),
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, done, type) {
    done(new Blob([`${this.width}x${this.height}`], { type }));
  });
  vi.spyOn(drawing, "exportImage").mockImplementation(
    async (_scene, target, options) =>
      new Blob([`${target.width}x${target.height}`], { type: options?.format === "jpg" ? "image/jpeg" : "image/png" }),
  );
  vi.spyOn(images, "uploadImage").mockImplementation(async (file, name) => `${name} ${await file.text()}`);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("gives each picture in its place: pages in order, the front page for telephones and for the list, a JPEG card for networks", async () => {
  const pages = Array.from({ length: limits.sharedPages + 3 }, (_, at) => sceneOf(at + 1));
  const made = await makeSharePictures({ pages, filter: "sepia", card: async () => sceneOf(1) }, work());
  expect(made.pages).toEqual(Array.from({ length: limits.sharedPages }, (_, at) => `page-${at + 1}.webp 1500x2000`));
  expect(made).toMatchObject({ narrow: "narrow.webp 720x960", card: "card.jpeg 1200x630", preview: "preview.webp 450x600" });
  expect(vi.mocked(drawing.exportImage).mock.calls.map(([, , options]) => options?.filter)).toEqual(
    Array(limits.sharedPages + 1).fill("sepia"),
  );
});

it("keeps nothing before all is drawn, and stops between two pictures when it is not wanted any more", async () => {
  await expect(
    makeSharePictures({ pages: [sceneOf(1)], filter: "none", card: () => Promise.reject(new Error("No card")) }, work()),
  ).rejects.toThrow("No card");
  expect(images.uploadImage).not.toHaveBeenCalled();
  const left = new AbortController();
  vi.mocked(images.uploadImage).mockImplementationOnce(async () => {
    left.abort(new DOMException("Left", "AbortError"));
    return "/api/images/one";
  });
  const stopped = makeSharePictures(
    { pages: [sceneOf(1)], filter: "none", card: async () => sceneOf(1) },
    { ...work(), signal: left.signal },
  );
  await expect(stopped).rejects.toThrow("Left");
  expect(images.uploadImage).toHaveBeenCalledOnce();
});
