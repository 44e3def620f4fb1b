import unicodeRanges from "@fontsource/biz-udmincho/unicode.json";
import { createFontFileList } from "./font-file-list.ts";

const addresses = import.meta.glob<string>("../../../node_modules/@fontsource/biz-udmincho/files/*-400-normal.woff", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The family's slices, of the weights that pages use. */
export const files = createFontFileList(unicodeRanges, addresses);
