import data from "./known-papers.json" with { type: "json" };

const bare = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^the\s/u, "")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");

const townLetters = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/^the\s/u, "")
    .replace(/\bst\b\.?/gu, "saint")
    .replace(/\bmt\b\.?/gu, "mount")
    .replace(/\bft\b\.?/gu, "fort")
    .replace(/[^\p{L}]/gu, "");

interface KnownPapers {
  names: ReadonlySet<string>;
  /** Distinctive enough to be recognized inside another name (“The New York Times Weekly”); shorter ones are common words. */
  telling: readonly string[];
  ofTowns: ReadonlySet<string>;
}

let read: KnownPapers | undefined;

function knownPapers(): KnownPapers {
  if (read) return read;
  const names = new Set(data.papers.flatMap((list) => list.split(", ")).map(bare));
  const telling = [...names].filter((name) => name.length >= (/[\p{Script=Han}\p{Script=Hangul}]/u.test(name) ? 4 : 10));
  const words: Readonly<Record<string, string>> = data.townWords;
  const ofTowns = Object.entries(data.towns).flatMap(([letters, towns]) =>
    [...letters].flatMap((letter) => towns.split("|").map((town) => townLetters(town + words[letter]))),
  );
  read = { names, telling, ofTowns: new Set(ofTowns) };
  return read;
}

/**
 * Whether a paper of this name is known to exist or have existed, or the name contains that of a well-known one. `known-papers.json`
 * lists well-known papers in their own scripts, and local papers by the word in their title (Emporia under G is
 * “The Emporia Gazette”). Compiled from general knowledge; it prefers false positives.
 */
export function isKnownPaper(name: string): boolean {
  const { names, telling, ofTowns } = knownPapers();
  const own = bare(name.replace(/^(?:صحيفة|جريدة)\s/u, ""));
  return names.has(own) || names.has(bare(name)) || ofTowns.has(townLetters(name)) || telling.some((real) => own.includes(real));
}
