import { html, raw } from "hono/html";
import type { Language } from "../../locales/languages.ts";

type Markup = ReturnType<typeof html>;

interface PlainPage {
  title: string;
  /** The whole style sheet: where a policy names its hash, of exactly this text. */
  style: string;
  content: Markup;
  foot?: Markup;
}

/** The frame of the pages the Worker writes for one visitor: complete without script, under the mark that leads to the start, and found by no search. */
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
