/** The first match names the browser: each also claims to be those after it. */
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
 * Browser and system by a user agent, each '' where it is unknown. Only names of these lists, since mails say them to the owner of an account
 * of whoever has changed it: a parser of user agents also gives the text of an unknown one.
 */
export function readAgent(agent: string): { browser: string; system: string } {
  const nameIn = (list: typeof browsers) => list.find(([pattern]) => pattern.test(agent))?.[1] ?? "";
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
