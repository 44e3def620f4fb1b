/** The first that is found names the browser: each of them also claims to be those after it. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, "Microsoft Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bYaBrowser\//, "Yandex Browser"],
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

/** A device in the words of its owner, "Firefox · Windows"; null when the agent tells nothing that people would know. */
export function deviceName(agent: string): string | null {
  const found = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(agent))?.[1]);
  return found.filter((name) => name !== undefined).join(" · ") || null;
}
