import { wordAddresses } from "./word-addresses.ts";

// Wanted when a newspaper lies on the desk; the text field imports this module, so that no other screen carries the addresses.
Object.assign(wordAddresses, import.meta.glob<string>("../../locales/*/stone.json", { query: "?url", import: "default", eager: true }));
