import { buttons, colors, interfaceFace, serifFaces } from "./tokens.ts";

const frame = `*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 ${interfaceFace};-webkit-text-size-adjust:100%;text-size-adjust:100%}
p,h1,h2,figure,blockquote{margin:0}
bdi,p,h1,h2,figcaption{overflow-wrap:anywhere}
img{display:block;max-width:100%;height:auto}`;

/** Pages side by side where there is room: the first alone fills the window's height above the line. */
const stage = `.stage{display:flex;flex-wrap:wrap;justify-content:center;align-items:flex-start;gap:24px;padding:26px 20px;background:var(--stone)}
.page{--high:max(480px,100vh - 128px);display:block;width:min(100%,calc(var(--high)*var(--ratio,.75)));background:#fff;box-shadow:var(--shadow)}
@supports (height:1svh){.page{--high:max(480px,100svh - 128px)}}
.page img,.main-picture img,.small-picture img{width:100%}
.line{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:12px 32px;padding:14px 24px;border-block:1px solid var(--rule);background:var(--paper)}
.line .name{font-weight:600}
.line span::before,.folio span+span::before,.byline span::before{content:"·";padding-inline:8px;color:var(--ink2)}
.line span:lang(ar)::before,.folio span+span:lang(ar)::before,.byline span:lang(ar)::before{content:"،";padding-inline:0 8px}
.making{display:flex;flex-wrap:wrap;align-items:baseline;gap:6px 14px;padding:12px 24px;border-block-end:1px solid var(--rule);font-size:14px;color:var(--ink2)}
.making strong{font-weight:600;color:var(--ink)}
.generated{font:600 13px/1.4 ${interfaceFace};color:var(--ink)}
.making .generated{border:1px solid var(--rule2);border-radius:4px;padding:2px 8px}
figcaption span{display:block}
.line a:not([class]),.colophon a{display:inline-block;min-height:24px}
.line a:not([class]){color:inherit}`;

const sheet = `.sheet{max-width:1152px;margin-inline:auto;padding:40px 24px 64px;font:17px/1.6 var(--serif)}
.masthead{text-align:center}
.nameplate{padding-block:0 12px;font-size:clamp(34px,6.4vw,76px);font-weight:700;line-height:1.12;letter-spacing:-.015em;text-wrap:balance}
.folio{border-block:1px solid var(--ink);padding-block:6px;font:14px/1.5 ${interfaceFace};color:var(--ink2)}
.heads{max-width:960px;margin:40px auto 32px;text-align:center}
.kicker{margin-block-end:12px;font:600 15px/1.4 ${interfaceFace};color:var(--ink2)}
h1{font-size:clamp(32px,5vw,58px);font-weight:700;line-height:1.08;letter-spacing:-.015em;text-wrap:balance}
.deck{max-width:44em;margin:16px auto 0;font-size:clamp(18px,2vw,21px);line-height:1.45;color:var(--ink2);text-wrap:balance}
.byline{margin-block-start:16px;font:14px/1.5 ${interfaceFace};color:var(--ink2)}
.byline>bdi{color:var(--ink);font-weight:600}
.main-picture{margin-block-end:28px}
figcaption{margin-block-start:8px;font:14px/1.45 ${interfaceFace};color:var(--ink2)}
.columns+.columns{margin-block-start:24px;border-block-start:1px solid var(--rule);padding-block-start:24px}
.columns>p,.rail p,.below p{hyphens:auto}
.columns>p+p{text-indent:1.2em}
.columns p{orphans:2;widows:2}
.subhead{margin-block:22px 6px;font-size:19px;line-height:1.3;break-after:avoid}
.columns>.subhead:first-child{margin-block-start:0}
blockquote{margin-block:24px;border-block:3px solid var(--ink);border-block-end-width:1px;padding-block:16px;font-size:23px;line-height:1.35;break-inside:avoid;text-wrap:balance}
.rail{display:grid;gap:24px;align-content:start;margin-block-start:40px;border-block-start:3px solid var(--ink);padding-block-start:24px;font-size:16px;line-height:1.55}
.rail section+section{border-block-start:1px solid var(--rule);padding-block-start:20px}
.below{display:grid;gap:28px 32px;margin-block-start:32px;border-block-start:3px solid var(--ink);padding-block-start:24px;font-size:16px;line-height:1.55}
:is(.rail,.below) h2{margin-block-end:6px;font-size:21px;line-height:1.22;text-wrap:balance}
.rail p+p,.below p+p{margin-block-start:.6em}
.colophon{margin-block-start:48px;border-block-start:1px solid var(--ink);padding-block-start:14px;font:14px/1.6 ${interfaceFace};color:var(--ink2)}
.complaint{max-width:1152px;margin-inline:auto;padding:0 24px 40px;font:14px/1.6 ${interfaceFace};color:var(--ink2)}
.complaint a{display:inline-block;min-height:24px}
.assisted{font-weight:600;color:var(--ink)}
@media (min-width:720px){.below{grid-template-columns:repeat(auto-fit,minmax(240px,1fr))}.columns{columns:2;column-gap:32px;column-rule:1px solid var(--rule)}}
@media (min-width:1040px){.with-rail{display:grid;grid-template-columns:minmax(0,1fr) 288px;gap:32px}.with-rail .rail{margin:0;border-block-start:0;padding-block-start:0;border-inline-start:1px solid var(--rule);padding-inline-start:32px}.body:not(.with-rail) .columns{columns:3}}
.body .short,.body:not(.with-rail) .short{columns:1;max-width:34em;margin-inline:auto}
.with-rail .short{margin-inline:0}
.below section:only-child{columns:3 280px;column-gap:32px}.below section:only-child h2{column-span:all}
@media (min-width:720px) and (max-width:1039px){.rail{display:block;columns:2;column-gap:32px}.rail>*{break-inside:avoid;margin-block-end:24px}.rail section+section{border:0;padding:0}}`;

