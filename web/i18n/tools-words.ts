import { wordAddresses } from "./word-addresses.ts";

// Only the tools of a newspaper on the desk read these; they import this module, so that no other screen carries the addresses.
Object.assign(wordAddresses, import.meta.glob<string>("../../locales/*/tools.json", { query: "?url", import: "default", eager: true }));
