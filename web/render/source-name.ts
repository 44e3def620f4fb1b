// With the slash it is the package, not Node's own module of that name.
import { toUnicode } from "punycode/";

/** The site an address belongs to as people write its name: "goldhafen-bote.de", "почта.рф"; '' for no web address. */
export function sourceName(address: string): string {
  if (!URL.canParse(address)) return "";
  const { protocol, hostname } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return "";
  return toUnicode(hostname).replace(/^(?:www|m|amp)\.(?=.*\.)/, "");
}
