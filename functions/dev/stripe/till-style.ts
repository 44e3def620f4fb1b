/** On top of the sign-in page's: lines of an order, and many buttons below each other. */
export const tillStyle = `
.standin{margin-block:0 20px;font-size:15px}
h2{margin:28px 0 0;padding-block-start:16px;border-block-start:1px solid var(--rule);font:600 22px/1.25 "Source Serif 4",Georgia,"Hiragino Mincho ProN","Yu Mincho","Songti SC","AppleMyungjo","Batang","Noto Naskh Arabic",serif}
.lines{margin:24px 0 0}
.lines div{display:flex;justify-content:space-between;gap:16px;padding-block:8px;border-block-end:1px solid var(--rule)}
.lines dd{margin:0;font-variant-numeric:tabular-nums;white-space:nowrap}
.total{font-weight:600;border-block-end:0!important}
form p{margin:0}
main>.problem{margin-block-start:16px}
.second{margin:0;border:1px solid var(--rule2);background:var(--sheet);color:inherit}
.second:hover{background:var(--wash)}
select{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--rule2);border-radius:4px;background:var(--sheet);color:inherit;font:inherit}
form>label{margin-block-start:12px}
.plain{margin:8px 0 0;padding:0;list-style:none}
.plain li{padding-block:8px;border-block-end:1px solid var(--rule)}
.plain li:last-child{border:0}
.plain li button{display:block;margin-block-start:4px}
code{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.go{display:inline-block;margin-block-start:20px;font-weight:600}
footer a{display:inline-block;padding-block:8px}
`.replaceAll("\n", "");
