import { html, raw } from "hono/html";
import type { Language } from "../../locales/languages.ts";
import { wordsFor } from "../http/words.ts";
import { buttons, colors, interfaceFace, serifFaces } from "./tokens.ts";

type Markup = ReturnType<typeof html>;

interface PlainPage {
  title: string;
  /** The whole style sheet: where a policy names its hash, of exactly this text. */
  style: string;
  content: Markup;
  foot?: Markup;
}

/** Frame of the pages the Worker writes for one visitor: complete without script, with a home link, not indexed by search engines. */
export function plainPage(language: Language, { title, style, content, foot }: PlainPage): Markup {
  return html`<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style>
</head>
<body>
<header><a class="mark" href="/" lang="en" dir="ltr">Stop Press</a></header>
<main>${content}</main>
${foot ? html`<footer>${foot}</footer>` : ""}
</body>
</html>`;
}

export const problemStyle = `${serifFaces}
${colors}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;grid-template-rows:auto 1fr;gap:32px;padding:24px 20px;background:var(--paper);color:var(--ink);font:17px/1.6 ${interfaceFace}}
header,main{width:100%;max-width:560px;margin-inline:auto}
.mark{display:inline-block;border-block-start:3px solid;padding-block-start:6px;color:inherit;text-decoration:none;font:700 22px/1.1 "Source Serif 4",Georgia,serif}
main{align-self:start;margin-block-start:8vh;border-block-start:3px solid var(--ink);padding-block-start:24px}
h1{margin:0;font:700 36px/1.25 var(--serif);text-wrap:balance}
p{margin:12px 0 0;color:var(--ink2)}
.actions{margin-block-start:28px}
${buttons}`.replaceAll("\n", "");

/** Why there is no newspaper to show, in the visitor's language, with a way on. */
export function problemPage(language: Language, problem: "missing" | "failed"): Markup {
  const words = wordsFor(language.code);
  const again = problem === "failed" ? html`<a class="plain" href="">${words("share.failed.again")}</a>` : "";
  const content = html`<h1>${words(`share.${problem}.heading`)}</h1>
<p>${words(`share.${problem}.lead`)}</p>
<p class="actions">${again}<a class="press" href="/">${words("share.make")}</a></p>`;
  return plainPage(language, { title: words("share.missing.title"), style: problemStyle, content });
}
