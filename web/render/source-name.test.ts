import { expect, test } from "vitest";
import { sourceName } from "./source-name.ts";

test.each([
  ["https://www.goldhafen-bote.de/lokales/a?b=1#c", "goldhafen-bote.de"],
  ["http://m.example.co.uk:8080/x", "example.co.uk"],
  ["https://xn--80a1acny.xn--p1ai/novosti", "почта.рф"],
  ["https://www.de/", "www.de"],
  ["javascript:alert(1)", ""],
  ["data:text/html,x", ""],
  ["goldhafen-bote.de", ""],
  ["", ""],
])("the site of %s is written %j", (address, name) => {
  expect(sourceName(address)).toBe(name);
});
