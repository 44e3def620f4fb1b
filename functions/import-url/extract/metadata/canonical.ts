import type { PageMetadata } from "../page.ts";
import { hostOf } from "./site-name.ts";

/** Parameters that say where a reader came from and nothing of the article. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|yclid|_openstat|cmpid|ncid|smid|xtor|wt_mc|ns_campaign|ns_source|ns_mchannel|at_\w+)$/i;

/** What a newspaper keeps of an address (functions/press-runs/contract.ts); one in another script is nine times as long when it is escaped. */
const longest = 2_000;

/**
 * The address an article is to be credited by: the canonical one where the page names one on its own site (`www.`, `m.` and `amp.`
 * are the same site) that is not its home page; else the one that answered, without fragment and tracking, and as much of it as a newspaper keeps.
 */
export function findCanonical(metadata: PageMetadata, url: string): { value: string; source: string } {
  const answered = URL.canParse(url) ? new URL(url) : null;
  if (answered === null) return { value: url, source: "" };
  const links = metadata.links.filter(({ rel }) => rel.split(/\s+/).includes("canonical")).map(({ href }) => href);
  const named: [source: string, address: string][] = [
    ...links.map((href): [string, string] => ["canonical", href]),
    ...(metadata.meta.get("og:url") ?? []).map((href): [string, string] => ["og:url", href]),
  ];
  for (const [source, address] of named) {
    if (address === "" || address.length > longest || !URL.canParse(address, url)) continue;
    const canonical = new URL(address, url);
    if (!/^https?:$/.test(canonical.protocol) || canonical.username !== "" || hostOf(canonical.href) !== hostOf(url)) continue;
    // An og:url without the encryption the page came with is from another time.
    if (source === "og:url" && canonical.protocol !== answered.protocol) continue;
    if (canonical.pathname === "/" && canonical.search === "") continue;
    canonical.hash = "";
    if (canonical.href.length > longest) continue;
    return { value: canonical.href, source };
  }
  answered.hash = "";
  for (const name of [...answered.searchParams.keys()]) if (tracking.test(name)) answered.searchParams.delete(name);
  if (answered.href.length > longest) answered.search = "";
  return { value: answered.href.length > longest ? `${answered.origin}/` : answered.href, source: "answered" };
}
