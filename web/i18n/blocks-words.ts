import { wordAddresses } from "./word-addresses.ts";

// Only what makes parts of a newspaper again reads these; it imports this module, so that no other screen carries the addresses.
Object.assign(wordAddresses, import.meta.glob<string>("../../locales/*/blocks.json", { query: "?url", import: "default", eager: true }));
