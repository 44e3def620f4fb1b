/** What a run is bound to (design §4.3): titles and contents as short hashes, so that either can be recognised alone. */
export interface Source {
  title: string;
  content: string;
}

/** Spacing does not make another article: 96 bits of SHA-256 of each, over text with single blanks. */
export async function sourceOf(title: string, content: string): Promise<Source> {
  const [one, two] = await Promise.all([hash(title), hash(content)]);
  return { title: one, content: two };
}

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function hash(text: string): Promise<string> {
  return (await sha256(text.normalize("NFC").replace(/\s+/gu, " ").trim())).slice(0, 24);
}

/** As it stands in press_runs.source. */
export const writeSource = (source: Source) => `${source.title}.${source.content}`;
