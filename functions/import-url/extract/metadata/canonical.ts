import type { PageFacts } from "../page.ts";
import { hostOf } from "./site-name.ts";

/** Parameters that say where a reader came from and nothing of the article. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|yclid|_openstat|cmpid|ncid|smid|xtor|wt_mc|ns_campaign|ns_source|ns_mchannel|at_\w+)$/i;

/**
 * The address an article is to be credited by: the canonical one where the page names one on its own site (`www.`, `m.` and `amp.`
 * are the same site) that is not its home page; else the one that answered, without fragment and tracking.
 */
export function findCanonical(facts: PageFacts, url: string): { value: string; source: string } {
  const answered = URL.canParse(url) ? new URL(url) : null;
  if (answered === null) return { value: url, source: "" };
  const links = facts.links.filter(({ rel }) => rel.split(/\s+/).includes("canonical")).map(({ href }) => href);
  const named: [source: string, address: string][] = [
    ...links.map((href): [string, string] => ["canonical", href]),
    ...(facts.meta.get("og:url") ?? []).map((href): [string, string] => ["og:url", href]),
  ];
  for (const [source, address] of named) {
    if (address === "" || address.length > 2_000 || !URL.canParse(address, url)) continue;
    const canonical = new URL(address, url);
    if (!/^https?:$/.test(canonical.protocol) || canonical.username !== "" || hostOf(canonical.href) !== hostOf(url)) continue;
    // An og:url without the encryption the page came with is from another time.
    if (source === "og:url" && canonical.protocol !== answered.protocol) continue;
    if (canonical.pathname === "/" && canonical.search === "") continue;
    canonical.hash = "";
    return { value: canonical.href, source };
  }
  answered.hash = "";
  for (const name of [...answered.searchParams.keys()]) if (tracking.test(name)) answered.searchParams.delete(name);
  return { value: answered.href, source: "answered" };
}
