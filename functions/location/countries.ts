const displays = new Map<string, Intl.DisplayNames>();

/** What a newspaper in this language calls the country of an ISO 3166 code. */
export function nameCountry(code: string, language: string): string {
  let display = displays.get(language);
  if (!display) {
    display = new Intl.DisplayNames([language, "en"], { type: "region" });
    displays.set(language, display);
  }
  return display.of(code) ?? code;
}
