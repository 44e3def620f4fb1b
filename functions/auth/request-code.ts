import { endpoint } from "../endpoint.ts";
import { requestLanguage } from "../language.ts";
import { requestCode } from "./contract.ts";
import { mailCode } from "./login-codes.ts";

export const requestCodeEndpoint = endpoint(requestCode, async ({ c, body }) => {
  await mailCode(c, body.email, requestLanguage(c).code);
  return undefined;
});
