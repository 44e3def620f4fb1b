import { endpoint } from "../http/endpoint.ts";
import { requestLanguage } from "../http/language.ts";
import { requestCode } from "./contract.ts";
import { mailCode } from "./login-codes.ts";

export const requestCodeEndpoint = endpoint(requestCode, async ({ c, body }) => {
  await mailCode(c, body.email, requestLanguage(c).code);
  return undefined;
});
