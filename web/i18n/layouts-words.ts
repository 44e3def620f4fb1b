import { wordAddresses } from "./word-addresses.ts";

// Only the Layout Preview tab reads these; it imports this module, so that no other screen carries the addresses.
Object.assign(wordAddresses, import.meta.glob<string>("../../locales/*/layouts.json", { query: "?url", import: "default", eager: true }));
