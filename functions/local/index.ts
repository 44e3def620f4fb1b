import type { Endpoint } from "../endpoint.ts";
import { readMailboxEndpoint } from "./read-mailbox.ts";
import { listTillEndpoint } from "./till/list-till.ts";
import { showTillEndpoint } from "./till/show-till.ts";
import { workTillEndpoint } from "./till/work-till.ts";

export const endpoints: readonly Endpoint[] = [readMailboxEndpoint, listTillEndpoint, showTillEndpoint, workTillEndpoint];
