// By its file: Node has a module of that name, and finds no folder.
import punycode from "punycode/punycode.js";

/** The site an address belongs to as people write its name: "goldhafen-bote.de", "почта.рф"; '' for no web address. */
export function sourceName(address: string): string {
  if (!URL.canParse(address)) return "";
  const { protocol, hostname } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return "";
  return punycode.toUnicode(hostname).replace(/^(?:www|m|amp)\.(?=.*\.)/, "");
}
