import unicodeRanges from "@fontsource/hahmlet/unicode.json";
import { createFontFileList } from "./font-file-list.ts";

const addresses = import.meta.glob<string>("../../../node_modules/@fontsource/hahmlet/files/*-{300,800}-normal.woff", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The family's slices, of the weights that pages use. */
export const files = createFontFileList(unicodeRanges, addresses);
