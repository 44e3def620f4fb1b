import { html } from "hono/html";
import type { Language } from "../../locales/languages.ts";
import { wordsFor } from "../http/words.ts";
import { plainPage } from "./plain-page.ts";
import { buttons, colors, interfaceFace, serifFaces } from "./share-style.ts";

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
export function problemPage(language: Language, problem: "missing" | "failed"): ReturnType<typeof html> {
  const words = wordsFor(language.code);
  const again = problem === "failed" ? html`<a class="plain" href="">${words("share.failed.again")}</a>` : "";
  const content = html`<h1>${words(`share.${problem}.heading`)}</h1>
<p>${words(`share.${problem}.lead`)}</p>
<p class="actions">${again}<a class="press" href="/">${words("share.make")}</a></p>`;
  return plainPage(language, { title: words("share.missing.title"), style: problemStyle, content });
}
