import * as z from "zod";
import { describe } from "../http/contract.ts";

/** Providers a user may save a key for; `custom` is any server with OpenAI's protocol, at the user's own address. */
export const KeyProvider = z.enum(["openai", "anthropic", "stability", "custom"]);
export type KeyProvider = z.infer<typeof KeyProvider>;

/** Maximum lengths in characters. */
export const keyLimits = { key: 400, baseUrl: 500, model: 120 } as const;

const KeyValue = z
  .string()
  .trim()
  .max(keyLimits.key, { message: "The key is too long. Please enter it as the provider shows it." })
  .regex(/^[\x21-\x7e]*$/, { message: "The key has characters no key has. Please enter it as the provider shows it." });

const ModelName = z
  .string()
  .trim()
  .max(keyLimits.model, { message: `The name of the model is too long. Please use at most ${keyLimits.model} characters.` })
  .regex(/^\P{Cc}*$/u, { message: "The name of the model has characters no name has. Please enter it as the provider shows it." });

/**
 * Omitted fields stay as saved. `keyValue` may be '' where a key is saved already, and for a custom address, which may need none.
 * `baseUrl` is for `custom` only: public https at any port (in local mode LOCAL_FETCH_HOSTS too). A saved key is never sent to another
 * host: there it must be entered again.
 */
export const ApiKeyInput = z.object({
  provider: KeyProvider,
  keyValue: KeyValue.default(""),
  isActive: z.boolean().optional(),
  baseUrl: z.string().trim().max(keyLimits.baseUrl).optional(),
  /** The provider's model id; '' for the catalogue's. */
  model: ModelName.optional(),
});
export type ApiKeyInput = z.output<typeof ApiKeyInput>;

/** A saved key as shown to its owner: only its last four characters ('' for a short key, or none), never the key. */
export const ApiKey = z.object({
  provider: KeyProvider,
  last4: z.string(),
  isActive: z.boolean(),
  /** Custom only. */
  baseUrl: z.string().optional(),
  model: z.string().optional(),
  updatedAt: z.number().int(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** Saves the caller's own key for a provider. */
export const saveApiKey = describe({ method: "POST", path: "/api-keys", who: "user", body: ApiKeyInput });
/** Lists the caller's saved keys, by their last four characters. */
export const listApiKeys = describe({ method: "GET", path: "/api-keys", who: "user", answer: z.array(ApiKey) });
/** Removes a saved key. */
export const removeApiKey = describe({
  method: "DELETE",
  path: "/api-keys/:provider",
  who: "owner",
  params: z.object({ provider: KeyProvider }),
});
