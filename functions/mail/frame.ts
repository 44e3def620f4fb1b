import { languageOf } from "../../locales/languages.ts";
import { styleSheet, styles } from "./frame-style.ts";
import { type Letter, oneLine, type Part } from "./letter.ts";

/**
 * A letter as HTML that mail programs understand: tables and inline styles, one column of at most 560 px, no picture or
 * address that would be fetched when it is opened.
 */
export function frame(letter: Letter): string {
  const { tag, direction } = languageOf(letter.language);
  const style = styles(letter.language);
  const end = direction === "rtl" ? "right" : "left";
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeText(oneLine(letter.subject))}</title>
<style>${styleSheet}</style>
</head>
<body class="paper" lang="${tag}" dir="${direction}" style="${style.body}">
<div aria-hidden="true" style="${style.preview}">${escapeText(oneLine(letter.preview))}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}" style="${style.paper}"><tr><td align="center" class="margin" style="${style.margin}">
<table role="presentation" class="sheet" width="560" cellpadding="0" cellspacing="0" border="0" dir="${direction}" style="${style.sheet}"><tr><td class="inside" align="${end}" style="${style.inside}">
<div class="ink" style="${style.nameplate}"><span dir="ltr" lang="en">Stop Press</span></div>
<h1 class="ink" style="${style.heading}">${escapeText(letter.heading)}</h1>
${letter.parts.map((part) => show(part, style)).join("\n")}
<p class="muted rule" style="${style.foot}">${escapeText(letter.foot)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function show(part: Part, style: ReturnType<typeof styles>): string {
  switch (part.kind) {
    case "text":
      return `<p class="ink" style="${style.text}">${escapeText(part.text)}</p>`;
    case "code":
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.codeRow}"><tr><td class="wash ink" align="center" style="${style.codeCell}"><span dir="ltr" class="code" style="${style.code}">${escapeText(part.code)}</span></td></tr></table>`;
    case "facts":
      return `<table class="facts" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.facts}">${part.facts
        .map(
          ([label, value]) =>
            `<tr><th class="muted rule" scope="row" style="${style.label}">${escapeText(label)}</th><td class="ink rule" style="${style.value}"><bdi>${escapeText(oneLine(value))}</bdi></td></tr>`,
        )
        .join("")}</table>`;
    case "link":
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style.linkRow}"><tr><td class="press" style="${style.linkCell}"><a class="press" href="${escapeText(part.url)}" style="${style.link}">${escapeText(part.label)}</a></td></tr></table>`;
  }
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
