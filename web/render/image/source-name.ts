// By its file: Node has a module of that name, and finds no folder.
import punycode from "punycode/punycode.js";

/** The site an address belongs to as people write its name: "goldhafen-bote.de", "почта.рф"; '' for no web address. */
export function sourceName(address: string): string {
  if (!URL.canParse(address)) return "";
  const { protocol, hostname } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return "";
  return readable(hostname).replace(/^(?:www|m|amp)\.(?=.*\.)/, "");
}

/** The site an article was imported from: by the site's own name where it gives one; '' where the address is no web address. */
export function creditedSite({ importedUrl = "", importedSite = "" }: { importedUrl?: string; importedSite?: string | undefined }): string {
  const host = sourceName(importedUrl);
  return host && (importedSite.trim() || host);
}

/**
 * In letters where they are the name's very own: what no browser would write so, or what is mixed to look like another, stays as it is
 * sent.
 */
function readable(hostname: string): string {
  try {
    const name = punycode.toUnicode(hostname);
    return new URL(`http://${name}`).hostname === hostname && !name.split(".").some(isMixed) ? name : hostname;
  } catch {
    return hostname;
  }
}

const isMixed = (label: string) => /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label);
