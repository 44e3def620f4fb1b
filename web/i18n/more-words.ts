import { wordAddresses } from "./word-addresses.ts";

// A visitor's first screen reads none of these, and seventy names of files hardly pack. What does read them imports this
// module too, so that the addresses come with it and not after it.
Object.assign(
  wordAddresses,
  import.meta.glob<string>("../../locales/*/{public,notices,app,settings,page,almanac}.json", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);
