import unicodeRanges from "@fontsource/zen-kaku-gothic-new/unicode.json";
import { createFontFileList } from "./font-file-list.ts";

const addresses = import.meta.glob<string>("../../../node_modules/@fontsource/zen-kaku-gothic-new/files/*-{400,700,900}-normal.woff", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The family's slices, of the weights that pages use. */
export const files = createFontFileList(unicodeRanges, addresses);