/** Differences between writing systems. */
const scripts = `:is(:lang(ja),:lang(zh)) .sheet,.sheet :is(:lang(ja),:lang(zh)){line-height:1.8}
:is(:lang(ja),:lang(zh),:lang(ko),:lang(hi),:lang(ar)) :is(h1,.nameplate){letter-spacing:0}
:is(:lang(ja),:lang(zh)) h1{font-size:clamp(27px,3.9vw,46px);line-height:1.35;line-break:strict}
:lang(ko) h1{font-size:clamp(27px,3.9vw,46px);line-height:1.3}
:lang(hi) h1{font-size:clamp(29px,4.1vw,48px);line-height:1.35}
:lang(ar) h1{font-size:clamp(30px,4.6vw,54px);line-height:1.35}
:is(:lang(hi),:lang(ar)) .nameplate{line-height:1.35}
:is(:lang(ja),:lang(zh)) .columns>p{text-align:justify;text-indent:1em}
:lang(ar) .sheet{font-size:19px;line-height:1.85}
:lang(hi) .sheet{font-size:18px;line-height:1.75}
:lang(de) h1{hyphens:auto;hyphenate-limit-chars:12 5 5}`;

const print = `@page{margin:14mm}
@media print{:root{--paper:#fff;--stone:#fff;--ink:#000;--ink2:#333;--rule:#999;--press:#000;color-scheme:light}
.line,.making,.complaint{display:none}
.stage{display:block;padding:0}
.page{break-after:page;box-shadow:none}
.page{width:min(100%,calc(262mm*var(--ratio,.75)));margin-inline:auto}
.sheet{max-width:none;padding:0;font-size:10.5pt;line-height:1.45}
.columns{columns:2;column-gap:8mm}
.nameplate{font-size:34pt}
h1{font-size:26pt}
.main-picture img{max-height:110mm;object-fit:contain}
.with-rail{display:block}
.with-rail .rail,.rail{display:block;columns:2;column-gap:8mm;margin-block-start:8mm;border:0;border-block-start:2pt solid #000;padding:4mm 0 0}
.below{display:block;padding-block-start:4mm}
.sheet .rail,.sheet .below{columns:3;column-gap:6mm;font-size:9.5pt;line-height:1.4}
.below section:only-child{columns:inherit;break-inside:auto}
:is(.rail,.below) h2{break-after:avoid}
.below h2{column-span:none!important}
:is(.rail,.below) section,.rail figure{break-inside:avoid;margin-block-end:5mm}
.colophon a::after{content:" (" attr(href) ")"}
.colophon{break-inside:avoid}}`;

/** The aspect ratio of each page, to reserve its space before its picture is loaded. */
export const formsOf = (pages: readonly { width: number; height: number }[], selector: string): string =>
  pages.map(({ width, height }, at) => `${selector}:nth-child(${at + 1}){--ratio:${(width / height).toFixed(4)}}`).join("");

/** The style sheet of the share page, except the shapes of its pages. */
export const shareStyle = [
  serifFaces,
  colors,
  frame,
  buttons,
  stage,
  sheet,
  scripts,
  `@media (max-width:719px){.stage{gap:16px;padding:16px 12px}.page{width:100%}.line{padding:14px 20px}.making{padding:12px 20px}.line p>*{display:block}.line p>span:nth-child(n)::before{content:none}.folio{font-size:13px}.folio span{display:inline-block}.folio span+span::before{padding-inline:5px}.sheet{padding:32px 20px 48px}.heads{text-align:start;margin-block:28px 24px}.deck{margin-inline:0}}`,
  print,
]
  .join("\n")
  .replaceAll("\n", "");
