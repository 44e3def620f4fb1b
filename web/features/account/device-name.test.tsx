import { expect, it } from "vitest";
import { readAgent } from "./device-name.ts";

const chrome = (system: string, more = "") => `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${more} Safari/537.36`;

it.each([
  [chrome("Windows NT 10.0; Win64; x64", "Chrome/141.0.0.0"), "Chrome", "Windows"],
  [`${chrome("Windows NT 10.0; Win64; x64", "Chrome/141.0.0.0")} Edg/141.0.0.0`, "Microsoft Edge", "Windows"],
  [chrome("Linux; Android 14; SM-S921B", "SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile"), "Samsung Internet", "Android"],
  [chrome("X11; CrOS x86_64 14541.0.0", "Chrome/140.0.0.0"), "Chrome", "ChromeOS"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPad",
  ],
  ["Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  ["curl/8.5.0", "curl", ""],
  ["", "", ""],
  ["<script>alert(1)</script>", "", ""],
  ["Mozilla/5.0", "", ""],
])("%s is named as people would", (agent, browser, system) => {
  expect(readAgent(agent)).toEqual({ browser, system });
});
