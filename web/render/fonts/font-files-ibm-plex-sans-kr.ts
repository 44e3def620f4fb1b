import unicodeRanges from "@fontsource/ibm-plex-sans-kr/unicode.json";
import { createFontFileList } from "./font-file-list.ts";

const addresses = import.meta.glob<string>("../../../node_modules/@fontsource/ibm-plex-sans-kr/files/*-{400,700}-normal.woff", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The family's slices, of the weights that pages use. */
export const files = createFontFileList(unicodeRanges, addresses);
