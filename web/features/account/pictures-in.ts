const address = /"(\/api\/images\/[A-Za-z0-9_-]{1,64})"/g;
const longestAddress = 80;

/** Finds the pictures a JSON document names while it passes by, in pieces cut anywhere. */
export function findPictures(): { read: (piece: string) => void; found: ReadonlySet<string> } {
  const found = new Set<string>();
  let tail = "";
  return {
    found,
    read: (piece) => {
      const text = tail + piece;
      for (const [, path = ""] of text.matchAll(address)) found.add(path);
      tail = text.slice(-longestAddress);
    },
  };
}
