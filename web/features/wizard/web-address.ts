/** An address as it is sent: without a scheme it gets https. */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  if (trimmed.startsWith("//")) return `https:${trimmed}`;
  return trimmed === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

/** The web address that is all there is of a text, or null: "www.example.com/a", "https://…", not "e.g." and no sentence. */
export function loneAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > 2_000 || /\s/.test(trimmed)) return null;
  if (/^https?:\/\/[^/]/i.test(trimmed)) return trimmed;
  const [name = "", path] = trimmed.split(/[/?](.*)/s);
  return host.test(name) && (path || /^www\./i.test(name)) ? trimmed : null;
}
