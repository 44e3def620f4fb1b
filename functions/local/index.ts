import type { Endpoint } from "../endpoint.ts";
import { readMailboxEndpoint } from "./read-mailbox.ts";

export const endpoints: readonly Endpoint[] = [readMailboxEndpoint];
