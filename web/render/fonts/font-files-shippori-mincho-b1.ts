import unicodeRanges from "@fontsource/shippori-mincho-b1/unicode.json";
import { createFontFileList } from "./font-file-list.ts";

const addresses = import.meta.glob<string>("../../../node_modules/@fontsource/shippori-mincho-b1/files/*-{400,700,800}-normal.woff", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The family's slices, of the weights that pages use. */
export const files = createFontFileList(unicodeRanges, addresses);
