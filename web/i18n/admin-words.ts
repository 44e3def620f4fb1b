import { wordAddresses } from "./word-addresses.ts";

// Imported by the admin's screen alone, so that no other carries the addresses.
Object.assign(wordAddresses, import.meta.glob<string>("../../locales/*/admin.json", { query: "?url", import: "default", eager: true }));
