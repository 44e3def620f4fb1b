import { wordAddresses } from "./word-addresses.ts";

// Only the panel of the saved newspapers reads these; it imports this module, so that the addresses come with it and no other screen
// carries them.
Object.assign(
  wordAddresses,
  import.meta.glob<string>("../../locales/*/newspapers.json", { query: "?url", import: "default", eager: true }),
);
