import { type FamilyName, families } from "./font-families.ts";
import { createFontFileList, FONTSOURCE, type FontFileList } from "./font-file-list.ts";
import type { UnicodeRanges } from "./font-slices.ts";

// The bundler reads these patterns from the source, so they repeat the weights of font-families.ts; a test holds the two together.
const addresses = import.meta.glob<string>(
  [
    "../../node_modules/@fontsource/manufacturing-consent/files/*-400-normal.woff",
    "../../node_modules/@fontsource/libre-bodoni/files/*-{400,700}-{normal,italic}.woff",
    "../../node_modules/@fontsource/league-gothic/files/*-400-normal.woff",
    "../../node_modules/@fontsource/gelasio/files/*-{400,700}-normal.woff",
    "../../node_modules/@fontsource/gelasio/files/*-400-italic.woff",
    "../../node_modules/@fontsource/libre-franklin/files/*-{400,600,700}-normal.woff",
    "../../node_modules/@fontsource/source-serif-4/files/*-{400,700}-normal.woff",
    "../../node_modules/@fontsource/source-serif-4/files/*-400-italic.woff",
    "../../node_modules/@fontsource/noto-naskh-arabic/files/*-{arabic,latin,latin-ext}-{400,700}-normal.woff",
    "../../node_modules/@fontsource/aref-ruqaa/files/*-700-normal.woff",
    "../../node_modules/@fontsource/noto-kufi-arabic/files/*-{arabic,latin,latin-ext}-700-normal.woff",
    "../../node_modules/@fontsource/amiri/files/*-{400,700}-normal.woff",
  ],
  { query: "?url", import: "default", eager: true },
);

const unicodeRanges = import.meta.glob<UnicodeRanges>(
  "../../node_modules/@fontsource/{manufacturing-consent,libre-bodoni,league-gothic,gelasio,libre-franklin,source-serif-4,noto-naskh-arabic,aref-ruqaa,noto-kufi-arabic,amiri}/unicode.json",
  { import: "default", eager: true },
);

// A Japanese family is 120 addresses a weight and 70 KB of ranges: not for pages that have no use for them.
const slicedFamilies: Partial<Record<FamilyName, () => Promise<{ files: FontFileList }>>> = {
  "Shippori Mincho B1": () => import("./font-files-shippori-mincho-b1.ts"),
  "BIZ UDMincho": () => import("./font-files-biz-udmincho.ts"),
  "Zen Kaku Gothic New": () => import("./font-files-zen-kaku-gothic-new.ts"),
};

/** The files of a family, its list loaded when it is first asked for. Rejects when the list cannot be loaded. */
export async function fontFilesOf(family: FamilyName): Promise<FontFileList> {
  const load = slicedFamilies[family];
  if (load) return (await load()).files;
  return createFontFileList(unicodeRanges[`${FONTSOURCE}${families[family].package}/unicode.json`] ?? {}, addresses);
}
