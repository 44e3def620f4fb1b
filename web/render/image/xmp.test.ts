import { DomUtils, parseDocument } from "htmlparser2";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { withJpegMetadata } from "./jpeg-metadata.ts";
import { withPngMetadata } from "./png-metadata.ts";
import { digitalSourceOf, type FileOrigin, type Making, modelsOf, xmpPacket } from "./xmp.ts";

const { findAll, textContent } = DomUtils;

const origin = (more: Partial<FileOrigin> = {}): FileOrigin => ({
  title: "Tea & <Toast>",
  author: "Anna Berg",
  language: "de",
  source: "compositeWithTrainedAlgorithmicMedia",
  createdAt: "2026-11-20T08:00:00Z",
  address: "https://www.example.com/a?b=1&c=2",
  models: ["Claude", "GPT Image"],
  history: "Text von Claude. Von Hand bearbeitet: Schlagzeile.",
  ...more,
});

/** Finds the packet in a file as any reader would that knows nothing of its format, and reads it as XML. */
function readPacket(file: Uint8Array): Record<string, string> {
  const text = new TextDecoder().decode(file);
  const start = text.indexOf("<x:xmpmeta");
  const document = parseDocument(text.slice(start, text.indexOf("</x:xmpmeta>") + 12), { xmlMode: true });
  const [about] = findAll(({ name }) => name === "rdf:Description", document.children);
  return Object.fromEntries((about?.children ?? []).flatMap((child) => ("name" in child ? [[child.name, textContent(child)]] : [])));
}

const joined = (parts: Uint8Array<ArrayBuffer>[]) => new Uint8Array(Buffer.concat(parts));
const jpeg = Uint8Array.of(
  0xff,
  0xd8,
  0xff,
  0xe0,
  0,
  16,
  0x4a,
  0x46,
  0x49,
  0x46,
  0,
  1,
  1,
  0,
  0,
  1,
  0,
  1,
  0,
  0,
  0xff,
  0xda,
  0,
  2,
  1,
  2,
  0xff,
  0xd9,
);
const png = new Uint8Array(PNG.sync.write(new PNG({ width: 3, height: 2 })));

it.each([
  ["JPEG", (xmp: string) => joined(withJpegMetadata(jpeg, { dpi: 300, xmp }))],
  ["PNG", (xmp: string) => joined(withPngMetadata(png, { dpi: 300, xmp }))],
])("a %s says who made it, of what, with which models, and what its owner edited", (_, write) => {
  expect(readPacket(write(xmpPacket(origin())))).toEqual({
    "dc:title": "Tea & <Toast>",
    "dc:creator": "Anna Berg",
    "dc:language": "de",
    "dc:source": "https://www.example.com/a?b=1&c=2",
    "xmp:CreatorTool": "Stop Press",
    "xmp:CreateDate": "2026-11-20T08:00:00Z",
    "photoshop:History": "Text von Claude. Von Hand bearbeitet: Schlagzeile.",
    "Iptc4xmpExt:DigitalSourceType": "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia",
    "Iptc4xmpExt:AISystemUsed": "Claude, GPT Image",
  });
});

it("states nothing about what there is not: no author, no source, no model, no history", () => {
  const told = readPacket(new TextEncoder().encode(xmpPacket(origin({ author: " ", address: "", models: [], history: "" }))));
  expect(Object.keys(told)).toEqual([...["dc:title", "dc:language", "xmp:CreatorTool", "xmp:CreateDate", "Iptc4xmpExt:DigitalSourceType"]]);
});

const house = { text: "house", images: "house", house: true };
const modelPictures = { text: "house", images: "gpt-image-1", house: true };
const modelText = { text: "gpt-4o", images: "house", house: false };
const source = (making: Omit<Making, "made" | "photographs">, made: number, photographs: number, isEdited = false) =>
  digitalSourceOf({ ...making, made, photographs, isEdited });

it("says that a model made it as soon as one did, and that the house edition works by rule", () => {
  expect(source(house, 2, 0)).toBe("algorithmicMedia");
  expect(source(modelText, 2, 0)).toBe("trainedAlgorithmicMedia");
  expect(source(modelPictures, 2, 0)).toBe("trainedAlgorithmicMedia");
});

it("says of a page with photographs of its owner's what else is on it, and nothing of pictures they have replaced", () => {
  expect(source(house, 1, 1)).toBe("composite");
  expect(source(house, 0, 2)).toBe("compositeCapture");
  expect(source(modelPictures, 0, 2)).toBe("compositeCapture");
  expect(source(modelPictures, 1, 1)).toBe("compositeWithTrainedAlgorithmicMedia");
  expect(source(modelText, 0, 1)).toBe("compositeWithTrainedAlgorithmicMedia");
});

it("says that words of its owner's stand beside what was made, and that a page without made pictures is the owner's own", () => {
  expect(source(modelText, 2, 0, true)).toBe("compositeWithTrainedAlgorithmicMedia");
  expect(source(house, 2, 0, true)).toBe("composite");
  expect([source(house, 0, 0), source(house, 0, 0, true)]).toEqual(["digitalCreation", "digitalCreation"]);
});

it("names the models that had a part in what stands there, each once", () => {
  expect(modelsOf({ ...modelText, images: "gpt-4o", made: 1, photographs: 0 })).toEqual(["gpt-4o"]);
  expect(modelsOf({ ...modelPictures, made: 0, photographs: 2 })).toEqual([]);
  expect(modelsOf({ ...modelPictures, made: 1, photographs: 1 })).toEqual(["gpt-image-1"]);
});
