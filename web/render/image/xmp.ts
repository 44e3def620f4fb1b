/** How a file says where it comes from: an XMP packet (ISO 16684-1) with the IPTC's digital source type. */

import { printableLine } from "../../typeset/text/clean.ts";

/** Terms of the IPTC NewsCodes "digitalsourcetype" (http://cv.iptc.org/newscodes/digitalsourcetype, CC BY 4.0). */
export type DigitalSource =
  | "trainedAlgorithmicMedia"
  | "algorithmicMedia"
  | "compositeWithTrainedAlgorithmicMedia"
  | "compositeCapture"
  | "composite"
  | "digitalCreation";

export interface FileOrigin {
  title: string;
  /** '' states none. */
  author: string;
  /** BCP 47. */
  language: string;
  source: DigitalSource;
  /** ISO 8601, when the file was made. */
  createdAt: string;
  /** The address the article is from; '' or none states none. */
  address?: string;
  /** Names of the models that made words or pictures of it; none where no model had a part. */
  models?: readonly string[];
  /** How it was made, in its own language, as the page says it. */
  history?: string;
}

/** What a newspaper was made of. */
export interface Making {
  /** The models' names; `house` or '' where none had a part. */
  text: string;
  images: string;
  /** Whether the words are the author's own, arranged by rule. */
  house: boolean;
  /** Pictures on its pages that were made for it, by a model or by rule. */
  made: number;
  /** Photographs of the owner's on its pages. */
  photographs: number;
  /** Whether its owner has edited words on its pages by hand. */
  isEdited?: boolean;
}

const isRule = (maker: string) => maker === "" || maker === "house";

/** The models that had a part in what stands on the pages, each once. */
export function modelsOf({ text, images, house, made }: Making): string[] {
  const names = [house || isRule(text) ? "" : text, made > 0 && !isRule(images) ? images : ""];
  return [...new Set(names.filter(Boolean))];
}

/**
 * The IPTC's term for a whole page. Where a model made the words or a picture that stands there it is trained media, together with
 * photographs or with words its owner wrote a composite with it. Without any model it is media made by rule; a composite of that and
 * photographs or hand-written words; of photographs alone a composite of captures; and where no picture was made for it, the owner's own
 * creation.
 */
export function digitalSourceOf({ text, images, house, made, photographs, isEdited = false }: Making): DigitalSource {
  const isTrained = !house || !isRule(text) || (made > 0 && !isRule(images));
  if (isTrained) return photographs > 0 || isEdited ? "compositeWithTrainedAlgorithmicMedia" : "trainedAlgorithmicMedia";
  if (made > 0) return photographs > 0 || isEdited ? "composite" : "algorithmicMedia";
  return photographs > 0 ? "compositeCapture" : "digitalCreation";
}

const tool = "Stop Press";

function escaped(text: string): string {
  // Controls are forbidden in XML 1.0 even as references.
  return printableLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

const bag = (name: string, kind: "Bag" | "Seq", values: readonly string[]) =>
  values.length === 0
    ? ""
    : `<${name}><rdf:${kind}>${values.map((value) => `<rdf:li>${escaped(value)}</rdf:li>`).join("")}</rdf:${kind}></${name}>`;
const plain = (name: string, value: string) => (value.trim() === "" ? "" : `<${name}>${escaped(value.trim())}</${name}>`);

/** The packet for a file, as text; the same for the same origin. `photoshop:History` and `Iptc4xmpExt:AISystemUsed` are text. */
export function xmpPacket({ title, author, language, source, createdAt, address = "", models = [], history = "" }: FileOrigin): string {
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
    bag("dc:creator", "Seq", author.trim() === "" ? [] : [author.trim()]),
    bag("dc:language", "Bag", [language]),
    plain("dc:source", address),
    `<xmp:CreatorTool>${tool}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${escaped(createdAt)}</xmp:CreateDate>`,
    plain("photoshop:History", history),
    `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>`,
    plain("Iptc4xmpExt:AISystemUsed", models.join(", ")),
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
    '<?xpacket end="w"?>',
  ].join("");
}
