/** Where a newspaper is shared by a window of its own (specification §7, Browser-only actions). */
export const networks = ["linkedin", "twitter", "facebook", "devto"] as const;
export type Network = (typeof networks)[number];

/** Names of companies are written as they write them, in every language. */
export const networkNames: Readonly<Record<Network, string>> = {
  linkedin: "LinkedIn",
  twitter: "Twitter",
  facebook: "Facebook",
  devto: "dev.to",
};

/** Letters of a headline that leave room for the paper's name and the link in 280. */
const longestHeadline = 180;

export interface SharedText {
  headline: string;
  paper: string;
}

/** The words that go with the link, in the newspaper's own language: its headline and its name. */
export function sharedText({ headline, paper }: SharedText): string {
  const letters = [...headline];
  const short = letters.length > longestHeadline ? `${letters.slice(0, longestHeadline).join("").trimEnd()}…` : headline;
  return paper ? `${short} | ${paper}` : short;
}

/** An article for dev.to to begin with: its head, and a paragraph that links to the newspaper. */
function draftForDevelopers(words: SharedText, link: string): string {
  const text = sharedText(words).replace(/[\\[\]]/g, "\\$&");
  return `---\ntitle: ${JSON.stringify(words.headline)}\npublished: false\n---\n\n[${text}](${link})\n`;
}

/** The page of a network on which the link is shared; the person reads it there and sends it. */
export function sharingAddress(network: Network, words: SharedText, link: string): string {
  const encoded = encodeURIComponent(link);
  switch (network) {
    case "linkedin":
      return `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`;
    case "twitter":
      return `https://twitter.com/intent/tweet?text=${encodeURIComponent(sharedText(words))}&url=${encoded}`;
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?u=${encoded}`;
    case "devto":
      return `https://dev.to/new?prefill=${encodeURIComponent(draftForDevelopers(words, link))}`;
  }
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const asAttribute = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** Code for another site: the front page, which leads to the shared newspaper. `shareUrl` is a path of this site, /share/{id}/{slug}. */
export function embedCode(shareUrl: string, title: string, origin: string): string {
  const [, , id = ""] = shareUrl.split("/");
  const address = `${origin}/share/${id}/embed`;
  return `<iframe src="${asAttribute(address)}" title="${asAttribute(title)}" width="450" height="640" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}
