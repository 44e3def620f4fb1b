import type { PageMetadata } from "../page.ts";

/** Words in an address of what is no picture of the story. */
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
