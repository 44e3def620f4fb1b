const standard = "/home";

/** Where to go after signing in: a path of this very site, else the app. Never another site, the API, or a scheme. */
export function safeNext(next: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters from addresses, which turns "/\t/evil" into "//evil".
  if (typeof next !== "string" || !next.startsWith("/") || /[\\\u0000-\u0020\u007f]/.test(next)) return standard;
  const home = "https://site.invalid";
  if (!URL.canParse(next, home)) return standard;
  const url = new URL(next, home);
  // Dots are resolved by now: "/.//evil" has become "//evil".
  if (url.origin !== home || url.pathname.startsWith("//") || /^\/api(\/|$)/.test(url.pathname)) return standard;
  return `${url.pathname}${url.search}${url.hash}`;
}
