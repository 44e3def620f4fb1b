import type { tokenPackage as sold } from "../../../functions/stripe/contract.ts";

/** What is sold, as functions/stripe/contract.ts has it, whose zod is too heavy to load here: other values would not compile. */
export const tokenPackage: typeof sold = { tokens: 3, amount: 500, currency: "usd" };
