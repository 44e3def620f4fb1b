import { wordAddresses } from "./word-addresses.ts";

// Only the demo reads these; it imports this module, so that the addresses come with it and no screen carries them.
Object.assign(wordAddresses, import.meta.glob<string>("../../locales/*/demo.json", { query: "?url", import: "default", eager: true }));
