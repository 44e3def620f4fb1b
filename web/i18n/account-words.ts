import { wordAddresses } from "./word-addresses.ts";

// Only the account page reads these; it imports this module, so that the addresses come with it and no other screen carries them.
Object.assign(wordAddresses, import.meta.glob<string>("../../locales/*/account.json", { query: "?url", import: "default", eager: true }));
