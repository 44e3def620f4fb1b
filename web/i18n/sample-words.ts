import { wordAddresses } from "./word-addresses.ts";

// The texts of the admin's sample newspaper are longer than all other words together: they come with the Layout Preview tab alone.
Object.assign(wordAddresses, import.meta.glob<string>("../../locales/*/sample.json", { query: "?url", import: "default", eager: true }));
