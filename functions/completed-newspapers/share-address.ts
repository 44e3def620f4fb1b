const mostLetters = 60;
/** Maximum length of the percent-encoded slug: three characters for each byte of UTF-8. */
const mostSigns = 240;
/** Other pages below a shared newspaper's address. */
const taken = new Set(["embed", "oembed"]);

/** The last part of a shared newspaper's address: the title's letters and digits in their own script, joined by hyphens. Never empty. */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’\p{Cf}]/gu, "")
    .normalize("NFC")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    // A combining mark alone would attach to the slash.
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? shorten(word) : `${slug}-${word}`;
    if (!hasRoom(longer)) break;
    slug = longer;
  }
  if (slug === "") return "front-page";
  return taken.has(slug) ? `${slug}-page` : slug;
}

const hasRoom = (slug: string) => [...slug].length <= mostLetters && encodeURIComponent(slug).length <= mostSigns;

/** As much of a word as fits: in Chinese and Japanese a whole title is one word. */
function shorten(word: string): string {
  const letters = [...word];
  while (!hasRoom(letters.join(""))) letters.pop();
  return letters.join("");
}

/** Public address of a shared newspaper: a path of this site, percent-encoded. */
export function shareAddress(shareId: string, title: string): string {
  return `/share/${shareId}/${encodeURIComponent(slugOf(title))}`;
}
