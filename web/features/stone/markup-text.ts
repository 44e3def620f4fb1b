/** Elements whose content a browser does not show. They end at their first end tag, whatever their content. */
const unread = new Set(["script", "style", "template", "title", "textarea", "iframe", "noscript", "noembed", "noframes", "xmp"]);
/** End tags, and `br`, that end a line. */
const endsLine = /^(?:br|\/(?:p|div|h[1-6]|li|tr|blockquote|pre|section|article|dt|dd))$/;

/** Names of the characters from U+00A0 on, in their order (HTML Living Standard, named character references). */
const latin1 =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot
cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute
Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde
auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave
uacute ucirc uuml yacute thorn yuml`.split(/\s/);
const names = new Map([
  ...latin1.map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", ndash: "–", mdash: "—", hellip: "…", bull: "•", euro: "€" }),
  ...Object.entries({ lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„", lsaquo: "‹", rsaquo: "›", trade: "™" }),
  ...Object.entries({ OElig: "Œ", oelig: "œ", Scaron: "Š", scaron: "š", Yuml: "Ÿ", dagger: "†", permil: "‰", prime: "′", Prime: "″" }),
  ...Object.entries({ ensp: "\u2002", emsp: "\u2003", thinsp: "\u2009", zwnj: "\u200c", zwj: "\u200d", lrm: "\u200e", rlm: "\u200f" }),
]);

/** Character references as characters; one that is unknown stays as it is. White space is one space, as in a browser. */
function decoded(text: string): string {
  return text
    .replace(/[ \t\n\f\r]+/g, " ")
    .replace(/&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,7}));?/g, (whole, decimal, hexadecimal, name) => {
      if (name) return names.get(name) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? "\ufffd" : String.fromCodePoint(code);
    });
}

/** Where the tag that begins at `open` ends: behind its `>`, which may also stand in a quoted value. Each character is looked at once. */
function endOfTag(markup: string, open: number): number {
  let isValue = false;
  for (let at = open; at < markup.length; at++) {
    const letter = markup[at] as string;
    if (letter === ">") return at + 1;
    if (isValue && (letter === '"' || letter === "'")) {
      const close = markup.indexOf(letter, at + 1);
      if (close < 0) return markup.length;
      at = close;
    }
    if (!/\s/.test(letter)) isValue = letter === "=";
  }
  return markup.length;
}

/**
 * What pasted or dropped markup says, as plain text with its line breaks. The markup is read letter by letter in linear time and never
 * becomes a document: a browser's parser reports an `on…` attribute to the security policy, and would fetch or run what another context
 * allows.
 */
export function textOfMarkup(markup: string): string {
  const tagName = /\/?[a-zA-Z][^\s/>]*/y;
  const texts: string[] = [];
  let at = 0;
  while (at < markup.length) {
    const open = markup.indexOf("<", at);
    texts.push(decoded(markup.slice(at, open < 0 ? undefined : open)));
    if (open < 0) break;
    tagName.lastIndex = open + 1;
    const name = tagName.exec(markup)?.[0].toLowerCase();
    if (markup.startsWith("<!--", open)) {
      const close = markup.indexOf("-->", open + 4);
      at = close < 0 ? markup.length : close + 3;
    } else if (name === undefined && !/[!?/]/.test(markup[open + 1] ?? "")) {
      texts.push("<");
      at = open + 1;
    } else {
      at = endOfTag(markup, open + 1);
      if (name && endsLine.test(name)) texts.push("\n");
      if (name && unread.has(name)) {
        const close = new RegExp(`</${name}(?=[\\s/>])`, "gi");
        close.lastIndex = at;
        at = close.exec(markup)?.index ?? markup.length;
      }
    }
  }
  return texts.join("").replace(/ ?\n ?/g, "\n");
}
