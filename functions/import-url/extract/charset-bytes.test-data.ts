const tables = new Map<string, Map<string, number[]>>();

/** Bytes of a text in any charset TextDecoder knows (Node itself only writes UTF-8): each character's bytes are found by decoding all. */
export function bytesIn(charset: string, text: string): Uint8Array {
  if (charset === "utf-8") return new TextEncoder().encode(text);
  if (charset.startsWith("utf-16")) return utf16(text, charset === "utf-16le");
  if (charset === "iso-2022-jp") return iso2022jp(text);
  const table = tableOf(charset);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (bytes === undefined) throw new Error(`${charset} has no ${character}`);
      return bytes;
    }),
  );
}

function tableOf(charset: string): Map<string, number[]> {
  const known = tables.get(charset);
  if (known !== undefined) return known;
  const table = new Map<string, number[]>();
  const decoder = new TextDecoder(charset);
  const add = (bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if ([...character].length === 1 && character !== "\ufffd" && !table.has(character)) table.set(character, bytes);
  };
  for (let byte = 0; byte < 256; byte++) add([byte]);
  if (/^(?:shift_jis|euc|gb|big5)/.test(charset))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add([lead, trail]);
  tables.set(charset, table);
  return table;
}

function utf16(text: string, little: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2, text.charCodeAt(at), little);
  return new Uint8Array(bytes.buffer);
}

/** The characters of EUC-JP without their high bits, between escape sequences (RFC 1468). */
function iso2022jp(text: string): Uint8Array {
  let japanese = false;
  const bytes = [...text].flatMap((character) => {
    const [lead = 0, trail] = tableOf("euc-jp").get(character) ?? [];
    const change = japanese === (trail !== undefined) ? [] : trail === undefined ? [0x1b, 0x28, 0x42] : [0x1b, 0x24, 0x42];
    japanese = trail !== undefined;
    return trail === undefined ? [...change, lead] : [...change, lead & 0x7f, trail & 0x7f];
  });
  return Uint8Array.from(bytes);
}
