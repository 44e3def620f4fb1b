import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { type AddressRefusal, judgeAddress } from "../outbound/judge-address.ts";
import { addressRules, customModelAddresses } from "../outbound/outbound-rules.ts";

const sentences: Record<AddressRefusal, string> = {
  invalid: "This is not an address. Please enter the whole address of the server, beginning with https://.",
  scheme: "The address must begin with https://. Please enter it in that form.",
  credentials: "The address holds a name or password. Please enter the address alone, and the key in its own field.",
  port: "This port cannot be used. Please enter another address.",
  host: "This address is not on the public internet. Please enter one that can be reached from everywhere.",
};

/**
 * A person's address of a model server as it is stored: parsed, without a slash at the end. Throws INVALID with the field and a
 * reason in the details. `requestUrl`: the request that brought it.
 */
export function readBaseUrl(settings: Settings, baseUrl: string, requestUrl: string): string {
  const judged = judgeAddress(baseUrl, addressRules(settings, customModelAddresses, requestUrl));
  if (!judged.ok) throw refuseBaseUrl(sentences[judged.reason], judged.reason);
  const { search, hash, origin, pathname } = judged.url;
  if (search !== "" || hash !== "")
    throw refuseBaseUrl("Please enter the address without what follows a question mark or hash sign.", "invalid");
  return origin + pathname.replace(/\/+$/, "");
}

export function refuseBaseUrl(message: string, reason: string): AppError {
  return new AppError("INVALID", { message, details: { fields: ["baseUrl"], reason } });
}
