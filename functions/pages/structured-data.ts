import type { Edition, Figure } from "../share/edition.ts";

/** Terms of the IPTC as schema.org writes them. */
const origins: Record<Figure["origin"], string | undefined> = {
  rule: "https://schema.org/AlgorithmicMediaDigitalSource",
  model: "https://schema.org/TrainedAlgorithmicMediaDigitalSource",
  // A camera, a painting, a scan: unknown.
  photograph: undefined,
};

const trained = (isComposite: boolean) => `https://schema.org/${isComposite ? "CompositeWith" : ""}TrainedAlgorithmicMediaDigitalSource`;
const hasPhotograph = ({ main, small }: Edition) => [main, small].some((figure) => figure?.origin === "photograph");

/** As web/render/image/xmp.ts says it in files. Words of the author's own, put in order by rule, are no medium an algorithm made. */
function originOf(edition: Edition): string | undefined {
  return edition.isWritten ? trained(hasPhotograph(edition) || edition.isEdited) : undefined;
}

/** Of the picture of a page, which shows the words and the pictures. */
function originOfPage(edition: Edition): string | undefined {
  const { isAssisted, isWritten, isEdited } = edition;
  return isAssisted ? trained(!isWritten || isEdited || hasPhotograph(edition)) : undefined;
}

/** The newspaper for search engines: a NewsArticle, marked where a model had a part in it. `site` is the origin before paths. */
export function newsArticle(edition: Edition, site: string): object {
  const { lines, pages, main, small, source } = edition;
  const url = site + edition.path;
  const stopPress = { "@type": "Organization", name: "Stop Press", url: `${site}/` };
  const figures = [main, small].filter((figure) => figure !== null);
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    mainEntityOfPage: url,
    url,
    headline: edition.headline,
    description: edition.description,
    inLanguage: edition.textLanguage,
    datePublished: new Date(edition.publishedAt).toISOString(),
    dateModified: new Date(edition.changedAt).toISOString(),
    dateline: [lines.place, lines.date].filter(Boolean).join(", ") || undefined,
    author: edition.author ? { "@type": "Person", name: edition.author } : { "@type": "Organization", name: edition.name },
    publisher: stopPress,
    isPartOf: { "@type": "Newspaper", name: edition.name },
    image: [
      ...pages.slice(0, 1).map(({ src, width, height }) => ({
        "@type": "ImageObject",
        url: site + src,
        width,
        height,
        digitalSourceType: originOfPage(edition),
      })),
      ...figures.map(({ picture: { src, width, height }, caption, origin }) => ({
        "@type": "ImageObject",
        url: site + src,
        width,
        height,
        caption: caption || undefined,
        creditText: (origin === "model" && edition.painter) || undefined,
        digitalSourceType: origins[origin],
      })),
    ],
    isBasedOn: source?.href,
    digitalSourceType: originOf(edition),
    isAccessibleForFree: true,
  };
}

/** JSON that is safe in a script element. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
