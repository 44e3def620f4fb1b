import { sceneFontFiles } from "../../render/fonts/fonts.ts";
import { type FontFile, unicodeRange } from "../../render/fonts/register-fonts.ts";
import type { PageScene } from "../../typeset/index.ts";

/** The page that is to be exported is not on the screen. */
export class NoElement extends Error {
  constructor() {
    super("There is no preview element");
    this.name = "NoElement";
  }
}

const exportScale = 2;

function addressOf(bytes: ArrayBuffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes], { type: "font/woff" }));
  });
}

/** A picture of a document knows no face that a script has registered: it takes them with it. */
async function faceOf({ family, ranges, bytes }: FontFile): Promise<string> {
  return `@font-face{font-family:"${family}";src:url("${await addressOf(bytes)}") format("woff");unicode-range:${unicodeRange(ranges)}}`;
}

/** The same out of sight, at the size of the page in points: how large it is on the screen does not show in the file. */
function copyOf(element: HTMLElement, { width, height }: PageScene): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = "true";
  Object.assign(copy.style, { position: "fixed", inset: "0 auto auto -10000px", width: `${width}px`, height: `${height}px` });
  document.body.append(copy);
  return copy;
}

/** The element as a PNG on white, two pixels for a point of the page. */
export async function picturePage(element: HTMLElement | null, scene: PageScene): Promise<Blob> {
  if (!element?.isConnected) throw new NoElement();
  const [{ domToBlob }, files] = await Promise.all([import("modern-screenshot"), sceneFontFiles([scene])]);
  const faces = await Promise.all(files.map(faceOf));
  const copy = copyOf(element, scene);
  try {
    return await domToBlob(copy, {
      width: scene.width,
      height: scene.height,
      scale: exportScale,
      backgroundColor: "#ffffff",
      font: { cssText: faces.join("") },
      style: { position: "static", inset: "auto" },
    });
  } finally {
    copy.remove();
  }
}

export const pictureName = () => `admin-preview-${Date.now()}.png`;
