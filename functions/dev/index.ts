import type { Endpoint } from "../http/endpoint.ts";
import { readMailboxEndpoint } from "./read-mailbox.ts";
import { listTillEndpoint } from "./stripe/list-till.ts";
import { showTillEndpoint } from "./stripe/show-till.ts";
import { workTillEndpoint } from "./stripe/work-till.ts";

export const endpoints: readonly Endpoint[] = [readMailboxEndpoint, listTillEndpoint, showTillEndpoint, workTillEndpoint];
