import { expect, test } from "vitest";
import { sourceName } from "./source-name.ts";

test.each([
  ["https://www.goldhafen-bote.de/lokales/a?b=1#c", "goldhafen-bote.de"],
  ["http://m.example.co.uk:8080/x", "example.co.uk"],
  ["https://xn--80a1acny.xn--p1ai/novosti", "почта.рф"],
  ["https://www.de/", "www.de"],
  // Letters nobody could register, one that turns the line, and one that looks like another.
  ["https://xn--0.example.com/", "xn--0.example.com"],
  ["https://xn--ab-g4t.com/", "xn--ab-g4t.com"],
  ["https://xn--pple-43d.com/", "xn--pple-43d.com"],
  ["javascript:alert(1)", ""],
  ["data:text/html,x", ""],
  ["goldhafen-bote.de", ""],
  ["", ""],
])("the site of %s is written %j", (address, name) => {
  expect(sourceName(address)).toBe(name);
});
