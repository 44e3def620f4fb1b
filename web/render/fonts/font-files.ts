import { type FamilyName, families } from "./font-families.ts";
import { createFontFileList, FONTSOURCE, type FontFileList } from "./font-file-list.ts";
import type { UnicodeRanges } from "./font-slices.ts";

// The bundler reads these patterns from the source, so they repeat the weights of font-families.ts; a test holds the two together.
const addresses = import.meta.glob<string>(
  [
    "../../../node_modules/@fontsource/manufacturing-consent/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/unifrakturcook/files/*-700-normal.woff",
    "../../../node_modules/@fontsource/unifrakturmaguntia/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/libre-bodoni/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/libre-bodoni/files/*-{400,700}-italic.woff",
    "../../../node_modules/@fontsource/bodoni-moda/files/*-{latin,latin-ext}-{700,900}-normal.woff",
    "../../../node_modules/@fontsource/league-gothic/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/stint-ultra-condensed/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/gelasio/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/gelasio/files/*-400-italic.woff",
    "../../../node_modules/@fontsource/tinos/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/tinos/files/*-400-italic.woff",
    "../../../node_modules/@fontsource/newsreader/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/newsreader/files/*-400-italic.woff",
    "../../../node_modules/@fontsource/old-standard-tt/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/old-standard-tt/files/*-400-italic.woff",
    "../../../node_modules/@fontsource/im-fell-great-primer/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/source-serif-4/files/*-{300,400,600,700}-normal.woff",
    "../../../node_modules/@fontsource/source-serif-4/files/*-400-italic.woff",
    "../../../node_modules/@fontsource/pt-serif/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/pt-serif/files/*-400-italic.woff",
    "../../../node_modules/@fontsource/literata/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/literata/files/*-400-italic.woff",
    "../../../node_modules/@fontsource/stix-two-text/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/stix-two-text/files/*-400-italic.woff",
    "../../../node_modules/@fontsource/libre-caslon-condensed/files/*-{500,600,700}-normal.woff",
    "../../../node_modules/@fontsource/libre-caslon-display/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/libre-caslon-text/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/libre-caslon-text/files/*-400-italic.woff",
    "../../../node_modules/@fontsource/forum/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/roboto-slab/files/*-{400,700,800}-normal.woff",
    "../../../node_modules/@fontsource/ultra/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/besley/files/*-{400,700,900}-normal.woff",
    "../../../node_modules/@fontsource/besley/files/*-400-italic.woff",
    "../../../node_modules/@fontsource/libre-franklin/files/*-{400,600,700}-normal.woff",
    "../../../node_modules/@fontsource/schibsted-grotesk/files/*-{400,600,700,800}-normal.woff",
    "../../../node_modules/@fontsource/inter-tight/files/*-{500,600,700,800}-normal.woff",
    "../../../node_modules/@fontsource/archivo-black/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/archivo-narrow/files/*-{400,600,700}-normal.woff",
    "../../../node_modules/@fontsource/sofia-sans-condensed/files/*-{400,600,700}-normal.woff",
    "../../../node_modules/@fontsource/pt-sans/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/yeseva-one/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/playfair-display/files/*-{400,700,900}-normal.woff",
    "../../../node_modules/@fontsource/playfair-display/files/*-400-italic.woff",
    "../../../node_modules/@fontsource/golos-text/files/*-{400,600,700,800}-normal.woff",
    "../../../node_modules/@fontsource/sofia-sans-extra-condensed/files/*-800-normal.woff",
    "../../../node_modules/@fontsource/noto-naskh-arabic/files/*-{arabic,latin,latin-ext}-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/aref-ruqaa/files/*-700-normal.woff",
    "../../../node_modules/@fontsource/noto-kufi-arabic/files/*-{arabic,latin,latin-ext}-700-normal.woff",
    "../../../node_modules/@fontsource/amiri/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/rakkas/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/markazi-text/files/*-700-normal.woff",
    "../../../node_modules/@fontsource/cairo/files/*-{400,800}-normal.woff",
    "../../../node_modules/@fontsource/alexandria/files/*-800-normal.woff",
    "../../../node_modules/@fontsource/tajawal/files/*-{400,700,800}-normal.woff",
    "../../../node_modules/@fontsource/ibm-plex-sans-arabic/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/martel/files/*-{400,700,800,900}-normal.woff",
    "../../../node_modules/@fontsource/mukta/files/*-{400,600,700,800}-normal.woff",
    "../../../node_modules/@fontsource/rozha-one/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/tiro-devanagari-hindi/files/*-400-normal.woff",
    "../../../node_modules/@fontsource/eczar/files/*-{700,800}-normal.woff",
    "../../../node_modules/@fontsource/khand/files/*-{400,700}-normal.woff",
    "../../../node_modules/@fontsource/noto-serif-devanagari/files/*-{300,400,700}-normal.woff",
  ],
  { query: "?url", import: "default", eager: true },
);

const unicodeRanges = import.meta.glob<UnicodeRanges>(
  "../../../node_modules/@fontsource/{manufacturing-consent,unifrakturcook,unifrakturmaguntia,libre-bodoni,bodoni-moda,league-gothic,stint-ultra-condensed,gelasio,tinos,newsreader,old-standard-tt,im-fell-great-primer,source-serif-4,pt-serif,literata,stix-two-text,libre-caslon-condensed,libre-caslon-display,libre-caslon-text,forum,roboto-slab,ultra,besley,libre-franklin,schibsted-grotesk,inter-tight,archivo-black,archivo-narrow,sofia-sans-condensed,pt-sans,yeseva-one,playfair-display,golos-text,sofia-sans-extra-condensed,noto-naskh-arabic,aref-ruqaa,noto-kufi-arabic,amiri,rakkas,markazi-text,cairo,alexandria,tajawal,ibm-plex-sans-arabic,martel,mukta,rozha-one,tiro-devanagari-hindi,eczar,khand,noto-serif-devanagari}/unicode.json",
  { import: "default", eager: true },
);

// A Japanese, Korean or Chinese family is some 100 addresses a weight and 30 to 76 KB of ranges: not for pages that have no use for them.
const slicedFamilies: Partial<Record<FamilyName, () => Promise<{ files: FontFileList }>>> = {
  "Shippori Mincho B1": () => import("./font-files-shippori-mincho-b1.ts"),
  "BIZ UDMincho": () => import("./font-files-biz-udmincho.ts"),
  "Zen Kaku Gothic New": () => import("./font-files-zen-kaku-gothic-new.ts"),
  "Nanum Myeongjo": () => import("./font-files-nanum-myeongjo.ts"),
  Hahmlet: () => import("./font-files-hahmlet.ts"),
  "IBM Plex Sans KR": () => import("./font-files-ibm-plex-sans-kr.ts"),
  "Noto Serif SC": () => import("./font-files-noto-serif-sc.ts"),
  "Noto Sans SC": () => import("./font-files-noto-sans-sc.ts"),
};

/** The files of a family, its list loaded when it is first asked for. Rejects when the list cannot be loaded. */
export async function fontFilesOf(family: FamilyName): Promise<FontFileList> {
  const load = slicedFamilies[family];
  if (load) return (await load()).files;
  return createFontFileList(unicodeRanges[`${FONTSOURCE}${families[family].package}/unicode.json`] ?? {}, addresses);
}
