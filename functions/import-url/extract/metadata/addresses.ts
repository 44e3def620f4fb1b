import type { PageMetadata } from "../page.ts";

/** Tracking parameters, which do not identify the article. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|yclid|_openstat|cmpid|ncid|smid|xtor|wt_mc|ns_campaign|ns_source|ns_mchannel|at_\w+)$/i;

/** A newspaper's limit for an address (functions/press-runs/contract.ts); escaping makes non-Latin ones nine times as long. */
const longest = 2_000;

/**
 * The address an article is to be credited by: the canonical one where the page names one on its own site (`www.`, `m.` and `amp.`
 * are the same site) that is not its home page; else the one that answered, without fragment and tracking, cut to a newspaper's limit.
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
    // An http og:url on an https page is outdated.
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

/** The host without a prefix that does not identify the site: `www.`, `m.`, `amp.`. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^(?:www\d?|m|mobile|amp)\./, "") : "";
}

/** Words in addresses of images that are not pictures of the story. */
const noStory =
  /(?:^|[/_.=-])(?:logos?\d*|placeholder|default[-_]?(?:image|img|share|og|thumb\w*|social)?|blank|spacer|pixel|1x1|sprite\w*|avatar\w*|favicon|icon|apple-touch-icon|no[-_]?image|noimage|dummy|fallback|share[-_]?(?:default|logo|image)|social[-_]?(?:default|share|card)|og[-_]?default|missing)(?=[/_.?&-]|\d|$)/i;

/** The lead picture's address, absolute and http(s), or ''. The picture has not been looked at. */
export function findPicture(metadata: PageMetadata, linked: { images: string[] }, url: string): { value: string; source: string } {
  const metas = (...names: string[]) => names.flatMap((name) => metadata.meta.get(name) ?? []);
  const links = metadata.links.filter(({ rel }) => rel === "image_src").map(({ href }) => href);
  const sources: [source: string, addresses: string[]][] = [
    ["og:image", metas("og:image:secure_url", "og:image", "og:image:url")],
    ["JSON-LD", linked.images],
    ["twitter:image", metas("twitter:image", "twitter:image:src")],
    ["meta", [...metas("image", "thumbnail", "thumbnailurl", "sailthru.image.full", "parsely-image-url"), ...links]],
  ];
  for (const [source, addresses] of sources)
    for (const address of addresses.slice(0, 20)) {
      const picture = pictureAddress(address, url);
      if (picture !== null) return { value: picture, source };
    }
  return { value: "", source: "" };
}

function pictureAddress(written: string, base: string): string | null {
  const address = written.trim();
  if (address === "" || address.length > 2_000 || !URL.canParse(address, base)) return null;
  const picture = new URL(address, base);
  if (!/^https?:$/.test(picture.protocol) || picture.href.length > 2_000 || picture.username !== "" || picture.pathname.length < 2)
    return null;
  const name = decodeURI(escapeBroken(picture.pathname)).split("/").slice(-1)[0] ?? "";
  if (noStory.test(name) || /\.(?:svg|ico)$/i.test(name)) return null;
  return picture.href;
}

/** A per cent sign that begins no escape would make `decodeURI` throw. */
const escapeBroken = (path: string) => (/%(?![\da-f]{2})|%(?:[89a-f][\da-f])/i.test(path) ? path.replaceAll("%", "") : path);
