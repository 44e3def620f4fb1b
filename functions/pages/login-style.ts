import { colors } from "./tokens.ts";

/** With the system's own faces: the page must not wait for fonts. */
export const loginStyle = `${colors}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;gap:32px;padding:24px 20px;background:var(--paper);color:var(--ink);font:16px/1.6 "Libre Franklin",system-ui,-apple-system,"Segoe UI",sans-serif}
header,main,footer{width:100%;max-width:432px;margin-inline:auto}
.mark{display:inline-block;border-block-start:3px solid;padding-block-start:6px;color:inherit;text-decoration:none;font:700 22px/1.1 "Source Serif 4",Georgia,serif}
main{align-self:center;border-block-start:3px solid var(--ink);padding-block-start:24px}
h1{margin:0;font:600 40px/1.1 "Source Serif 4",Georgia,"Hiragino Mincho ProN","Yu Mincho","Songti SC","AppleMyungjo","Batang","Noto Naskh Arabic",serif;letter-spacing:-.01em;text-wrap:balance}
:lang(ja) h1{font-size:31px;line-height:1.35;letter-spacing:0}
:is(:lang(ko),:lang(zh),:lang(hi)) h1{font-size:32px;line-height:1.3;letter-spacing:0}
:lang(ko){word-break:keep-all}
:lang(ar) h1{font-size:35px;line-height:1.3;letter-spacing:0}
.lead{margin:12px 0 0;color:var(--ink2);font-size:17px}
.address{display:inline-block;max-width:100%;overflow-wrap:anywhere;color:var(--ink);font-weight:600}
.local{margin:16px 0 0;padding:12px 16px;background:var(--wash);border-inline-start:3px solid var(--rule2)}
form{display:grid;gap:8px;margin-block-start:28px}
label{font-weight:600;font-size:15px}
input:not([type=hidden]){width:100%;min-height:48px;padding:8px 14px;border:1px solid var(--rule2);border-radius:4px;background:var(--sheet);color:inherit;font:inherit}
:dir(rtl) input[dir=ltr]{text-align:right}
.code{font-size:26px;letter-spacing:.3em;font-variant-numeric:tabular-nums}
input[aria-invalid]{border:2px solid var(--press)}
.problem{margin:0;color:var(--press);font-size:15px}
button{min-height:48px;margin-block-start:12px;padding:8px 20px;border:0;border-radius:4px;background:var(--press);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--hover)}
.quiet{margin:0;padding:0;min-height:44px;justify-self:start;background:none!important;color:var(--pencil);font-weight:400;text-decoration:underline;text-underline-offset:3px}
.notice{margin:16px 0 0;padding:12px 16px;background:var(--wash);border-inline-start:3px solid var(--press)}
.notice+.lead{margin-block-start:20px}
.or{display:flex;align-items:center;gap:16px;margin:28px 0 0;color:var(--ink2);font-size:15px}
.or::before,.or::after{content:"";flex:1;border-block-start:1px solid var(--rule)}
.providers{display:grid;gap:12px;margin:20px 0 0;padding:0;list-style:none}
.providers a{display:grid;place-content:center;min-height:48px;padding:8px 20px;border:1px solid var(--rule2);border-radius:4px;background:var(--sheet);color:inherit;font-weight:600;text-align:center;text-decoration:none;text-wrap:balance;overflow-wrap:anywhere}
.providers a:hover{background:var(--wash)}
.passkey{display:grid;gap:12px;margin-block-start:12px}
.passkey[hidden]{display:none}
.passkey .or{margin:16px 0 8px}
.other{margin:0;border:1px solid var(--rule2);background:var(--sheet);color:inherit;overflow-wrap:anywhere}
.other:hover{background:var(--wash)}
.other[aria-busy]{color:var(--ink2);cursor:progress}
.again{margin-block:12px 0}
a{color:var(--pencil);text-underline-offset:3px}
:focus-visible{outline:3px solid var(--pencil);outline-offset:2px}
footer{border-block-start:1px solid var(--rule);padding-block-start:12px;color:var(--ink2);font-size:14px}
footer p{margin:0}
.texts{display:inline-flex;flex-wrap:wrap;gap:0 16px}
.texts a{padding-block:1px;overflow-wrap:anywhere}
@media (min-width:600px){main{align-self:start;margin-block-start:8vh}}
`.replaceAll("\n", "");
