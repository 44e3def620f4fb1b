import { passkeys } from "../../db/schema.ts";

/** What an answer says of a passkey: never its key. */
export const passkeyColumns = { id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, seenAt: passkeys.seenAt };
