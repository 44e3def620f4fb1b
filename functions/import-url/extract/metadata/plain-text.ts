import { late } from "../../../http/late-pattern.ts";

/** Names of U+00A0 to U+00FF in HTML 4, in order. */
const latin1Names =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml".split(
    " ",
  );
const otherNames: [name: string, character: string][] = [
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["sbquo", "‚"],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["bdquo", "„"],
  ["lsaquo", "‹"],
  ["rsaquo", "›"],
  ["ndash", "–"],
  ["mdash", "—"],
  ["hellip", "…"],
  ["bull", "•"],
  ["euro", "€"],
  ["trade", "™"],
  ["OElig", "Œ"],
  ["oelig", "œ"],
  ["Scaron", "Š"],
  ["scaron", "š"],
  ["zwnj", "\u200c"],
  ["zwj", "\u200d"],
  ["ensp", " "],
  ["emsp", " "],
  ["thinsp", " "],
];
const named = new Map([...latin1Names.map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]), ...otherNames]);

/** Character references resolved once. Unknown ones stay as they are. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}

/**
 * One line of plain text from whatever a page's metadata hold: references resolved (twice: they are often escaped twice), mark-up,
 * control and direction characters removed, blanks joined, NFC. Cut to `most` UTF-16 units before anything else is done.
 */
export function plainText(value: string, most = 1000): string {
  const text = decodeReferences(decodeReferences(value.slice(0, most)));
  return text
    .replace(/<\/?[a-z!][^<>]{0,300}>/gi, " ")
    .replace(/[\u00ad\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu, "")
    .replace(late.gu`[\s\p{Cc}\p{Surrogate}]+`, " ")
    .trim()
    .normalize("NFC");
}

/** Letters and digits alone, in small letters without accents: two texts with the same core say the same. */
export function coreOf(text: string): string {
  return text.normalize("NFKD").toLowerCase().replace(late.gu`[^\p{L}\p{N}\p{Mc}]+`, "");
}
