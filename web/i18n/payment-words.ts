import { wordAddresses } from "./word-addresses.ts";

// Imported by the screens on which something is bought, so that the addresses come with them and no other screen carries them.
Object.assign(wordAddresses, import.meta.glob<string>("../../locales/*/payment.json", { query: "?url", import: "default", eager: true }));
