import { wordAddresses } from "./word-addresses.ts";

// Only what stands beside a newspaper reads these; it imports this module, so that no other screen carries the addresses.
Object.assign(wordAddresses, import.meta.glob<string>("../../locales/*/history.json", { query: "?url", import: "default", eager: true }));
