/**
 * The syntax of PDF 1.7 (ISO 32000-1, §7): objects, streams and the file around them, packed into object streams so that tags cost little.
 */

import { printableLine } from "../../typeset/text/clean.ts";

/** Number of an indirect object. */
export type Ref = number;

/** `12 0 R`, as other objects write it. */
export const refer = (ref: Ref): string => `${ref} 0 R`;

/** A number as PDF writes it, `digits` after the point at most. */
export function num(value: number, digits = 3): string {
  const text = value.toFixed(digits);
  const short = digits > 0 ? text.replace(/\.?0+$/, "") : text;
  return short === "-0" ? "0" : short;
}

/** A name: letters and digits stay, all else is escaped (§7.3.5). */
export function name(text: string): string {
  return `/${Array.from(new TextEncoder().encode(text), (byte) =>
    /[A-Za-z0-9_.+-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `#${byte.toString(16).padStart(2, "0")}`,
  ).join("")}`;
}

const hex4 = (value: number) => value.toString(16).padStart(4, "0");

/** UTF-16 code units as hexadecimal digits, without a byte order mark. */
export function utf16(text: string): string {
  let digits = "";
  for (let at = 0; at < text.length; at++) digits += hex4(text.charCodeAt(at));
  return digits;
}

/** A text string (§7.9.2.2), one line without controls: readable where it is plain ASCII, else UTF-16. */
export function textString(words: string): string {
  const text = printableLine(words);
  if (/^[\u0020-\u007e]*$/.test(text)) return `(${text.replaceAll(/[\\()]/g, (special) => `\\${special}`)})`;
  return `<feff${utf16(text)}>`;
}

/** zlib format, as FlateDecode reads it. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const encoder = new TextEncoder();
/** Objects in one object stream: readers unpack a whole one to get at any of its objects. */
const PACKED_TOGETHER = 400;

interface Stream {
  entries: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** An unfinished PDF file. Objects are numbered as they are added, so the same calls give the same file. */
export interface PdfFile {
  /** A number for an object that is set later. */
  reserve(): Ref;
  set(ref: Ref, body: string): void;
  add(body: string): Ref;
  /** A compressed stream; `entries` are those of its dictionary but its length and filter. */
  addStream(entries: string, content: string | Uint8Array<ArrayBuffer>): Ref;
  /** A stream whose bytes are compressed already; `entries` name the filter. */
  addPackedStream(entries: string, bytes: Uint8Array<ArrayBuffer>): Ref;
  /** The file. `id` are 32 hexadecimal digits. Throws when a reserved object was never set. */
  finish(root: Ref, info: Ref, id: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** An empty file. */
export function createPdfFile(): PdfFile {
  const bodies: (string | Stream | Promise<Stream> | undefined)[] = [undefined];
  const add = (body: string | Stream | Promise<Stream> | undefined) => bodies.push(body) - 1;
  const packed = async (entries: string, content: string | Uint8Array<ArrayBuffer>): Promise<Stream> => {
    const bytes = typeof content === "string" ? encoder.encode(content) : content;
    return { entries: `${entries}/Filter/FlateDecode`, bytes: await deflate(bytes) };
  };

  /** Puts every object that is no stream into object streams (§7.5.7); gives where each went. */
  const packObjects = async () => {
    const places = new Map<Ref, [stream: Ref, index: number]>();
    const plain = bodies.flatMap((body, ref) => (typeof body === "string" ? [{ ref, body }] : []));
    for (let at = 0; at < plain.length; at += PACKED_TOGETHER) {
      const group = plain.slice(at, at + PACKED_TOGETHER);
      let length = 0;
      const heads: string[] = [];
      const own = bodies.length;
      for (const [index, { ref, body }] of group.entries()) {
        heads.push(`${ref} ${length}`);
        length += encoder.encode(body).length + 1;
        places.set(ref, [own, index]);
      }
      const head = `${heads.join(" ")}\n`;
      add(await packed(`/Type/ObjStm/N ${group.length}/First ${head.length}`, head + group.map(({ body }) => `${body}\n`).join("")));
    }
    return places;
  };

  return {
    reserve: () => add(undefined),
    set(ref, body) {
      bodies[ref] = body;
    },
    add: (body) => add(body),
    addStream: (entries, content) => add(packed(entries, content)),
    addPackedStream: (entries, bytes) => add({ entries, bytes }),
    async finish(root, info, id) {
      const missing = bodies.findIndex((body, ref) => ref > 0 && body === undefined);
      if (missing > 0) throw new Error(`Object ${missing} was reserved and never set`);
      const places = await packObjects();
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let length = 0;
      const write = (part: string | Uint8Array<ArrayBuffer>) => {
        const bytes = typeof part === "string" ? encoder.encode(part) : part;
        parts.push(bytes);
        length += bytes.length;
      };
      write("%PDF-1.7\n%");
      write(new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
      const offsets = new Map<Ref, number>();
      for (const [ref, body] of bodies.entries()) {
        if (ref === 0 || typeof body === "string" || body === undefined) continue;
        const { entries, bytes } = await body;
        offsets.set(ref, length);
        write(`${ref} 0 obj\n<<${entries}/Length ${bytes.length}>>stream\n`);
        write(bytes);
        write("\nendstream\nendobj\n");
      }
      const own = bodies.length;
      const start = length;
      offsets.set(own, start);
      const table = new Uint8Array((own + 1) * 7);
      const view = new DataView(table.buffer);
      for (let ref = 1; ref <= own; ref++) {
        const place = places.get(ref);
        view.setUint8(ref * 7, place ? 2 : 1);
        view.setUint32(ref * 7 + 1, place ? place[0] : (offsets.get(ref) ?? 0));
        view.setUint16(ref * 7 + 5, place ? place[1] : 0);
      }
      view.setUint16(5, 0xffff);
      const bytes = await deflate(table);
      write(
        `${own} 0 obj\n<</Type/XRef/Size ${own + 1}/W[1 4 2]/Root ${refer(root)}/Info ${refer(info)}/ID[<${id}><${id}>]/Filter/FlateDecode/Length ${bytes.length}>>stream\n`,
      );
      write(bytes);
      write(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
      const file = new Uint8Array(length);
      let at = 0;
      for (const part of parts) {
        file.set(part, at);
        at += part.length;
      }
      return file;
    },
  };
}
