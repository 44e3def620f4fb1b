import { AppError } from "../http/errors.ts";

/** Passkeys of one person. */
export const mostPasskeys = 20;

export const tooManyPasskeys = () =>
  new AppError("CONFLICT", {
    message: `You have ${mostPasskeys} passkeys, which is the most there can be. Please remove one before you add another.`,
    details: { reason: "too-many" },
  });
