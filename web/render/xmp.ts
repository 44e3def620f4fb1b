/** How a file says where it comes from: an XMP packet (ISO 16684-1) with the IPTC's digital source type. */

/** Terms of the IPTC NewsCodes "digitalsourcetype". */
export type DigitalSource =
  | "trainedAlgorithmicMedia"
  | "algorithmicMedia"
  | "compositeWithTrainedAlgorithmicMedia"
  | "compositeCapture"
  | "composite";

export interface FileOrigin {
  title: string;
  /** '' states none. */
  author: string;
  /** BCP 47. */
  language: string;
  source: DigitalSource;
  /** ISO 8601, when the file was made. */
  createdAt: string;
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
}

/**
 * The term for a whole page. Without photographs it is trained media as soon as a model made the words or a picture that stands there, else media made by
 * rule; with photographs it is a composite: with trained media, of captures alone, or of captures and drawings.
 */
export function digitalSourceOf({ text, images, house, made, photographs }: Making): DigitalSource {
  const isRule = (maker: string) => maker === "" || maker === "house";
  const isTrained = !house || !isRule(text) || (made > 0 && !isRule(images));
  if (photographs === 0) return isTrained ? "trainedAlgorithmicMedia" : "algorithmicMedia";
  if (isTrained) return "compositeWithTrainedAlgorithmicMedia";
  return made > 0 ? "composite" : "compositeCapture";
}

const tool = "Stop Press";

function escaped(text: string): string {
  return (
    text
      // XML 1.0 forbids these even as references.
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}

/** The packet for a file, as text; the same for the same origin. */
export function xmpPacket({ title, author, language, source, createdAt }: FileOrigin): string {
  const creator = author.trim() === "" ? "" : `<dc:creator><rdf:Seq><rdf:li>${escaped(author.trim())}</rdf:li></rdf:Seq></dc:creator>`;
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
    creator,
    `<dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>`,
    `<xmp:CreatorTool>${tool}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${escaped(createdAt)}</xmp:CreateDate>`,
    `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>`,
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
    '<?xpacket end="w"?>',
  ].join("");
}
