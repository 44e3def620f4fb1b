import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { requestLanguage } from "../http/language.ts";
import { browserOf } from "./browser.ts";
import { openSession } from "./contract.ts";
import { takeCode } from "./login-codes.ts";
import { presentUser } from "./present.ts";
import { signIn } from "./sign-in.ts";

export const openSessionEndpoint = endpoint(openSession, async ({ c, body }) => {
  const browser = await browserOf(c);
  if (!browser || !(await takeCode(c, browser, body.email, body.code))) {
    throw new AppError("UNAUTHORIZED", { message: "This code is wrong or no longer valid. Please check it, or ask for a new one." });
  }
  return presentUser(await signIn(c, body.email, requestLanguage(c).code));
});
