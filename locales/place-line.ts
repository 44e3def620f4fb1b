/** A place as a newspaper's region is written: "Duluth, United States", "今治、日本"; a city that is its own country stands alone. */
export function placeLine({ city, country }: { city: string; country: string }, language: string): string {
  const base = language.split(/[-_]/)[0] ?? "";
  const joint: Record<string, string> = { ja: "、", zh: "，", ar: "، " };
  return city === country || country === "" ? city : `${city}${joint[base] ?? ", "}${country}`;
}
