/** What makes and verifies ceremonies: large, and asked for by few requests, so initialized at the first of them. */
export const openPasskeys = () => import("./passkey-library.ts");
