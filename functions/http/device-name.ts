/** The first match wins: each browser's user agent also names those after it. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, "Microsoft Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bDuckDuckGo\/|\bDdg\//, "DuckDuckGo"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bM?QQBrowser\//, "QQ Browser"],
  [/\bMiuiBrowser\//, "Mi Browser"],
  [/\bHuaweiBrowser\//, "Huawei Browser"],
  [/\bWhale\//, "Whale"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * Browser and system from a user agent, each '' if unknown. Only names in these lists, since security mails show them to the account's
 * owner: a parser of user agents would also pass on text of an unknown one, which an attacker chooses.
 */
export function readAgent(agent: string): { browser: string; system: string } {
  const nameIn = (list: typeof browsers) => list.find(([pattern]) => pattern.test(agent))?.[1] ?? "";
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
