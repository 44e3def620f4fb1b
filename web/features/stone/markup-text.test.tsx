import { expect, it } from "vitest";
import { textOfMarkup } from "./markup-text.ts";

it.each([
  ["<p>One &amp; two</p><p>Three<br>four</p>", "One & two\nThree\nfour\n"],
  ["<meta charset='utf-8'><!--StartFragment--><b>Caf&eacute;</b>&nbsp;&#8364;5 &#x2014; &hellip;<!--EndFragment-->", "Café\u00a0€5 — …"],
  ["<ul>\n  <li>ferry</li>\n  <li>bridge</li>\n</ul>", " ferry\nbridge\n"],
  ["a < b &unknown; &#0; &#xd800; 3 <3", "a < b &unknown; \ufffd \ufffd 3 <3"],
  ["<b title='a > b' data-x=\"<i>\">bold</b>", "bold"],
  ['an <b title="open quote>end', "an "],
  ["<![CDATA[x]]><?xml?></ >text", "text"],
])("reads %s", (markup, text) => {
  expect(textOfMarkup(markup)).toBe(text);
});

it("leaves out what nobody reads on a page", () => {
  const markup =
    "<title>T</title>a<script>if (1 < 2) ran = 1</script>b<STYLE>*{}</STYLE>c<template><p>x</p></template>d<!-- e -->f<script>g";
  expect(textOfMarkup(markup)).toBe("abcdf");
});

it.each(['<a "', "<a b='", "<!--", "<script>", "<", "&#", "</", "< \n", "<a =", "\n "])(
  "takes a long run of %j in linear time",
  (motif) => {
    const started = performance.now();
    textOfMarkup(motif.repeat(200_000));
    // A quadratic walk takes minutes.
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);
