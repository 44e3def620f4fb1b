import type { Endpoint } from "../http/endpoint.ts";
import { createCheckoutEndpoint } from "./create-checkout.ts";
import { readCheckoutEndpoint } from "./read-checkout.ts";
import { receiveEventEndpoint } from "./receive-event.ts";

export const endpoints: readonly Endpoint[] = [createCheckoutEndpoint, receiveEventEndpoint, readCheckoutEndpoint];
