import type { Endpoint } from "../http/endpoint.ts";
import { createCheckout } from "./create-checkout.ts";
import { readCheckout } from "./read-checkout.ts";
import { receiveEvent } from "./receive-event.ts";

export const endpoints: readonly Endpoint[] = [createCheckout, receiveEvent, readCheckout];
