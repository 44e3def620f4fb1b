import { languageOf } from "../../locales/languages.ts";
import { palette } from "../pages/tokens.ts";
import { type Letter, type Mail, oneLine, type Part, plainText } from "./letter.ts";

/**
 * A letter as HTML that mail programs understand: tables and inline styles, one column of at most 560 px, no images or other resources
 * fetched on opening.
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

/** Light colors are inline, for programs that drop style sheets; the style sheet switches to dark where supported. */
const { light, dark } = palette;

const darkRules = (scope: string) =>
  [
    `${scope}.paper{background-color:${dark.paper}!important}`,
    `${scope}.sheet{background-color:${dark.sheet}!important}`,
    `${scope}.wash{background-color:${dark.wash}!important}`,
    `${scope}.ink{color:${dark.ink}!important;border-color:${dark.ink}!important}`,
    `${scope}.muted{color:${dark.ink2}!important}`,
    `${scope}.rule{border-color:${dark.rule}!important}`,
    `${scope}.press{background-color:${dark.press}!important;color:${dark.on}!important}`,
  ].join("");

/** Rules that cannot be inline: dark colors (also with Outlook on the web's selectors) and narrow windows. */
export const styleSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  // Facts have their own class, to stack in narrow windows, where long names would leave the value no room.
  "@media (max-width:480px){.margin{padding:0!important}.inside{padding:24px 20px 28px!important}.facts th,.facts td{display:block!important;width:auto!important}.facts th{padding-bottom:0!important}.facts td{border-top:0!important;padding-top:0!important}}",
  `@media (prefers-color-scheme:dark){${darkRules("")}}`,
  darkRules("[data-ogsc] "),
].join("");

const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serifOf: Record<string, string> = {
  ja: "'Hiragino Mincho ProN','Yu Mincho','Noto Serif JP',",
  ko: "AppleMyungjo,Batang,'Noto Serif KR',",
  zh: "'Songti SC',SimSun,'Noto Serif SC',",
  ar: "'Geeza Pro','Noto Naskh Arabic',",
  hi: "'Kohinoor Devanagari','Noto Serif Devanagari',",
};
const latin = "Georgia,'Times New Roman',serif";
/** Languages whose scripts need more line height and no negative letter spacing. */
const roomy = new Set(["ja", "ko", "zh", "ar", "hi"]);

/** The inline styles of the frame, with the fonts of a language. */
export function styles(language: string) {
  const isRoomy = roomy.has(language);
  const words = { ko: "word-break:keep-all;", ja: "word-break:auto-phrase;" }[language] ?? "";
  const text = `font:16px/${isRoomy ? 1.75 : 1.6} ${sans};${words}overflow-wrap:anywhere;`;
  return {
    body: `margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%;`,
    preview:
      "display:none;overflow:hidden;max-height:0;max-width:0;opacity:0;font-size:1px;line-height:1px;color:transparent;mso-hide:all;",
    paper: `background-color:${light.paper};`,
    margin: "padding:32px 12px;",
    sheet: `width:100%;max-width:560px;background-color:${light.sheet};`,
    inside: "padding:32px 40px 36px;",
    nameplate: `border-top:3px solid ${light.ink};padding-top:8px;color:${light.ink};font:700 22px/1.1 ${latin};`,
    heading: `margin:32px 0 16px;color:${light.ink};font:${isRoomy ? "600 24px/1.45" : "600 28px/1.2"} ${serifOf[language] ?? ""}${latin};text-wrap:balance;${words}`,
    text: `margin:0 0 16px;color:${light.ink};${text}`,
    codeRow: "margin:0 0 20px;",
    codeCell: `padding:18px 8px;background-color:${light.wash};color:${light.ink};`,
    // Spaced by style, not by spaces, so that copying gives the bare code; the indent balances the space after the last digit.
    code: "display:inline-block;padding-left:.2em;font:600 36px/1.2 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.2em;white-space:nowrap;-webkit-user-select:all;user-select:all;",
    facts: "margin:4px 0 20px;border-collapse:collapse;",
    label: `width:34%;padding:8px 0;border-top:1px solid ${light.rule};color:${light.ink2};text-align:start;vertical-align:top;font:14px/1.6 ${sans};${words}`,
    value: `padding:8px 0;border-top:1px solid ${light.rule};color:${light.ink};text-align:start;vertical-align:top;${text}`,
    linkRow: "margin:8px 0 16px;",
    linkCell: `background-color:${light.press};border-radius:4px;`,
    link: `display:inline-block;padding:12px 20px;border-radius:4px;background-color:${light.press};color:${light.on};text-decoration:none;font:600 16px/1.4 ${sans};`,
    foot: `margin:32px 0 0;padding-top:12px;border-top:1px solid ${light.rule};color:${light.ink2};font:13px/${isRoomy ? 1.7 : 1.55} ${sans};${words}overflow-wrap:anywhere;`,
  };
}

/** A letter as HTML and as plain text. */
export function compose(letter: Letter): Mail {
  const code = letter.parts.find((part) => part.kind === "code")?.code;
  return {
    to: letter.to,
    subject: oneLine(letter.subject),
    text: plainText(letter),
    html: frame(letter),
    language: letter.language,
    ...(code !== undefined && { code }),
  };
}
