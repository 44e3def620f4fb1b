import { wordAddresses } from "./word-addresses.ts";

// Only the part that shares reads these; it imports this module, so that the addresses come with it and no other screen carries them.
Object.assign(wordAddresses, import.meta.glob<string>("../../locales/*/share-app.json", { query: "?url", import: "default", eager: true }));
